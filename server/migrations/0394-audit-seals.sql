-- Which rows of the audit log were moved out into files. The chain goes on behind the last of them.
CREATE TABLE audit_seals (
  from_position bigint NOT NULL UNIQUE CHECK (from_position > 0),
  to_position bigint PRIMARY KEY,
  -- Of the row before the first one, and of the last one.
  from_hash bytea NOT NULL CHECK (octet_length(from_hash) = 32),
  to_hash bytea NOT NULL CHECK (octet_length(to_hash) = 32),
  file text NOT NULL CHECK (file ~ '^audit-[0-9]+-[0-9]+[.]jsonl$'),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  bytes bigint NOT NULL,
  rows bigint NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (rows = to_position - from_position + 1)
);
CREATE TRIGGER audit_seals_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE audit_seals ENABLE ALWAYS TRIGGER audit_seals_only_grow;
-- Checks of before knew no seals.
UPDATE audit_checks SET found = found || '{"sealed": {"rows": 0, "files": 0, "missing": [], "wrong": []}}'::jsonb
  WHERE found IS NOT NULL;
