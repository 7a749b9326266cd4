-- Who is forgotten or deleted still was one person: in what was used they become a person nobody knows, with a number of
-- their own. Were all of them the same nobody, the others would pay more for a month that is long over.
CREATE FUNCTION cloud_sessions_forget(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE person uuid; unknown uuid;
BEGIN
  FOR person IN SELECT DISTINCT contact_id FROM cloud_sessions WHERE contact_id = ANY(people) LOOP
    unknown := gen_random_uuid();
    INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text, erased_at)
    VALUES (unknown, 'NoSalutation', '', '', unknown || '@erased.invalid', '', now());
    UPDATE cloud_sessions SET contact_id = unknown WHERE contact_id = person;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION cloud_sessions_left() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE found boolean;
BEGIN
  -- In the order of whoever writes sessions, as far as it is known before that there are any.
  EXECUTE format('SELECT EXISTS (SELECT FROM cloud_sessions WHERE %1$I IN (SELECT id FROM gone))', TG_ARGV[0]) INTO found;
  IF found THEN PERFORM pg_advisory_xact_lock(8030080); END IF;
  PERFORM pg_advisory_xact_lock(8030146);
  IF TG_ARGV[0] = 'contact_id' THEN
    PERFORM cloud_sessions_forget(array_agg(id)) FROM gone;
  ELSE
    EXECUTE format('UPDATE cloud_sessions SET %1$I = NULL WHERE %1$I IN (SELECT id FROM gone)', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;

-- Only what a session names anew has to be there: a company is gone already when its contacts go with it.
CREATE OR REPLACE FUNCTION cloud_usage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  empty bigint[];
  nobody CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  -- A statement that writes sessions and corrects others comes here even when there is nothing to correct.
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  PERFORM cloud_sessions_name(
    array_agg(DISTINCT now.contact_id) FILTER (WHERE now.contact_id <> coalesce(was.contact_id, nobody)),
    array_agg(DISTINCT now.company_id) FILTER (WHERE now.company_id <> coalesce(was.company_id, nobody)),
    array_agg(DISTINCT now.configuration_id)
      FILTER (WHERE now.configuration_id <> coalesce(was.configuration_id, nobody)),
    array_agg(DISTINCT now.report_id) FILTER (WHERE now.report_id <> coalesce(was.report_id, nobody)))
    FROM added AS now LEFT JOIN removed AS was USING (id)
    WHERE (now.contact_id, now.company_id, now.configuration_id, now.report_id)
      IS DISTINCT FROM (was.contact_id, was.company_id, was.configuration_id, was.report_id);
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
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT (month) DO UPDATE SET shares_changed = true
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
