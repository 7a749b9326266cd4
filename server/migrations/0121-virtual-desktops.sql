-- Virtual desktops: as WorkSpaces told at the last look, or from a table. Start and end are kept here alone.

CREATE TABLE virtual_desktops (
  id uuid PRIMARY KEY,
  user_id text NOT NULL CONSTRAINT virtual_desktops_user_id_key UNIQUE,
  display_name text NOT NULL DEFAULT '',
  login text NOT NULL DEFAULT '',
  start_date date,
  -- The last day, itself included.
  end_date date,
  source text NOT NULL CHECK (source IN ('workspaces', 'table')),
  seen_at timestamptz,
  -- Since when WorkSpaces tells of it no more.
  gone_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid,
  CONSTRAINT virtual_desktops_term_check CHECK (start_date <= end_date)
);
CREATE INDEX virtual_desktops_start_index ON virtual_desktops (start_date, id);

-- The last look at WorkSpaces: one row once there was one.
CREATE TABLE desktop_looks (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  looked_at timestamptz,
  failed_at timestamptz,
  failure text NOT NULL DEFAULT ''
);

ALTER TABLE imports DROP CONSTRAINT imports_kind_check;
ALTER TABLE imports ADD CONSTRAINT imports_kind_check
  CHECK (kind IN ('companies', 'contacts', 'studentDomains', 'virtualDesktops'));
