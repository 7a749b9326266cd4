-- Tables of companies or contacts that staff uploaded, deleted after thirty days.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('companies', 'contacts')),
  file_name text NOT NULL,
  headers jsonb NOT NULL,
  -- The field each column goes to, or null, in the order of the headers.
  mapping jsonb NOT NULL,
  state text NOT NULL DEFAULT 'mapping' CHECK (state IN ('mapping', 'checking', 'checked', 'writing', 'done')),
  -- Counts the dry runs: one that was overtaken writes nothing more.
  run integer NOT NULL DEFAULT 0,
  row_count integer NOT NULL,
  created_by uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX imports_created_by_index ON imports (created_by, created_at, id);
CREATE INDEX imports_created_index ON imports (created_at);
-- Each row is written at most once: its result commits with what it wrote.
CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  row integer NOT NULL,
  cells jsonb NOT NULL,
  -- Customer number or e-mail address, known once the row was checked.
  key text NOT NULL DEFAULT '',
  outcome text CHECK (outcome IN ('new', 'changed', 'unchanged', 'error')),
  changes jsonb NOT NULL DEFAULT '{}',
  problems jsonb NOT NULL DEFAULT '[]',
  chosen boolean NOT NULL DEFAULT false,
  result text CHECK (result IN ('created', 'changed', 'unchanged', 'failed')),
  record_id uuid,
  PRIMARY KEY (import_id, row)
);
CREATE INDEX import_rows_outcome_index ON import_rows (import_id, outcome, row);
CREATE INDEX import_rows_open_index ON import_rows (import_id, row) WHERE chosen AND result IS NULL;
CREATE INDEX import_rows_key_index ON import_rows (key) WHERE key <> '';
-- What each account last made of which header.
CREATE TABLE import_mappings (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  fields jsonb NOT NULL,
  PRIMARY KEY (account_id, kind)
);
