-- Text in the form in which it is searched: what server/platform/search.ts does with the words somebody types.
CREATE FUNCTION search_form(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(plain, 'ae', 'a'), 'oe', 'o'), 'ue', 'u') || ' ' || plain
  FROM (SELECT translate(replace(replace(replace(replace(lower($1), 'ß', 'ss'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'),
    'áàâãåçéèêëíìîïñóòôõøúùûýÿ', 'aaaaaceeeeiiiinooooouuuyy') AS plain) AS form
$$;

ALTER TABLE products
  ADD COLUMN external_id text NOT NULL DEFAULT '',
  ADD COLUMN external_code text NOT NULL DEFAULT '',
  ADD COLUMN buy_link text NOT NULL DEFAULT '',
  ADD COLUMN teaser_de text NOT NULL DEFAULT '',
  ADD COLUMN teaser_en text NOT NULL DEFAULT '',
  ADD COLUMN link_de text NOT NULL DEFAULT '',
  ADD COLUMN link_en text NOT NULL DEFAULT '',
  ADD COLUMN image_en_id uuid REFERENCES files,
  ADD COLUMN runtime_in_days integer CHECK (runtime_in_days BETWEEN 1 AND 36500),
  ADD COLUMN starts_on date,
  ADD COLUMN ends_on date,
  ADD COLUMN created_by uuid,
  ADD COLUMN modified_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN modified_by uuid,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_form(
    code || ' ' || name || ' ' || title_de || ' ' || title_en || ' ' || subtitle_de || ' ' || subtitle_en || ' ' ||
    lic_name || ' ' || external_id || ' ' || external_code || ' ' || version::text)) STORED,
  ADD CONSTRAINT products_period_check CHECK (starts_on <= ends_on);

ALTER TABLE modules
  ADD COLUMN created_by uuid,
  ADD COLUMN modified_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN modified_by uuid;
CREATE INDEX configuration_items_module_index ON configuration_items (module_id);

-- Masters are the only configurations edited in place: each change counts one up, so that nobody overwrites another's.
ALTER TABLE configurations
  ADD COLUMN revision integer NOT NULL DEFAULT 0,
  -- Where a configuration comes from, in words: "upgraded by".
  ADD COLUMN origin text NOT NULL DEFAULT '';

-- How a level-one module that is a technical dependency behaves in a product.
CREATE TABLE product_dependencies (
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  module_id uuid NOT NULL REFERENCES modules ON DELETE CASCADE,
  -- Comes with every configuration made from the master.
  automatically_selected boolean NOT NULL DEFAULT true,
  -- Shown to people who do not see technical dependencies otherwise.
  visible boolean NOT NULL DEFAULT false,
  PRIMARY KEY (product_id, module_id)
);
