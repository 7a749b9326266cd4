-- Which accounts stand in the log, and the rows of one of them in order.
CREATE INDEX audit_log_email_index ON audit_log (account_email, id);
