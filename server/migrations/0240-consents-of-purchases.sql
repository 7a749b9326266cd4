-- A consent to the loss of the right of withdrawal (§ 356 (5) BGB) belongs to one purchase; of other kinds to none.
ALTER TABLE consents ADD COLUMN order_id uuid REFERENCES orders;
CREATE INDEX consents_order_index ON consents (order_id, at, id) WHERE order_id IS NOT NULL;

-- What was consented to before counts for the purchases it was given for: those that had been placed by then, and those whose
-- licence had been generated with it by now. Others, such as one paid since whose licence is still to be made, are asked about.
INSERT INTO consents (id, contact_id, kind, state, text_version, at, source, order_id)
SELECT gen_random_uuid(), given.contact_id, given.kind, given.state, given.text_version, given.at, given.source, orders.id
FROM (SELECT DISTINCT ON (contact_id) * FROM consents WHERE kind = 'downloadReturn' ORDER BY contact_id, at DESC, id DESC) AS given
JOIN orders ON orders.contact_id = given.contact_id
WHERE given.state = 'given' AND (orders.ordered_at <= given.at OR EXISTS (
  SELECT FROM licences JOIN holdings ON holdings.id = licences.holding_id
  WHERE holdings.contact_id = orders.contact_id AND holdings.product_id = orders.product_id
    AND licences.issued_at >= date_trunc('second', orders.paid_at)));

-- The last day of the term that ran when the next one was ordered: it is that one's payment, whenever it arrives.
ALTER TABLE orders ADD COLUMN renews_after date;

-- A term that is renewed before its end runs beside the next one.
ALTER TABLE student_terms DROP CONSTRAINT student_terms_pkey;
ALTER TABLE student_terms ADD CONSTRAINT student_terms_pkey PRIMARY KEY (holding_id, starts_on);
