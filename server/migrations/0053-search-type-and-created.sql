-- Companies are found by type, in both languages, and by the day they were created as well. The database keeps what is
-- searched, so that whoever writes a column of it need not know.
ALTER TABLE companies ALTER COLUMN search_text SET DEFAULT '';
CREATE FUNCTION companies_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  form text;
  half integer;
BEGIN
  SELECT search_form(concat_ws(' ', NEW.name, NEW.customer_number, NEW.email, NEW.city, NEW.zip_code, NEW.street,
      name_de, name_en, to_char(NEW.created_at AT TIME ZONE 'Europe/Berlin', 'DD.MM.YYYY')))
    INTO form FROM company_types WHERE id = NEW.company_type_id;
  -- Both spellings stand there; where they are the same, once is enough.
  half := (length(form) - 1) / 2;
  NEW.search_text := CASE WHEN left(form, half) = right(form, half) THEN left(form, half) ELSE coalesce(form, '') END;
  RETURN NEW;
END $$;
CREATE TRIGGER companies_search_text BEFORE INSERT OR UPDATE ON companies
  FOR EACH ROW EXECUTE FUNCTION companies_search_text();
UPDATE companies SET search_text = '';
