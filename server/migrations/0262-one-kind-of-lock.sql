-- The lock on whose names are is taken as every other: by a number of 64 bits.
CREATE OR REPLACE FUNCTION cloud_users_leave() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE names text[];
BEGIN
  SELECT array_agg(stream_user) INTO names FROM (
    SELECT stream_user FROM cloud_users WHERE contact_id = old.id
    UNION SELECT stream_user FROM cloud_stream_names WHERE contact_id = old.id) AS one;
  IF names IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('cloud stream names', 0));
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
