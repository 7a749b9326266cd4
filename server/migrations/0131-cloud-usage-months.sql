-- What all companies used in a month, by stack, and of all stacks together under no name: the statistics of whoever sees
-- everything read these few rows. Kept with the sums by company, whoever writes those.
CREATE TABLE cloud_usage_months (
  month date NOT NULL,
  stack text NOT NULL,
  people bigint NOT NULL,
  seconds bigint NOT NULL,
  sessions bigint NOT NULL,
  total_cents bigint NOT NULL,
  PRIMARY KEY (month, stack)
);

CREATE FUNCTION cloud_usage_months_of(months date[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM cloud_usage_months WHERE month = ANY(months);
  INSERT INTO cloud_usage_months
  SELECT month, stack, sum(people), sum(seconds), sum(sessions), sum(total_cents) FROM cloud_usage_groups
  WHERE month = ANY(months) GROUP BY month, stack;
$$;
CREATE FUNCTION cloud_usage_groups_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cloud_usage_months_of((SELECT array_agg(DISTINCT month) FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER cloud_usage_groups_added AFTER INSERT ON cloud_usage_groups
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_groups_changed();
CREATE TRIGGER cloud_usage_groups_removed AFTER DELETE ON cloud_usage_groups
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_groups_changed();
CREATE TRIGGER cloud_usage_groups_updated AFTER UPDATE ON cloud_usage_groups
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_groups_changed();

SELECT cloud_usage_months_of((SELECT array_agg(DISTINCT month) FROM cloud_usage_groups));
