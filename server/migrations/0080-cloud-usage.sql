-- Usage of the cloud: sessions as AppStream's daily reports tell them, and what is summed up and costed from them.

-- Every report file by its name, with what became of it. A file of the same name takes the place of the one before.
CREATE TABLE cloud_reports (
  id uuid PRIMARY KEY,
  name text NOT NULL CONSTRAINT cloud_reports_name_key UNIQUE,
  source text NOT NULL CHECK (source IN ('reports', 'upload')),
  -- What tells a corrected file from the one read before.
  fingerprint text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  -- Who works on it: whoever takes it over from a process that died changes this, and the other one stops.
  run uuid NOT NULL,
  sessions integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  unknown integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  wrong integer NOT NULL DEFAULT 0,
  -- The first wrong lines, {line, column}.
  wrong_lines jsonb NOT NULL DEFAULT '[]',
  problem text NOT NULL DEFAULT '',
  imported_at timestamptz NOT NULL DEFAULT now(),
  imported_by uuid
);
CREATE INDEX cloud_reports_imported_index ON cloud_reports (imported_at, id);

-- Whom staff said a streaming user is that the portal does not know.
CREATE TABLE cloud_stream_names (
  stream_user text PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES contacts(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid
);
CREATE INDEX cloud_stream_names_contact_index ON cloud_stream_names (contact_id);

-- Sessions, once each. Without contact and company nobody knows whose it was, and it counts for nobody.
CREATE TABLE cloud_sessions (
  id text PRIMARY KEY,
  stream_user text NOT NULL,
  contact_id uuid REFERENCES contacts(id) ON DELETE SET NULL,
  company_id uuid REFERENCES companies(id) ON DELETE SET NULL,
  configuration_id uuid REFERENCES cloud_configurations(id) ON DELETE SET NULL,
  stack text NOT NULL,
  started_at timestamptz NOT NULL,
  seconds integer NOT NULL CHECK (seconds >= 0),
  -- The month of a session is that of its start in Germany.
  day date NOT NULL GENERATED ALWAYS AS ((started_at AT TIME ZONE 'Europe/Berlin')::date) STORED,
  report_id uuid NOT NULL REFERENCES cloud_reports(id),
  run uuid NOT NULL
);
CREATE INDEX cloud_sessions_contact_index ON cloud_sessions (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX cloud_sessions_company_index ON cloud_sessions (company_id, day) WHERE company_id IS NOT NULL;
CREATE INDEX cloud_sessions_configuration_index ON cloud_sessions (configuration_id, day) WHERE configuration_id IS NOT NULL;
CREATE INDEX cloud_sessions_report_index ON cloud_sessions (report_id);
CREATE INDEX cloud_sessions_day_index ON cloud_sessions (day);
CREATE INDEX cloud_sessions_unknown_index ON cloud_sessions (stream_user) WHERE contact_id IS NULL;

-- Each person's use of a stack in a month. Made of the sessions by the triggers below, in the transaction that changes
-- them; the cents are worked out afterwards, for a month as a whole. No foreign keys: the sessions have them.
CREATE TABLE cloud_usage (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  month date NOT NULL,
  contact_id uuid,
  company_id uuid,
  configuration_id uuid,
  stack text NOT NULL,
  seconds bigint NOT NULL,
  sessions integer NOT NULL,
  usage_cents bigint NOT NULL DEFAULT 0,
  login_cents bigint NOT NULL DEFAULT 0,
  server_cents bigint NOT NULL DEFAULT 0,
  total_cents bigint NOT NULL GENERATED ALWAYS AS (usage_cents + login_cents + server_cents) STORED,
  CONSTRAINT cloud_usage_key UNIQUE NULLS NOT DISTINCT (month, contact_id, company_id, configuration_id, stack)
);
CREATE INDEX cloud_usage_contact_index ON cloud_usage (contact_id);
CREATE INDEX cloud_usage_company_index ON cloud_usage (company_id, month);
CREATE INDEX cloud_usage_configuration_index ON cloud_usage (configuration_id, month);
CREATE INDEX cloud_usage_month_index ON cloud_usage (month DESC, id);
CREATE INDEX cloud_usage_empty_index ON cloud_usage (id) WHERE sessions = 0;

-- The same by company and stack, written anew with the cents of a month.
CREATE TABLE cloud_usage_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  month date NOT NULL,
  stack text NOT NULL,
  company_id uuid,
  people integer NOT NULL,
  seconds bigint NOT NULL,
  sessions integer NOT NULL,
  total_cents bigint NOT NULL,
  CONSTRAINT cloud_usage_groups_key UNIQUE NULLS NOT DISTINCT (month, stack, company_id)
);
CREATE INDEX cloud_usage_groups_company_index ON cloud_usage_groups (company_id, month);

-- What a stack cost in a month and among how many that is divided; nobody: it stands undivided.
CREATE TABLE cloud_stack_costs (
  month date NOT NULL,
  stack text NOT NULL,
  people integer NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (month, stack)
);

-- Months whose cents are to be worked out.
CREATE TABLE cloud_costs_due (month date PRIMARY KEY);

-- What usage costs from a month on, in cents.
CREATE TABLE cloud_cost_variables (
  from_month date PRIMARY KEY CHECK (extract(day FROM from_month) = 1),
  per_hour_cents integer NOT NULL CHECK (per_hour_cents BETWEEN 0 AND 10000000),
  per_login_month_cents integer NOT NULL CHECK (per_login_month_cents BETWEEN 0 AND 10000000),
  server_month_cents integer NOT NULL CHECK (server_month_cents BETWEEN 0 AND 1000000000),
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);

-- What staff set for the usage of a cloud account: whether its people see costs, and what a month may use up.
CREATE TABLE cloud_usage_settings (
  configuration_id uuid PRIMARY KEY REFERENCES cloud_configurations(id) ON DELETE CASCADE,
  costs_shown boolean NOT NULL DEFAULT false,
  budget_kind text NOT NULL DEFAULT 'none' CHECK (budget_kind IN ('none', 'hours', 'cents')),
  budget_amount bigint NOT NULL DEFAULT 0 CHECK (budget_amount >= 0),
  budget_stops boolean NOT NULL DEFAULT false,
  -- The month that was last warned of, and at how many per cent.
  warned_month date,
  warned_percent integer NOT NULL DEFAULT 0,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);

-- One writer at a time: two that meet the same rows in another order would stop each other.
CREATE FUNCTION cloud_usage_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT month, contact_id, company_id, configuration_id, stack, sum(seconds) AS seconds, sum(sessions) AS sessions
    FROM (
      SELECT date_trunc('month', day)::date AS month, contact_id, company_id, configuration_id, stack,
        seconds::bigint AS seconds, 1 AS sessions FROM added
    ) AS one
    WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(seconds) <> 0 OR sum(sessions) <> 0
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT DO NOTHING
  )
  INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
  SELECT * FROM moved
  ON CONFLICT ON CONSTRAINT cloud_usage_key
    DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions;
  RETURN NULL;
