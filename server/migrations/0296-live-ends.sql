-- The days on which something ends: of the newest licence of each host, and of products no licence was issued for. A list
-- of what ends within days was computed from every licence there is. Kept by what is written, whichever program writes;
-- disabled and moved hosts are left out by who reads. Without days that never come.
CREATE TABLE live_ends (
  -- The host, or the holding without a licence.
  subject_id uuid NOT NULL,
  place integer NOT NULL,
  day date NOT NULL,
  whole boolean NOT NULL,
  holding_id uuid NOT NULL,
  host_id uuid,
  PRIMARY KEY (subject_id, place)
);
CREATE INDEX live_ends_day_index ON live_ends (day, subject_id);
CREATE INDEX live_ends_holding_index ON live_ends (holding_id);

CREATE FUNCTION live_ends_of_hosts(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM live_ends WHERE subject_id = ANY(ids);
  INSERT INTO live_ends (subject_id, place, day, whole, holding_id, host_id)
  SELECT newest.host_id, ends.place, ends.day, ends.place = cardinality(newest.ends), newest.holding_id, newest.host_id
  FROM unnest(ids) AS asked(id)
  CROSS JOIN LATERAL (SELECT host_id, holding_id, licences.ends FROM licences WHERE host_id = asked.id
    ORDER BY generation DESC LIMIT 1) AS newest
  CROSS JOIN unnest(newest.ends) WITH ORDINALITY AS ends(day, place)
  WHERE ends.day < 'infinity';
$$;

CREATE FUNCTION live_ends_of_holdings(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM live_ends WHERE subject_id = ANY(ids);
  INSERT INTO live_ends (subject_id, place, day, whole, holding_id)
  SELECT holdings.id, ends.place, ends.day, ends.place = cardinality(days), holdings.id
  FROM holdings
  CROSS JOIN licence_ends(holdings.configuration_id, NULL) AS days
  CROSS JOIN unnest(days) WITH ORDINALITY AS ends(day, place)
  WHERE holdings.id = ANY(ids) AND ends.day < 'infinity'
    AND NOT EXISTS (SELECT FROM licences WHERE licences.holding_id = holdings.id);
$$;

SELECT live_ends_of_hosts(array_agg(id)) FROM hosts;
SELECT live_ends_of_holdings(array_agg(id)) FROM holdings;

CREATE FUNCTION licences_live_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM live_ends_of_hosts(array_agg(DISTINCT host_id)), live_ends_of_holdings(array_agg(DISTINCT holding_id)) FROM changed;
  IF TG_OP = 'UPDATE' THEN
    PERFORM live_ends_of_hosts(array_agg(DISTINCT host_id)), live_ends_of_holdings(array_agg(DISTINCT holding_id)) FROM before;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER licences_live_ends_added AFTER INSERT ON licences
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION licences_live_ends();
CREATE TRIGGER licences_live_ends_changed AFTER UPDATE ON licences
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION licences_live_ends();
CREATE TRIGGER licences_live_ends_removed AFTER DELETE ON licences
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION licences_live_ends();

CREATE FUNCTION holdings_live_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM live_ends WHERE holding_id IN (SELECT id FROM changed);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM live_ends_of_holdings(array_agg(changed.id)) FROM changed JOIN before ON before.id = changed.id
      AND before.configuration_id IS DISTINCT FROM changed.configuration_id;
  ELSE
    PERFORM live_ends_of_holdings(array_agg(id)) FROM changed;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER holdings_live_ends_added AFTER INSERT ON holdings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION holdings_live_ends();
CREATE TRIGGER holdings_live_ends_changed AFTER UPDATE ON holdings
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION holdings_live_ends();
CREATE TRIGGER holdings_live_ends_removed AFTER DELETE ON holdings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION holdings_live_ends();

CREATE FUNCTION configuration_items_live_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM live_ends_of_holdings(array_agg(id)) FROM holdings
    WHERE configuration_id IN (SELECT configuration_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER configuration_items_live_ends_added AFTER INSERT ON configuration_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION configuration_items_live_ends();
CREATE TRIGGER configuration_items_live_ends_changed AFTER UPDATE ON configuration_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION configuration_items_live_ends();
CREATE TRIGGER configuration_items_live_ends_removed AFTER DELETE ON configuration_items
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION configuration_items_live_ends();
