-- What those left behind who were forgotten before: links that wait in their mailbox, request files that name them, and the
-- mail that told the info mailbox of it.
DELETE FROM consent_links WHERE contact_id IN (SELECT id FROM contacts WHERE erased_at IS NOT NULL);

UPDATE licence_requests SET file = NULL, file_name = ''
WHERE asked_by IS NULL AND asked_email = '' AND state NOT IN ('open', 'inWork');

UPDATE moves SET file = '', file_name = '' WHERE asked_by IS NULL AND asked_email = '' AND state <> 'waiting';

UPDATE mails SET receiver = '', subject = '', text_body = '', html_body = '', attachments = '[]'
WHERE template = 'contacts.deleted' AND state = 'sent' AND text_body LIKE '%hat das eigene Konto mit dem Profil gelöscht.%';
