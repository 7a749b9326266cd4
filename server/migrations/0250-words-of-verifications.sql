-- How far the proof of a student is, in words: the documented calls alone say it by number.
CREATE FUNCTION pg_temp.word_of(number integer) RETURNS text LANGUAGE sql IMMUTABLE RETURN (ARRAY['proofNeeded',
  'emailUnconfirmed', 'verified', 'universityUnknown', 'proofRequested', 'inReview', 'unreadable', 'verifiedFree'])[number];

ALTER TABLE verifications DROP CONSTRAINT verifications_status_check, DROP CONSTRAINT verifications_waiting_check;
ALTER TABLE verifications ALTER COLUMN status TYPE text USING pg_temp.word_of(status);
ALTER TABLE verifications
  ADD CONSTRAINT verifications_status_check CHECK (status IN ('proofNeeded', 'emailUnconfirmed', 'verified',
    'universityUnknown', 'proofRequested', 'inReview', 'unreadable', 'verifiedFree')),
  ADD CONSTRAINT verifications_waiting_check
    CHECK ((waiting_since IS NOT NULL) = (status IN ('universityUnknown', 'inReview')));

-- What a decision that can still be taken back leads back to.
UPDATE verifications SET before_decision = jsonb_build_object('rows', (
  SELECT jsonb_agg(jsonb_set(row, '{status}', to_jsonb(pg_temp.word_of((row ->> 'status')::integer))) ORDER BY place)
  FROM jsonb_array_elements(before_decision -> 'rows') WITH ORDINALITY AS rows (row, place)))
WHERE before_decision IS NOT NULL;

-- What links that were used answer again, and filters of saved views.
UPDATE used_links SET outcome = jsonb_build_object('status', pg_temp.word_of((outcome ->> 'status')::integer))
WHERE operation = 'confirmStudentEmail';
UPDATE list_views SET query = jsonb_set(query, '{status}', to_jsonb(pg_temp.word_of((query ->> 'status')::integer)))
WHERE list = 'listStudents' AND query ->> 'status' ~ '^[1-8]$';

CREATE OR REPLACE FUNCTION holdings_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM verifications WHERE contact_id = OLD.contact_id AND product_id = OLD.product_id
      AND NOT EXISTS (SELECT FROM holdings WHERE contact_id = OLD.contact_id AND product_id = OLD.product_id);
    RETURN NULL;
  END IF;
  INSERT INTO verifications (id, contact_id, product_id, status, waiting_since, verified_at)
  SELECT gen_random_uuid(), NEW.contact_id, NEW.product_id, coalesce(own.status, 'proofNeeded'), own.waiting_since, own.verified_at
  FROM student_products JOIN products ON products.id = product_id AND products.kind <> 'student'
    LEFT JOIN verifications AS own ON own.contact_id = NEW.contact_id AND own.product_id IS NULL
  WHERE student_products.product_id = NEW.product_id AND proof_needed
    AND EXISTS (SELECT FROM holdings WHERE contact_id = NEW.contact_id AND product_id = NEW.product_id)
  ON CONFLICT ON CONSTRAINT verifications_contact_key DO NOTHING;
  RETURN NULL;
END $$;
