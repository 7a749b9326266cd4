-- Configurations that a program writes piece by piece: each belongs to one session until a product is given it.
CREATE TABLE configuration_drafts (
  -- Of the configuration it becomes.
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Whose it will be; neither: of a product, as a master or a template.
  company_id uuid REFERENCES companies ON DELETE CASCADE,
  contact_id uuid REFERENCES contacts ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL,
  items jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  modified_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT configuration_drafts_holder_check CHECK (num_nonnulls(company_id, contact_id) <= 1)
);
CREATE INDEX configuration_drafts_session_index ON configuration_drafts (session_id);
CREATE INDEX configuration_drafts_account_index ON configuration_drafts (account_id);
CREATE INDEX configuration_drafts_company_index ON configuration_drafts (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX configuration_drafts_contact_index ON configuration_drafts (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX configuration_drafts_modified_index ON configuration_drafts (modified_at);

-- What a session changes of a saved configuration: it goes live in one step, on what is live by then. They outlive the
-- session, which may end right after the last call.
CREATE TABLE configuration_changes (
  session_id uuid NOT NULL,
  configuration_id uuid NOT NULL REFERENCES configurations ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- In the order they were written.
  changes jsonb NOT NULL DEFAULT '[]',
  -- For the history, once a product leaves the configuration.
  change_notes text NOT NULL DEFAULT '',
  -- What the session reads under this id since its changes went live.
  successor_id uuid REFERENCES configurations ON DELETE SET NULL,
  -- When they go live by themselves; null while there are none, or while a rule forbids it.
  due_at timestamptz,
  modified_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, configuration_id)
);
CREATE INDEX configuration_changes_configuration_index ON configuration_changes (configuration_id);
CREATE INDEX configuration_changes_account_index ON configuration_changes (account_id);
CREATE INDEX configuration_changes_successor_index ON configuration_changes (successor_id) WHERE successor_id IS NOT NULL;
CREATE INDEX configuration_changes_modified_index ON configuration_changes (modified_at);
