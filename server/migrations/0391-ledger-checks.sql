-- Checks of the whole ledger: they take longer with every licence, so a job does them and says how far it is.
CREATE TABLE ledger_checks (
  id uuid PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  -- Entries of the ledger, and how many of them are checked: of each its place in the chain, and its licence.
  entries bigint NOT NULL,
  checked bigint NOT NULL DEFAULT 0,
  found jsonb,
  started_at timestamptz NOT NULL DEFAULT now(),
  started_by uuid,
  ended_at timestamptz
);
-- One at a time: a second request is answered with the one that runs.
CREATE UNIQUE INDEX ledger_checks_running_key ON ledger_checks (state) WHERE state = 'running';
CREATE INDEX ledger_checks_started_index ON ledger_checks (started_at DESC);
CREATE INDEX ledger_checks_account_index ON ledger_checks (started_by);
