-- What sessions name is no longer locked row by row: whoever writes sessions looks whether it is there and holds one lock
-- for all of it, shared; whoever deletes holds it alone, once the rows are gone. Whoever comes second sees what the first
-- did. It is always taken after the lock of the sums.
CREATE OR REPLACE FUNCTION cloud_sessions_name(contact uuid[], company uuid[], configuration uuid[], report uuid[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8030080);
  PERFORM pg_advisory_xact_lock_shared(8030146);
  IF (SELECT count(*) FROM contacts WHERE id = ANY(contact)) < cardinality(contact) THEN
    PERFORM cloud_sessions_refuse('contact_id');
  END IF;
  IF (SELECT count(*) FROM companies WHERE id = ANY(company)) < cardinality(company) THEN
    PERFORM cloud_sessions_refuse('company_id');
  END IF;
  IF (SELECT count(*) FROM cloud_configurations WHERE id = ANY(configuration)) < cardinality(configuration) THEN
    PERFORM cloud_sessions_refuse('configuration_id');
  END IF;
  IF (SELECT count(*) FROM cloud_reports WHERE id = ANY(report)) < cardinality(report) THEN
    PERFORM cloud_sessions_refuse('report_id');
  END IF;
END $$;

CREATE OR REPLACE FUNCTION cloud_sessions_left() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE found boolean;
BEGIN
  -- In the order of whoever writes sessions, as far as it is known before that there are any.
  EXECUTE format('SELECT EXISTS (SELECT FROM cloud_sessions WHERE %1$I IN (SELECT id FROM gone))', TG_ARGV[0]) INTO found;
  IF found THEN PERFORM pg_advisory_xact_lock(8030080); END IF;
  PERFORM pg_advisory_xact_lock(8030146);
  EXECUTE format('UPDATE cloud_sessions SET %1$I = NULL WHERE %1$I IN (SELECT id FROM gone)', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION cloud_reports_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8030146);
  IF EXISTS (SELECT FROM cloud_sessions WHERE report_id IN (SELECT id FROM gone)) THEN
    PERFORM cloud_sessions_refuse('report_id');
  END IF;
  RETURN NULL;
END $$;

-- Most lines are there already: they grow, together with what their hours cost, so that working out the month finds little
-- left to write. Only what is new goes through the key.
CREATE OR REPLACE FUNCTION cloud_usage_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  PERFORM cloud_sessions_name(
    array_agg(DISTINCT contact_id) FILTER (WHERE contact_id IS NOT NULL),
    array_agg(DISTINCT company_id) FILTER (WHERE company_id IS NOT NULL),
    array_agg(DISTINCT configuration_id) FILTER (WHERE configuration_id IS NOT NULL),
    array_agg(DISTINCT report_id)) FROM added;
  WITH moved AS MATERIALIZED (
    SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
      sum(seconds) AS seconds, count(*) AS sessions
    FROM added WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  ), months AS MATERIALIZED (
    SELECT month, coalesce((SELECT per_hour_cents FROM cloud_cost_variables AS prices
      WHERE from_month <= month ORDER BY from_month DESC LIMIT 1), 0)::bigint AS per_hour
    FROM (SELECT DISTINCT month FROM moved) AS one
  ), due AS (
    INSERT INTO cloud_costs_due SELECT month FROM months ON CONFLICT DO NOTHING
  ), grown AS (
    UPDATE cloud_usage AS kept SET seconds = kept.seconds + moved.seconds, sessions = kept.sessions + moved.sessions,
      usage_cents = (2 * (kept.seconds + moved.seconds) * per_hour + 3600) / 7200
    FROM moved JOIN months USING (month)
    WHERE kept.contact_id = moved.contact_id AND kept.month = moved.month AND kept.stack = moved.stack
      AND kept.company_id IS NOT DISTINCT FROM moved.company_id
      AND kept.configuration_id IS NOT DISTINCT FROM moved.configuration_id
    RETURNING kept.month, kept.contact_id, kept.company_id, kept.configuration_id, kept.stack
  )
  INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
  SELECT * FROM moved WHERE NOT EXISTS (
    SELECT FROM grown WHERE grown.contact_id = moved.contact_id AND grown.month = moved.month AND grown.stack = moved.stack
      AND grown.company_id IS NOT DISTINCT FROM moved.company_id
      AND grown.configuration_id IS NOT DISTINCT FROM moved.configuration_id)
  ORDER BY contact_id, month
  ON CONFLICT ON CONSTRAINT cloud_usage_key
    DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions;
  RETURN NULL;
END $$;

-- Sessions lie in the order in which their reports were read: to find those of a report it is enough to know which reports
-- a range of pages has.
DROP INDEX cloud_sessions_report_index;
CREATE INDEX cloud_sessions_report_index ON cloud_sessions USING brin (report_id)
  WITH (pages_per_range = 32, autosummarize = on);
