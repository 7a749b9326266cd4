-- A licenser asks for count and end of a product's modules; whoever edits configurations sets them.

CREATE TABLE end_requests (
  id uuid PRIMARY KEY,
  holding_id uuid NOT NULL REFERENCES holdings ON DELETE CASCADE,
  -- Without a count every module keeps its own.
  count integer CHECK (count BETWEEN 1 AND 100),
  -- Without a day the modules run without an end.
  end_day date,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'declined', 'withdrawn')),
  reason text NOT NULL DEFAULT '',
  language text NOT NULL CHECK (language IN ('de', 'en')),
  asked_by uuid REFERENCES accounts ON DELETE SET NULL,
  asked_email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_by uuid REFERENCES accounts ON DELETE SET NULL,
  answered_at timestamptz
);

CREATE UNIQUE INDEX end_requests_open_key ON end_requests (holding_id) WHERE state = 'open';
CREATE INDEX end_requests_holding_index ON end_requests (holding_id, created_at);
CREATE INDEX end_requests_asked_index ON end_requests (asked_by);
CREATE INDEX end_requests_answered_index ON end_requests (answered_by);
