-- What a mail says in confidence, such as the link that sets a new password, is sealed until the mail is sent and gone
-- afterwards; its words are kept with a mark in its place.
ALTER TABLE mails
  ADD COLUMN secret boolean NOT NULL DEFAULT false,
  ADD COLUMN sealed text NOT NULL DEFAULT '',
  ADD CONSTRAINT mails_sealed_check CHECK (secret OR sealed = ''),
  ADD CONSTRAINT mails_sent_check CHECK (state <> 'sent' OR sealed = '');

-- Mails of before: sent ones lose it, those that wait keep it beside their words until they are sent. Only the server has
-- the keys to seal it.
WITH said AS (
  SELECT id, coalesce(
    substring(text_body FROM '[?&](?:token|id)=([A-Za-z0-9_-]{43})'),
    substring(text_body FROM '[?&]code=([0-9]{6})')
  ) AS secret
  FROM mails
  WHERE template IN ('accounts.unlock', 'accounts.reset', 'accounts.code', 'accounts.newEmail', 'registration.confirmation',
    'registration.resend', 'registration.invitation', 'profile.newsletter')
)
UPDATE mails SET
  secret = true,
  sealed = CASE mails.state WHEN 'sent' THEN '' ELSE 'plain:' || said.secret END,
  subject = replace(mails.subject, said.secret, '••••••'),
  text_body = replace(mails.text_body, said.secret, '••••••'),
  html_body = replace(mails.html_body, said.secret, '••••••')
FROM said WHERE said.id = mails.id AND said.secret IS NOT NULL;
