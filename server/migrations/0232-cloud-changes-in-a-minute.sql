-- What takes access from people waits a minute in which it can be undone: undoing it and doing it are both the removal of
-- its row, so exactly one of them happens.
CREATE TABLE cloud_pending_changes (
  id uuid PRIMARY KEY,
  configuration_id uuid NOT NULL REFERENCES cloud_configurations(id) ON DELETE CASCADE,
  -- Whose access is taken; null: that of all people of the account.
  contact_id uuid REFERENCES contacts(id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('access', 'account', 'product', 'removal')),
  change jsonb NOT NULL DEFAULT '{}',
  due_at timestamptz NOT NULL,
  created_by uuid,
  CONSTRAINT cloud_pending_changes_key UNIQUE NULLS NOT DISTINCT (configuration_id, kind, contact_id)
);
CREATE INDEX cloud_pending_changes_due_index ON cloud_pending_changes (due_at);
CREATE INDEX cloud_pending_changes_contact_index ON cloud_pending_changes (contact_id);