END $$;

CREATE FUNCTION cloud_usage_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT month, contact_id, company_id, configuration_id, stack, sum(seconds) AS seconds, sum(sessions) AS sessions
    FROM (
      SELECT date_trunc('month', day)::date AS month, contact_id, company_id, configuration_id, stack,
        -seconds::bigint AS seconds, -1 AS sessions FROM removed
    ) AS one
    WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(seconds) <> 0 OR sum(sessions) <> 0
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT DO NOTHING
  )
  INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
  SELECT * FROM moved
  ON CONFLICT ON CONSTRAINT cloud_usage_key
    DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions;
  DELETE FROM cloud_usage WHERE sessions = 0;
  RETURN NULL;
END $$;

CREATE FUNCTION cloud_usage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT month, contact_id, company_id, configuration_id, stack, sum(seconds) AS seconds, sum(sessions) AS sessions
    FROM (
      SELECT date_trunc('month', day)::date AS month, contact_id, company_id, configuration_id, stack,
        seconds::bigint AS seconds, 1 AS sessions FROM added
      UNION ALL
      SELECT date_trunc('month', day)::date AS month, contact_id, company_id, configuration_id, stack,
        -seconds::bigint AS seconds, -1 AS sessions FROM removed
    ) AS one
    WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(seconds) <> 0 OR sum(sessions) <> 0
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT DO NOTHING
  )
  INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
  SELECT * FROM moved
  ON CONFLICT ON CONSTRAINT cloud_usage_key
    DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions;
  DELETE FROM cloud_usage WHERE sessions = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER cloud_sessions_added AFTER INSERT ON cloud_sessions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_added();
CREATE TRIGGER cloud_sessions_removed AFTER DELETE ON cloud_sessions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_removed();
CREATE TRIGGER cloud_sessions_changed AFTER UPDATE ON cloud_sessions
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_changed();
