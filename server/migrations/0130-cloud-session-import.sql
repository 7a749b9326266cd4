-- Millions of sessions are read at once: what was looked up and written for each of them is done once per statement.

-- No query asks for days alone. Nor for lines by contact and nothing else: the key begins with it now.
DROP INDEX cloud_sessions_day_index;
DROP INDEX cloud_usage_contact_index;
ALTER TABLE cloud_usage DROP CONSTRAINT cloud_usage_key,
  ADD CONSTRAINT cloud_usage_key UNIQUE NULLS NOT DISTINCT (contact_id, month, company_id, configuration_id, stack);
-- An index over the number of sessions made every change of a line write all of its other entries anew.
DROP INDEX cloud_usage_empty_index;
ALTER TABLE cloud_usage SET (fillfactor = 70);

-- What sessions name is checked by the triggers below, once per statement. The foreign keys stay: merging reads them.
-- Before PostgreSQL 18 they go on being checked for each row as well.
DO $$
DECLARE name text;
BEGIN
  IF current_setting('server_version_num')::integer < 180000 THEN RETURN; END IF;
  FOREACH name IN ARRAY ARRAY['contact_id', 'company_id', 'configuration_id', 'report_id'] LOOP
    EXECUTE format('ALTER TABLE cloud_sessions ALTER CONSTRAINT cloud_sessions_%s_fkey NOT ENFORCED', name);
  END LOOP;
END $$;

-- Holds what sessions name until the transaction ends; refuses what is not there. Names stand in the order of their ids,
-- so that two who hold the same never wait for each other.
CREATE FUNCTION cloud_sessions_name(contact uuid[], company uuid[], configuration uuid[], report uuid[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE found integer;
BEGIN
  PERFORM FROM contacts WHERE id = ANY(contact) ORDER BY id FOR KEY SHARE;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found < cardinality(contact) THEN PERFORM cloud_sessions_refuse('contact_id'); END IF;
  PERFORM FROM companies WHERE id = ANY(company) ORDER BY id FOR KEY SHARE;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found < cardinality(company) THEN PERFORM cloud_sessions_refuse('company_id'); END IF;
  PERFORM FROM cloud_configurations WHERE id = ANY(configuration) ORDER BY id FOR KEY SHARE;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found < cardinality(configuration) THEN PERFORM cloud_sessions_refuse('configuration_id'); END IF;
  PERFORM FROM cloud_reports WHERE id = ANY(report) ORDER BY id FOR KEY SHARE;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found < cardinality(report) THEN PERFORM cloud_sessions_refuse('report_id'); END IF;
END $$;

CREATE FUNCTION cloud_sessions_refuse(named text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'cloud_sessions: % names nothing', named
    USING ERRCODE = 'foreign_key_violation', TABLE = 'cloud_sessions', CONSTRAINT = format('cloud_sessions_%s_fkey', named);
END $$;

-- Sessions of what goes stay, without it.
CREATE FUNCTION cloud_sessions_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE cloud_sessions SET %1$I = NULL WHERE %1$I IN (SELECT id FROM gone)', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER contacts_left_sessions AFTER DELETE ON contacts
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_sessions_left('contact_id');
CREATE TRIGGER companies_left_sessions AFTER DELETE ON companies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_sessions_left('company_id');
CREATE TRIGGER cloud_configurations_left_sessions AFTER DELETE ON cloud_configurations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_sessions_left('configuration_id');

-- A report whose sessions stand does not go.
CREATE FUNCTION cloud_reports_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cloud_sessions WHERE report_id IN (SELECT id FROM gone)) THEN
    PERFORM cloud_sessions_refuse('report_id');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER cloud_reports_kept AFTER DELETE ON cloud_reports
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_reports_kept();

-- Sums as before. Lines are written in the order of their key; those without sessions are known when they are written.
CREATE OR REPLACE FUNCTION cloud_usage_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  PERFORM cloud_sessions_name(
    array_agg(DISTINCT contact_id) FILTER (WHERE contact_id IS NOT NULL),
    array_agg(DISTINCT company_id) FILTER (WHERE company_id IS NOT NULL),
    array_agg(DISTINCT configuration_id) FILTER (WHERE configuration_id IS NOT NULL),
    array_agg(DISTINCT report_id)) FROM added;
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
      sum(seconds) AS seconds, count(*) AS sessions
    FROM added WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT DO NOTHING
  )
  INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
  SELECT * FROM moved ORDER BY contact_id, month
  ON CONFLICT ON CONSTRAINT cloud_usage_key
    DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION cloud_usage_removed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE empty bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
      -sum(seconds) AS seconds, -count(*) AS sessions
    FROM removed WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT DO NOTHING
  ), written AS (
    INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
    SELECT * FROM moved ORDER BY contact_id, month
    ON CONFLICT ON CONSTRAINT cloud_usage_key
      DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions
    RETURNING id, sessions
  )
  SELECT array_agg(id) INTO empty FROM written WHERE sessions = 0;
  DELETE FROM cloud_usage WHERE id = ANY(empty);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION cloud_usage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE empty bigint[];
BEGIN
  -- A statement that writes sessions and corrects others comes here even when there is nothing to correct.
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  PERFORM cloud_sessions_name(
    array_agg(DISTINCT contact_id) FILTER (WHERE contact_id IS NOT NULL),
    array_agg(DISTINCT company_id) FILTER (WHERE company_id IS NOT NULL),
    array_agg(DISTINCT configuration_id) FILTER (WHERE configuration_id IS NOT NULL),
    array_agg(DISTINCT report_id))
    FROM (SELECT id, contact_id, company_id, configuration_id, report_id FROM added
      EXCEPT SELECT id, contact_id, company_id, configuration_id, report_id FROM removed) AS renamed;
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT month, contact_id, company_id, configuration_id, stack, sum(seconds) AS seconds, sum(sessions) AS sessions
    FROM (
      SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
        seconds::bigint AS seconds, 1 AS sessions FROM added
      UNION ALL
      SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
        -seconds::bigint AS seconds, -1 AS sessions FROM removed
    ) AS one
    WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(seconds) <> 0 OR sum(sessions) <> 0
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT DO NOTHING
  ), written AS (
    INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
    SELECT * FROM moved ORDER BY contact_id, month
    ON CONFLICT ON CONSTRAINT cloud_usage_key
      DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions
    RETURNING id, sessions
  )
  SELECT array_agg(id) INTO empty FROM written WHERE sessions = 0;
  DELETE FROM cloud_usage WHERE id = ANY(empty);
  RETURN NULL;
END $$;
