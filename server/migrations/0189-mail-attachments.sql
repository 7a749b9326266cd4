-- Files of mails that were sent stand in the ledger of licences: the outbox no longer holds them once more.
UPDATE mails SET attachments = (SELECT jsonb_agg(one - 'content' ORDER BY place) FROM jsonb_array_elements(attachments) WITH ORDINALITY AS l (one, place))
  WHERE state = 'sent' AND attachments <> '[]';

-- Mails are deleted after their term.
CREATE INDEX cloud_access_invitation_mail_index ON cloud_access (invitation_mail) WHERE invitation_mail IS NOT NULL;
