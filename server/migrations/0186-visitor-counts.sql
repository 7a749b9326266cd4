-- What people who are not signed in ask for and are refused, counted by the hour: the audit log only grows, and strangers must
-- not fill it. Nothing they typed is kept.
CREATE TABLE visitor_counts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hour timestamptz NOT NULL,
  operation text NOT NULL,
  reason text NOT NULL DEFAULT '',
  record_kind text NOT NULL DEFAULT '',
  record_id text NOT NULL DEFAULT '',
  count integer NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (hour, operation, reason, record_kind, record_id)
);
