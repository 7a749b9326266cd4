-- The terms of a cloud account side by side. The account itself holds its latest; extending it begins another one, and
-- between two terms it is neither usable nor anybody's.
ALTER TABLE cloud_configurations ADD COLUMN term integer NOT NULL DEFAULT 1 CHECK (term >= 1);

CREATE TABLE cloud_terms (
  configuration_id uuid NOT NULL REFERENCES cloud_configurations(id) ON DELETE CASCADE,
  number integer NOT NULL,
  runtime text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  PRIMARY KEY (configuration_id, number),
  CHECK (end_date >= start_date)
);

INSERT INTO cloud_terms (configuration_id, number, runtime, start_date, end_date, created_at, created_by)
SELECT id, 1, runtime, start_date, end_date, created_at, created_by FROM cloud_configurations;

CREATE FUNCTION cloud_terms_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cloud_terms (configuration_id, number, runtime, start_date, end_date, created_by)
  VALUES (NEW.id, NEW.term, NEW.runtime, NEW.start_date, NEW.end_date, NEW.modified_by)
  ON CONFLICT (configuration_id, number) DO UPDATE SET
    runtime = excluded.runtime, start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $$;
CREATE TRIGGER cloud_terms_kept AFTER INSERT OR UPDATE OF term, runtime, start_date, end_date ON cloud_configurations
  FOR EACH ROW EXECUTE FUNCTION cloud_terms_keep();

-- Whether a day lies in one of an account's terms.
CREATE FUNCTION cloud_runs(account uuid, day date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM cloud_terms WHERE configuration_id = account AND day BETWEEN start_date AND end_date)
$$;
