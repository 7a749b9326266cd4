-- How often usage was counted, by month or by company: what was worked out from it holds as long as this number does.
CREATE TABLE cloud_usage_counts (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  counted bigint NOT NULL DEFAULT 0
);
INSERT INTO cloud_usage_counts DEFAULT VALUES;

CREATE OR REPLACE FUNCTION cloud_usage_groups_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cloud_usage_months_of((SELECT array_agg(DISTINCT month) FROM changed));
  UPDATE cloud_usage_counts SET counted = counted + 1;
  RETURN NULL;
END $$;
