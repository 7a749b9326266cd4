-- An address a customer wrote down for a contact that somebody else's contact has: staff decide. Until then the contact's
-- own address is a placeholder nothing is sent to.
ALTER TABLE contacts ADD COLUMN review_email text;
CREATE INDEX contacts_review_email_index ON contacts (review_email) WHERE review_email IS NOT NULL;
