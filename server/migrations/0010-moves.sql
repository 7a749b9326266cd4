-- Moves of licences to other machines.

-- Which addresses and names a host ID is about, to find machines that are licensed already.
CREATE FUNCTION host_marks(hosts jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(mark), '{}') FROM jsonb_array_elements(hosts) AS host,
    unnest(ARRAY['mac:' || (host ->> 'mac'), 'name:' || lower(host ->> 'name')]) AS mark WHERE mark IS NOT NULL
$$;
CREATE INDEX hosts_marks_index ON hosts USING gin (host_marks(hosts));
-- The host a licence moved to: no more licences are issued for this one, and it stays disabled.
ALTER TABLE hosts ADD COLUMN moved_to uuid REFERENCES hosts ON DELETE SET NULL;
CREATE INDEX hosts_moved_index ON hosts (moved_to) WHERE moved_to IS NOT NULL;
CREATE INDEX licences_supersedes_index ON licences (supersedes) WHERE supersedes IS NOT NULL;

-- How often licences of a product may move; a product without a row has no moves.
CREATE TABLE move_policies (
  product_id uuid PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  moves integer NOT NULL CHECK (moves BETWEEN 0 AND 100),
  months integer NOT NULL CHECK (months BETWEEN 1 AND 60),
  bridge_days integer NOT NULL CHECK (bridge_days BETWEEN 0 AND 30),
  cooling_days integer NOT NULL CHECK (cooling_days BETWEEN 0 AND 365),
  automatic boolean NOT NULL,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);

CREATE TABLE moves (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  company_product_id uuid NOT NULL REFERENCES company_products ON DELETE CASCADE,
  host_id uuid NOT NULL REFERENCES hosts ON DELETE CASCADE,
  new_host_id uuid REFERENCES hosts ON DELETE SET NULL,
  -- The machines before and after, as the licence is bound to them.
  machines_before jsonb NOT NULL,
  machines_after jsonb NOT NULL,
  -- The facts of the new host ID.
  host jsonb NOT NULL,
  -- How many moves it counts as: the machines that change.
  count integer NOT NULL CHECK (count BETWEEN 1 AND 3),
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'declined', 'withdrawn')),
  -- Why it waits or waited for a second person.
  reasons text[] NOT NULL DEFAULT '{}',
  message text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  file_name text NOT NULL,
  file bytea NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  asked_at timestamptz NOT NULL DEFAULT now(),
  asked_by uuid,
  asked_email text NOT NULL,
  decided_at timestamptz,
  decided_by uuid,
  decided_email text NOT NULL DEFAULT '',
  done_at timestamptz,
  old_serial bigint,
  new_serial bigint,
  bridge_serial bigint,
  bridge_end date
);
-- One at a time for a host.
CREATE UNIQUE INDEX moves_waiting_key ON moves (host_id) WHERE state = 'waiting';
CREATE INDEX moves_host_index ON moves (host_id);
CREATE INDEX moves_new_host_index ON moves (new_host_id);
CREATE INDEX moves_company_index ON moves (company_id);
CREATE INDEX moves_company_product_index ON moves (company_product_id, asked_at);
CREATE INDEX moves_state_index ON moves (state, asked_at, id);
CREATE INDEX moves_asked_index ON moves (asked_by);
CREATE INDEX moves_decided_index ON moves (decided_by);
