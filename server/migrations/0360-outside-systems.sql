-- When each system outside last answered and last failed, for all processes, and how long each migration took.
CREATE TABLE outside_systems (
  system text PRIMARY KEY,
  succeeded_at timestamptz,
  failed_at timestamptz,
  problem text NOT NULL DEFAULT ''
);
ALTER TABLE schema_migrations ADD COLUMN ms integer;
