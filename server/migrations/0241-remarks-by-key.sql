-- A ready-made remark is stored by its key, so that it is read in its reader's language; `reason` holds what staff typed.
ALTER TABLE verifications ADD COLUMN remark text CHECK (remark IN ('cut', 'old', 'other'));
-- Which decision led to the status: the mail of it differs where two of them lead to the same one.
ALTER TABLE verifications ADD COLUMN decision text;

UPDATE verifications SET remark = known.key, reason = '' FROM (VALUES
  ('cut', 'Der Name oder die Hochschule ist nicht zu lesen. Bitte schicken Sie die ganze Seite.'),
  ('cut', 'The name or the university cannot be read. Please send the whole page.'),
  ('old', 'Die Bescheinigung gilt nicht für das laufende Semester.'),
  ('old', 'The certificate is not for the current term.'),
  ('other', 'Der Name auf der Bescheinigung ist ein anderer als im Konto.'),
  ('other', 'The name on the certificate differs from the account.')) AS known (key, words)
WHERE reason = known.words;
