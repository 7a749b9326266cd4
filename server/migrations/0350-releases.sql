-- Which releases have worked on this database: an older one names the newer one when it refuses to.
CREATE TABLE releases (
  version text PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now()
);
