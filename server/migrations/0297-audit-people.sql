-- The addresses in the log, each once: with each customer who signs in there are more, and they are searched by a part.
CREATE TABLE audit_people (email text PRIMARY KEY);
INSERT INTO audit_people SELECT DISTINCT account_email FROM audit_log WHERE account_email <> '';
CREATE INDEX audit_people_search_index ON audit_people USING gin (search_form(email) gin_trgm_ops);
CREATE OR REPLACE FUNCTION audit_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_waiting SELECT id FROM written;
  INSERT INTO audit_people SELECT DISTINCT account_email FROM written WHERE account_email <> ''
    AND NOT EXISTS (SELECT FROM audit_people WHERE email = account_email) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
