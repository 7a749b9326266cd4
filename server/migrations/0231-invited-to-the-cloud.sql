-- Who was invited to the cloud alone gets no more than that; who was invited as a contact stays so.
ALTER TABLE invitation_requests ADD COLUMN invited_to text NOT NULL DEFAULT 'portal'
  CHECK (invited_to IN ('portal', 'cloud'));
