-- The mailbox an address leads to: case and what stands after a plus make no other one. Addresses are ASCII here, and so are
-- their domains; `mailboxOf` of the server says the same.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(lower(email COLLATE "C"), '^([^+@]+)\+[^@]*@', '\1@');

-- What mails to one mailbox are counted by: many providers ignore dots in the name as well.
CREATE FUNCTION mail_limit_key(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(split_part(mailbox_of(email), '@', 1), '.', '') || '@' || split_part(mailbox_of(email), '@', 2);

CREATE INDEX mails_mailbox_index ON mails (mail_limit_key(receiver), created_at);

-- One mailbox verifies one person. Doubles that are there already stay: the first who was confirmed has the place in the key.
ALTER TABLE verifications ADD COLUMN mailbox_double boolean NOT NULL DEFAULT false;
UPDATE verifications SET mailbox_double = true WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY mailbox_of(student_email) ORDER BY email_confirmed_at, id) AS place
    FROM verifications WHERE email_confirmed_at IS NOT NULL AND product_id IS NULL AND student_email <> '') AS one
  WHERE place > 1);
CREATE UNIQUE INDEX verifications_mailbox_key ON verifications (mailbox_of(student_email))
  WHERE email_confirmed_at IS NOT NULL AND product_id IS NULL AND student_email <> '' AND NOT mailbox_double;
CREATE INDEX verifications_mailbox_index ON verifications (mailbox_of(student_email))
  WHERE email_confirmed_at IS NOT NULL AND product_id IS NULL AND student_email <> '';

CREATE INDEX invitation_requests_mailbox_index ON invitation_requests (mail_limit_key(email), invited_at);
