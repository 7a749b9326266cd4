-- The time zone of the portal (TIME_ZONE), where triggers read it; written at the start.
CREATE TABLE portal_time_zone (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  name text NOT NULL
);
INSERT INTO portal_time_zone (name) VALUES ('Europe/Berlin');

CREATE FUNCTION portal_time_zone() RETURNS text LANGUAGE sql STABLE AS 'SELECT name FROM portal_time_zone';

-- A generated column cannot know a setting.
ALTER TABLE cloud_sessions ALTER COLUMN day DROP EXPRESSION;
CREATE FUNCTION cloud_session_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.day := (NEW.started_at AT TIME ZONE portal_time_zone())::date;
  RETURN NEW;
END $$;
CREATE TRIGGER cloud_session_day BEFORE INSERT OR UPDATE OF started_at ON cloud_sessions
  FOR EACH ROW EXECUTE FUNCTION cloud_session_day();

CREATE OR REPLACE FUNCTION companies_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  form text;
  half integer;
BEGIN
  SELECT search_form(concat_ws(' ', NEW.name, NEW.customer_number, NEW.email, NEW.city, NEW.zip_code, NEW.street,
      name_de, name_en, to_char(NEW.created_at AT TIME ZONE portal_time_zone(), 'DD.MM.YYYY')))
    INTO form FROM company_types WHERE id = NEW.company_type_id;
  -- Both spellings stand there; where they are the same, once is enough.
  half := (length(form) - 1) / 2;
  NEW.search_text := CASE WHEN left(form, half) = right(form, half) THEN left(form, half) ELSE coalesce(form, '') END;
  RETURN NEW;
END $$;
