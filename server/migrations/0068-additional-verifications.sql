-- Further products that ask for a proof, such as a textbook edition, have a verification of their own as long as somebody
-- holds one; it follows that of the person.
ALTER TABLE verifications ADD COLUMN own_proof boolean NOT NULL DEFAULT false;

CREATE FUNCTION holdings_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM verifications WHERE contact_id = OLD.contact_id AND product_id = OLD.product_id
      AND NOT EXISTS (SELECT FROM holdings WHERE contact_id = OLD.contact_id AND product_id = OLD.product_id);
    RETURN NULL;
  END IF;
  INSERT INTO verifications (id, contact_id, product_id, status, waiting_since, verified_at)
  SELECT gen_random_uuid(), NEW.contact_id, NEW.product_id, coalesce(own.status, 1), own.waiting_since, own.verified_at
  FROM student_products JOIN products ON products.id = product_id AND products.kind <> 'student'
    LEFT JOIN verifications AS own ON own.contact_id = NEW.contact_id AND own.product_id IS NULL
  WHERE student_products.product_id = NEW.product_id AND proof_needed
    AND EXISTS (SELECT FROM holdings WHERE contact_id = NEW.contact_id AND product_id = NEW.product_id)
  ON CONFLICT ON CONSTRAINT verifications_contact_key DO NOTHING;
  RETURN NULL;
END $$;
-- At the end of the transaction: a merge, or taking one back, moves both by itself.
CREATE CONSTRAINT TRIGGER holdings_verification_given AFTER INSERT ON holdings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.contact_id IS NOT NULL) EXECUTE FUNCTION holdings_verification();
CREATE CONSTRAINT TRIGGER holdings_verification_taken AFTER DELETE ON holdings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.contact_id IS NOT NULL) EXECUTE FUNCTION holdings_verification();

INSERT INTO verifications (id, contact_id, product_id, status, waiting_since, verified_at)
SELECT gen_random_uuid(), holdings.contact_id, holdings.product_id, coalesce(own.status, 1), own.waiting_since, own.verified_at
FROM holdings JOIN student_products ON student_products.product_id = holdings.product_id AND proof_needed
  JOIN products ON products.id = holdings.product_id AND products.kind <> 'student'
  LEFT JOIN verifications AS own ON own.contact_id = holdings.contact_id AND own.product_id IS NULL
WHERE holdings.contact_id IS NOT NULL
ON CONFLICT ON CONSTRAINT verifications_contact_key DO NOTHING;
