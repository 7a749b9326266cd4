-- Who was forgotten before left behind the address of their university: in what happened, and in mails sent to it.
UPDATE student_events SET facts = facts - 'about'
WHERE contact_id IN (SELECT id FROM contacts WHERE erased_at IS NOT NULL);

UPDATE mails SET receiver = '', subject = '', text_body = '', html_body = '', sealed = '', attachments = '[]',
  state = CASE state WHEN 'queued' THEN 'failed' ELSE state END
WHERE record_kind = 'contact' AND receiver <> '' AND record_id IN (SELECT id FROM contacts WHERE erased_at IS NOT NULL);
