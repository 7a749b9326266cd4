-- The owner of the log may delete entries that were sealed, in a transaction that says so; switching the triggers off for
-- it locked the log until the last entry was deleted.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('audit_log', 'audit_links') AND current_setting('keywerk.sealing', true) = 'on'
    AND pg_has_role((SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
