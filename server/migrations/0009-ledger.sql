-- The issuance ledger: one entry per licence, each with the hash of the one before it (licence/FORMAT.md).
CREATE TABLE ledger_entries (
  position bigint PRIMARY KEY CHECK (position > 0),
  previous bytea NOT NULL CONSTRAINT ledger_entries_previous_key UNIQUE CHECK (octet_length(previous) = 32),
  hash bytea NOT NULL CONSTRAINT ledger_entries_hash_key UNIQUE CHECK (octet_length(hash) = 32),
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{0,19}$'),
  serial bigint NOT NULL CONSTRAINT ledger_entries_serial_key UNIQUE,
  file bytea NOT NULL CHECK (octet_length(file) = 32),
  key_id text NOT NULL,
  issued_at timestamptz NOT NULL,
  issued_by uuid
);
CREATE TRIGGER ledger_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_only_grow;
-- Where the ledger ends. Whoever writes an entry holds this row until the entry is committed.
CREATE TABLE ledger_end (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  position bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO ledger_end (position, hash) VALUES (0, decode(repeat('00', 32), 'hex'));
-- The vendor's signed word of where the ledger ended on a day.
CREATE TABLE ledger_heads (
  day date PRIMARY KEY,
  position bigint NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  key_id text NOT NULL,
  signature bytea NOT NULL CHECK (octet_length(signature) = 64),
  signed_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER ledger_heads_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE ledger_heads ENABLE ALWAYS TRIGGER ledger_heads_only_grow;
