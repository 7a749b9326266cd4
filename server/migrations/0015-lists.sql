-- Both functions use nothing but what every PostgreSQL brings, whatever its collations: indexes and generated columns
-- rest on them, also while a backup is read back.

-- Text in the form in which it is searched: what server/platform/search.ts does with the words somebody types.
-- Regular expressions would do the same ten times slower.
CREATE OR REPLACE FUNCTION search_form(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(plain, 'ae', 'a'), 'oe', 'o'), 'ue', 'u') || ' ' || plain
  FROM (SELECT CASE WHEN octet_length($1) = length($1) THEN lower($1) ELSE
    translate(normalize(replace(replace(replace(replace(replace(replace(replace(lower(normalize($1, NFC)),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), NFD),
      U&'\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\030F\0311\031B\0323\0324\0325\0326\0327\0328\032D\032E\0330\0331', '')
    END AS plain) AS form
$$;
UPDATE products SET search_text = DEFAULT;

-- The order of DIN 5007-1, compared byte by byte (COLLATE "C"): accents aside, ß as ss, no case, signs as blanks.
CREATE FUNCTION sort_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(replace(replace(replace(lower(translate(
    CASE WHEN octet_length($1) = length($1) THEN $1 ELSE
      translate(normalize(replace(replace(replace(replace(replace(replace(replace(replace($1,
        'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'ø', 'o'), 'Ø', 'O'), NFD),
        U&'\00A0\202F' || '§°«»„“”–—…·€' || '’‘' || U&'\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\030F\0311\031B\0323\0324\0325\0326\0327\0328\032D\032E\0330\0331',
        '              ') END,
    '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''', '                               ')), '  ', ' '), '  ', ' '), '  ', ' '))
$$;

-- Stored, since an index over an expression has it computed anew for every row a page skips. A trigger fills them
-- rather than GENERATED, so that whole rows can be put back as they were.
ALTER TABLE companies
  ADD COLUMN name_key text NOT NULL DEFAULT '' COLLATE "C",
  ADD COLUMN city_key text NOT NULL DEFAULT '' COLLATE "C",
  ADD COLUMN street_key text NOT NULL DEFAULT '' COLLATE "C";
ALTER TABLE contacts ADD COLUMN last_name_key text NOT NULL DEFAULT '' COLLATE "C";
UPDATE companies SET name_key = sort_key(name), city_key = sort_key(city), street_key = sort_key(street);
UPDATE contacts SET last_name_key = sort_key(last_name);

CREATE FUNCTION companies_sort_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := sort_key(NEW.name);
  NEW.city_key := sort_key(NEW.city);
  NEW.street_key := sort_key(NEW.street);
  RETURN NEW;
END $$;
CREATE TRIGGER companies_sort_keys BEFORE INSERT OR UPDATE ON companies
  FOR EACH ROW EXECUTE FUNCTION companies_sort_keys();
CREATE FUNCTION contacts_sort_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.last_name_key := sort_key(NEW.last_name);
  RETURN NEW;
END $$;
CREATE TRIGGER contacts_sort_keys BEFORE INSERT OR UPDATE ON contacts
  FOR EACH ROW EXECUTE FUNCTION contacts_sort_keys();

DROP INDEX companies_name_index, companies_city_index, companies_street_index, companies_type_index,
  contacts_last_name_index, contacts_company_index;
CREATE INDEX companies_name_index ON companies (name_key, id);
CREATE INDEX companies_city_index ON companies (city_key, id);
CREATE INDEX companies_street_index ON companies (street_key, id);
-- Customer numbers are digits: filled up with zeros they sort as numbers do.
CREATE INDEX companies_number_index ON companies (lpad(customer_number, 20, '0'), id);
CREATE INDEX companies_type_index ON companies (company_type_id, id);
CREATE INDEX contacts_last_name_index ON contacts (last_name_key, id);
CREATE INDEX contacts_company_index ON contacts (company_id, last_name_key, id);

-- Types are few, and companies are sorted by how theirs is called.
ALTER TABLE company_types
  ADD COLUMN key_de text NOT NULL COLLATE "C" GENERATED ALWAYS AS (sort_key(name_de)) STORED,
  ADD COLUMN key_en text NOT NULL COLLATE "C" GENERATED ALWAYS AS (sort_key(name_en)) STORED;

ALTER TABLE mails
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_form(receiver || ' ' || subject)) STORED;
