CREATE INDEX licences_issued_index ON licences (issued_at);
