-- Students from the proof to the licence: what a product asks of them, how far each is, what they sent, and when.

-- What students get of a product: the term and the terms of it. Products of kind student and textbook have a row.
CREATE TABLE student_products (
  product_id uuid PRIMARY KEY REFERENCES products(id) ON DELETE CASCADE,
  price_cents integer NOT NULL DEFAULT 0 CHECK (price_cents BETWEEN 0 AND 10000000),
  tax_percent integer NOT NULL DEFAULT 19 CHECK (tax_percent BETWEEN 0 AND 30),
  shop_code text NOT NULL DEFAULT '',
  licence_months integer NOT NULL DEFAULT 24 CHECK (licence_months BETWEEN 1 AND 120),
  port integer NOT NULL DEFAULT 28064 CHECK (port BETWEEN 1024 AND 65535),
  proof_needed boolean NOT NULL DEFAULT true,
  pay_first boolean NOT NULL DEFAULT false,
  yearly_proof boolean NOT NULL DEFAULT false,
  host_bound boolean NOT NULL DEFAULT false,
  machines integer NOT NULL DEFAULT 3 CHECK (machines BETWEEN 1 AND 20),
  successor_id uuid REFERENCES products(id) ON DELETE SET NULL,
  comparison jsonb NOT NULL DEFAULT '[]',
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);
CREATE INDEX student_products_successor_index ON student_products (successor_id) WHERE successor_id IS NOT NULL;
INSERT INTO student_products (product_id) SELECT id FROM products WHERE kind IN ('student', 'textbook');
CREATE FUNCTION products_student_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind IN ('student', 'textbook') THEN
    INSERT INTO student_products (product_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_student_terms AFTER INSERT OR UPDATE OF kind ON products
  FOR EACH ROW EXECUTE FUNCTION products_student_terms();

-- Domains of universities, and of those whose addresses prove nothing.
ALTER TABLE student_domains DROP CONSTRAINT student_domains_kind_check;
ALTER TABLE student_domains ADD CONSTRAINT student_domains_kind_check CHECK (kind IN ('university', 'free', 'disposable'));
ALTER TABLE student_domains
  ADD COLUMN modified_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN modified_by uuid,
  ADD COLUMN search_text text GENERATED ALWAYS AS (search_form(domain || ' ' || name_de || ' ' || name_en)) STORED;
CREATE INDEX student_domains_kind_index ON student_domains (kind, domain);

-- One verification of the person (no product), and one more for each additional product it counts for.
ALTER TABLE verifications DROP CONSTRAINT verifications_contact_key;
ALTER TABLE verifications
  ADD COLUMN product_id uuid REFERENCES products(id) ON DELETE CASCADE,
  ADD COLUMN student_email text NOT NULL DEFAULT '',
  ADD COLUMN email_token_hash bytea,
  ADD COLUMN email_expires_at timestamptz,
  ADD COLUMN email_sent_at timestamptz,
  ADD COLUMN email_confirmed_at timestamptz,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN expired boolean NOT NULL DEFAULT false,
  ADD COLUMN waiting_since timestamptz,
  ADD COLUMN claimed_by uuid,
  ADD COLUMN claimed_at timestamptz,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN decided_by uuid,
  ADD COLUMN before_decision jsonb,
  ADD COLUMN mail_due_at timestamptz,
  ADD COLUMN verified_at timestamptz,
  ADD CONSTRAINT verifications_contact_key UNIQUE NULLS NOT DISTINCT (contact_id, product_id);
UPDATE verifications SET verified_at = modified_at WHERE status IN (3, 8);
UPDATE verifications SET waiting_since = modified_at WHERE status IN (4, 6);
ALTER TABLE verifications
  ADD CONSTRAINT verifications_waiting_check CHECK ((waiting_since IS NOT NULL) = (status IN (4, 6)));
CREATE INDEX verifications_product_index ON verifications (product_id) WHERE product_id IS NOT NULL;
CREATE INDEX verifications_waiting_index ON verifications (waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX verifications_mail_index ON verifications (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX verifications_decided_index ON verifications (decided_at) WHERE decided_at IS NOT NULL;
CREATE UNIQUE INDEX verifications_token_key ON verifications (email_token_hash) WHERE email_token_hash IS NOT NULL;

-- When a licence term of a person's product began and ends; it is stamped when the first licence of it is generated.
CREATE TABLE student_terms (
  holding_id uuid PRIMARY KEY REFERENCES holdings(id) ON DELETE CASCADE,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  reminded integer[] NOT NULL DEFAULT '{}',
  CONSTRAINT student_terms_check CHECK (starts_on <= ends_on)
);
CREATE INDEX student_terms_end_index ON student_terms (ends_on);

-- Proofs, sealed, until thirty days after the decision.
CREATE TABLE proofs (
  id uuid PRIMARY KEY,
  verification_id uuid NOT NULL REFERENCES verifications(id) ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'application/pdf')),
  size integer NOT NULL,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX proofs_verification_index ON proofs (verification_id, created_at);

-- What happened when, as the student and staff read it.
CREATE TABLE student_events (
  id uuid PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES contacts(id) ON DELETE CASCADE,
  kind text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  facts jsonb NOT NULL DEFAULT '{}',
  by_account uuid
);
CREATE INDEX student_events_contact_index ON student_events (contact_id, at);
CREATE INDEX student_events_kind_index ON student_events (kind, at);
