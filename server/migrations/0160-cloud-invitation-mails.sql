-- When somebody was invited to the cloud, and by which mail: whether it was sent is what stands beside the mail.
ALTER TABLE cloud_access
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN invitation_mail uuid REFERENCES mails(id) ON DELETE SET NULL;
CREATE INDEX cloud_access_mail_index ON cloud_access (invitation_mail) WHERE invitation_mail IS NOT NULL;
