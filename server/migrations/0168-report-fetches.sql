-- Which columns a report lacks, or from which line on it is damaged.
ALTER TABLE cloud_reports ADD COLUMN problem_details jsonb NOT NULL DEFAULT '{}';

-- When reports were fetched last, and what became of it.
CREATE TABLE cloud_report_fetches (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  begun_at timestamptz NOT NULL,
  ended_at timestamptz,
  found integer NOT NULL DEFAULT 0,
  read integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  problem text NOT NULL DEFAULT '',
  problem_details jsonb NOT NULL DEFAULT '{}'
);
