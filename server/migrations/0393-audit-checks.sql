-- Checks of the whole audit log, as those of the ledger: a job does them and says how far it is.
CREATE TABLE audit_checks (
  id uuid PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  -- Rows of the chain, and how many of them are checked: of each its place in the chain, and that nothing stands beside it.
  entries bigint NOT NULL,
  checked bigint NOT NULL DEFAULT 0,
  found jsonb,
  started_at timestamptz NOT NULL DEFAULT now(),
  started_by uuid,
  ended_at timestamptz
);
-- One at a time: a second request is answered with the one that runs.
CREATE UNIQUE INDEX audit_checks_running_key ON audit_checks (state) WHERE state = 'running';
CREATE INDEX audit_checks_started_index ON audit_checks (started_at DESC);
CREATE INDEX audit_checks_account_index ON audit_checks (started_by);
