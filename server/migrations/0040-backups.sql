-- Backups that were written by themselves or asked for in the portal: what became of each.
CREATE TABLE backups (
  id uuid PRIMARY KEY,
  file text NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed')),
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  bytes bigint,
  tables integer,
  -- Why it failed, as the system said it.
  problem text NOT NULL DEFAULT ''
);
CREATE INDEX backups_started_at_idx ON backups (started_at DESC);
