-- The audit log as a chain. Rows are written without waiting for each other; a job links them afterwards, in one order.
CREATE TABLE audit_links (
  position bigint PRIMARY KEY CHECK (position > 0),
  audit_id bigint NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32)
);
CREATE TABLE audit_heads (
  position bigint PRIMARY KEY,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  signed_at timestamptz NOT NULL,
  key_id text NOT NULL,
  signature bytea NOT NULL CHECK (octet_length(signature) = 64)
);
CREATE TRIGGER audit_links_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE audit_links ENABLE ALWAYS TRIGGER audit_links_only_grow;
CREATE TRIGGER audit_heads_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE audit_heads ENABLE ALWAYS TRIGGER audit_heads_only_grow;

-- What waits to be linked. A trigger rather than the program fills it, so that processes of the version before do too.
CREATE TABLE audit_waiting (audit_id bigint PRIMARY KEY);
INSERT INTO audit_waiting SELECT id FROM audit_log;
CREATE FUNCTION audit_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_waiting SELECT id FROM written;
  RETURN NULL;
END
$$;
CREATE TRIGGER audit_log_waits AFTER INSERT ON audit_log REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION audit_waits();

-- One row: whoever holds it links and sends; how far rows and heads were sent out.
CREATE TABLE audit_progress (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  sent bigint NOT NULL DEFAULT 0,
  sent_heads bigint NOT NULL DEFAULT 0
);
INSERT INTO audit_progress DEFAULT VALUES;
