-- A day is reported the next morning: whoever was forgotten or deleted meanwhile would be a stranger in it, and their
-- company would lack the day. For some weeks it is kept which person nobody knows somebody of a name has become, of which
-- company they were and in which accounts. What they were called may be a name or an address: only its hash is kept.
CREATE TABLE cloud_left_users (
  name_hash bytea PRIMARY KEY,
  -- The person nobody knows; no foreign key: until the transaction ends it is the one who goes.
  contact_id uuid NOT NULL,
  company_id uuid REFERENCES companies(id) ON DELETE SET NULL,
  accounts uuid[] NOT NULL,
  left_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX cloud_left_users_company_index ON cloud_left_users (company_id);

-- Alone with the names: portions of a report that looked for them already are written before, and those after it see this.
CREATE FUNCTION cloud_users_leave() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE names text[];
BEGIN
  SELECT array_agg(stream_user) INTO names FROM (
    SELECT stream_user FROM cloud_users WHERE contact_id = old.id
    UNION SELECT stream_user FROM cloud_stream_names WHERE contact_id = old.id) AS one;
  IF names IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtext('cloud stream names'));
    INSERT INTO cloud_left_users (name_hash, contact_id, company_id, accounts)
    SELECT sha256(convert_to(name, 'UTF8')), old.id, (SELECT id FROM companies WHERE id = old.company_id),
      ARRAY(SELECT configuration_id FROM cloud_access WHERE contact_id = old.id)
    FROM unnest(names) AS name
    ON CONFLICT (name_hash) DO UPDATE SET contact_id = excluded.contact_id, company_id = excluded.company_id,
      accounts = excluded.accounts, left_at = excluded.left_at;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END $$;
CREATE TRIGGER contacts_leave_cloud BEFORE DELETE ON contacts
  FOR EACH ROW EXECUTE FUNCTION cloud_users_leave();
CREATE TRIGGER contacts_forgotten_leave_cloud BEFORE UPDATE OF erased_at ON contacts
  FOR EACH ROW WHEN (old.erased_at IS NULL AND new.erased_at IS NOT NULL) EXECUTE FUNCTION cloud_users_leave();

-- Who had no sessions yet may have some in what is still to be reported.
CREATE OR REPLACE FUNCTION cloud_sessions_forget(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE person uuid; unknown uuid;
BEGIN
  FOR person IN SELECT contact_id FROM cloud_sessions WHERE contact_id = ANY(people)
      UNION SELECT contact_id FROM cloud_left_users WHERE contact_id = ANY(people) LOOP
    unknown := gen_random_uuid();
    INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text, erased_at)
    VALUES (unknown, 'NoSalutation', '', '', unknown || '@erased.invalid', '', now());
    UPDATE cloud_sessions SET contact_id = unknown WHERE contact_id = person;
    UPDATE cloud_left_users SET contact_id = unknown WHERE contact_id = person;
  END LOOP;
END $$;
