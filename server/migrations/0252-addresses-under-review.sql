-- While staff look at an address the contact has none of its own, instead of one that leads nowhere.
ALTER TABLE contacts ALTER COLUMN email DROP NOT NULL;
UPDATE contacts SET email = NULL WHERE review_email IS NOT NULL;
ALTER TABLE contacts ADD CONSTRAINT contacts_review_email_check CHECK ((email IS NULL) = (review_email IS NOT NULL));

-- Invitations asked for meanwhile wait for the address.
ALTER TABLE invitation_requests ALTER COLUMN email DROP NOT NULL;
UPDATE invitation_requests SET email = NULL WHERE email LIKE '%@review.invalid';

-- Merges that can be taken back give the contacts what they had.
UPDATE merges SET facts = regexp_replace(facts::text, '"[0-9a-f-]{36}@review\.invalid"', 'null', 'g')::jsonb
WHERE facts::text LIKE '%@review.invalid%';
