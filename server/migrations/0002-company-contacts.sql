-- Only a company has main contacts; how many is counted while its row is held.
UPDATE contacts SET main_contact = false WHERE company_id IS NULL AND main_contact;
ALTER TABLE contacts ADD CONSTRAINT contacts_main_contact_check CHECK (company_id IS NOT NULL OR NOT main_contact);
CREATE INDEX contacts_main_contact_index ON contacts (company_id) WHERE main_contact;

-- Who was invited last, when and by whom. Without this row the mail is not written, and its links are deleted with it.
CREATE TABLE invitation_requests (
  contact_id uuid PRIMARY KEY REFERENCES contacts ON DELETE CASCADE,
  email text NOT NULL,
  invited_at timestamptz NOT NULL DEFAULT now(),
  invited_by uuid,
  expires_at timestamptz NOT NULL
);
INSERT INTO invitation_requests (contact_id, email, invited_at, expires_at)
SELECT DISTINCT ON (contact_id) contact_id, email, created_at, expires_at
FROM invitations WHERE used_at IS NULL ORDER BY contact_id, created_at DESC;

-- Contacts who use the cloud.
CREATE TABLE cloud_users (
  contact_id uuid PRIMARY KEY REFERENCES contacts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
