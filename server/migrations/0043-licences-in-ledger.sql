-- A licence past the ledger is one nobody could prove: a process of a version that knows no ledger is refused, with the code
-- of a database that is away for the moment.
CREATE FUNCTION require_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE serial = NEW.serial) THEN
    RAISE EXCEPTION 'licence % does not stand in the ledger', NEW.serial
      USING ERRCODE = '57P03', CONSTRAINT = 'licences_in_ledger';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER licences_in_ledger AFTER INSERT ON licences DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION require_ledger_entry();
