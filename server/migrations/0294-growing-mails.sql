CREATE INDEX mails_search_index ON mails USING gin (search_text gin_trgm_ops);
CREATE INDEX mails_subject_index ON mails ((sort_key(subject) COLLATE "C"), id);
CREATE INDEX mails_state_index ON mails (state, id);
