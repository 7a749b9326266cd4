-- The mailbox a declaration is acknowledged to, without what makes no other one: declarations are counted by it.
ALTER TABLE legal_notices ADD COLUMN mailbox text NOT NULL DEFAULT '';
UPDATE legal_notices SET mailbox =
  replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@' || split_part(email, '@', -1);
CREATE INDEX legal_notices_domain_index ON legal_notices (split_part(mailbox, '@', -1), received_at);
