-- Views of lists somebody keeps: search, filters and order as the address holds them, and the columns left out.
CREATE TABLE list_views (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  query jsonb NOT NULL,
  hidden text[] NOT NULL,
  -- Staff who see the list may use it too.
  shared boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX list_views_name_key ON list_views (account_id, list, lower(name));
CREATE INDEX list_views_shared_index ON list_views (list) WHERE shared;

-- Which columns of a list somebody does without.
CREATE TABLE list_columns (
  account_id uuid NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
  list text NOT NULL,
  hidden text[] NOT NULL,
  PRIMARY KEY (account_id, list)
);
