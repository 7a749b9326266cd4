-- Says that a company was named or numbered anew, or is gone: what was read before and shows names holds no longer. A row
-- for each change instead of one counter: two who change companies need not wait for each other. Rows go after some minutes.
CREATE TABLE company_name_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION company_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_name_changes DEFAULT VALUES;
  RETURN NULL;
END $$;

CREATE TRIGGER companies_name_changed AFTER UPDATE OF name, customer_number ON companies FOR EACH ROW
WHEN (old.name IS DISTINCT FROM new.name OR old.customer_number IS DISTINCT FROM new.customer_number)
EXECUTE FUNCTION company_name_changed();
CREATE TRIGGER companies_name_gone AFTER DELETE ON companies FOR EACH ROW EXECUTE FUNCTION company_name_changed();
