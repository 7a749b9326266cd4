-- Before PostgreSQL 18 the foreign key of a session empties its contact before `contacts_left_sessions` looks who it was: whose
-- sessions they were has to be settled before the contact goes. After `contacts_leave_cloud`, which notes the contact's names.
DO $migration$
BEGIN
  IF current_setting('server_version_num')::integer >= 180000 THEN RETURN; END IF;
  EXECUTE $create$
    CREATE FUNCTION cloud_sessions_left_first() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM cloud_sessions WHERE contact_id = old.id) THEN
        PERFORM pg_advisory_xact_lock(8030080);
      END IF;
      PERFORM pg_advisory_xact_lock(8030146);
      PERFORM cloud_sessions_forget(ARRAY[old.id]);
      RETURN old;
    END $$
  $create$;
  EXECUTE $create$
    CREATE TRIGGER contacts_left_sessions_first BEFORE DELETE ON contacts
      FOR EACH ROW EXECUTE FUNCTION cloud_sessions_left_first()
  $create$;
END $migration$;
