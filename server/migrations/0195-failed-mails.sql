-- How many mails failed is asked every few seconds.
CREATE INDEX mails_failed_index ON mails (created_at) WHERE state = 'failed';
