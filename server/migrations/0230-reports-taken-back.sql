-- An upload can be taken back: what its sessions were told to be before.
CREATE TABLE cloud_session_versions (
  report_id uuid NOT NULL REFERENCES cloud_reports(id) ON DELETE CASCADE,
  session_id text NOT NULL,
  stack text NOT NULL,
  started_at timestamptz NOT NULL,
  seconds integer NOT NULL,
  told_by uuid NOT NULL REFERENCES cloud_reports(id) ON DELETE CASCADE,
  run uuid NOT NULL,
  PRIMARY KEY (report_id, session_id)
);
CREATE INDEX cloud_session_versions_told_index ON cloud_session_versions (told_by);

ALTER TABLE cloud_reports DROP CONSTRAINT cloud_reports_state_check,
  ADD CONSTRAINT cloud_reports_state_check CHECK (state IN ('running', 'done', 'failed', 'takenBack'));
