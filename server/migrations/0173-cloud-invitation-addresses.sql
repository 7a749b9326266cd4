-- The address an invitation to the cloud went to: its link works while the contact keeps it. Of earlier ones the mail
-- tells; where it is gone, nobody can say who reads it, and the link is void.
ALTER TABLE cloud_access ADD COLUMN invitation_email text;
UPDATE cloud_access SET invitation_email = mails.receiver FROM mails
WHERE mails.id = invitation_mail AND invitation_hash IS NOT NULL;
