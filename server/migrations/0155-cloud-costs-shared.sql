-- A month whose lines only grew has the people it had: what its hours cost stands in the lines, who shares the rest is the
-- same. Then only the sums by company are due.
ALTER TABLE cloud_costs_due ADD COLUMN shares_changed boolean NOT NULL DEFAULT true;

-- Most lines are there already: they grow, together with what their hours cost. Only what is new goes through the key, and
-- where nothing is, nothing is looked for.
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
  ), grown AS (
    UPDATE cloud_usage AS kept SET seconds = kept.seconds + moved.seconds, sessions = kept.sessions + moved.sessions,
      usage_cents = (2 * (kept.seconds + moved.seconds) * per_hour + 3600) / 7200
    FROM moved JOIN months USING (month)
    WHERE kept.contact_id = moved.contact_id AND kept.month = moved.month AND kept.stack = moved.stack
      AND kept.company_id IS NOT DISTINCT FROM moved.company_id
      AND kept.configuration_id IS NOT DISTINCT FROM moved.configuration_id
    RETURNING kept.month, kept.contact_id, kept.company_id, kept.configuration_id, kept.stack
  ), fresh AS (
    INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
    SELECT * FROM moved WHERE (SELECT count(*) FROM grown) < (SELECT count(*) FROM moved) AND NOT EXISTS (
      SELECT FROM grown WHERE grown.contact_id = moved.contact_id AND grown.month = moved.month AND grown.stack = moved.stack
        AND grown.company_id IS NOT DISTINCT FROM moved.company_id
        AND grown.configuration_id IS NOT DISTINCT FROM moved.configuration_id)
    ORDER BY contact_id, month
    ON CONFLICT ON CONSTRAINT cloud_usage_key
      DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions
    RETURNING month
  )
  INSERT INTO cloud_costs_due AS due (month, shares_changed)
  SELECT month, EXISTS (SELECT FROM fresh WHERE fresh.month = months.month) FROM months
  ON CONFLICT (month) DO UPDATE SET shares_changed = true WHERE excluded.shares_changed AND NOT due.shares_changed;
  RETURN NULL;
END $$;

-- What is corrected or taken away may be somebody's last session there.
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
