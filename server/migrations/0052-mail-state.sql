-- Whether mails wait for the mail server is asked while somebody waits for one.
CREATE INDEX mails_sent_index ON mails (sent_at);
CREATE INDEX mails_tried_index ON mails (created_at) WHERE state = 'queued' AND attempts > 0;
