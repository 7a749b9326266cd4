-- What a product's owner has to know to use it: where the program is, where the licence file goes, how an .id is made.
ALTER TABLE products
  ADD COLUMN guide_de text NOT NULL DEFAULT '',
  ADD COLUMN guide_en text NOT NULL DEFAULT '';

-- The words of a comparison may differ in English; left empty they are the German ones.
UPDATE student_products SET comparison = (
  SELECT jsonb_agg('{"textbookEn": "", "studentEn": ""}'::jsonb || line ORDER BY place)
  FROM jsonb_array_elements(comparison::jsonb) WITH ORDINALITY AS one(line, place))
WHERE jsonb_array_length(comparison::jsonb) > 0;
