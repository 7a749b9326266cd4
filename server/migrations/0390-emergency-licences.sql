-- Emergency licences: for a machine that died another one is licensed for some days.

-- Whether licences of a product may be taken for an emergency; a product without a row has none.
CREATE TABLE emergency_policies (
  product_id uuid PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  days integer NOT NULL CHECK (days BETWEEN 1 AND 30),
  -- For a customer within twelve months.
  per_year integer NOT NULL CHECK (per_year BETWEEN 1 AND 100),
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);

-- The host ID of the machine that died; null: its licences are ordinary ones.
ALTER TABLE hosts ADD COLUMN emergency_for uuid REFERENCES hosts ON DELETE SET NULL;
CREATE INDEX hosts_emergency_index ON hosts (emergency_for) WHERE emergency_for IS NOT NULL;

CREATE TABLE emergencies (
  id uuid PRIMARY KEY,
  holding_id uuid NOT NULL REFERENCES holdings ON DELETE CASCADE,
  -- The machine that died, and the one that stands in for it.
  host_id uuid NOT NULL REFERENCES hosts ON DELETE CASCADE,
  new_host_id uuid NOT NULL REFERENCES hosts ON DELETE CASCADE,
  machines_before jsonb NOT NULL,
  machines_after jsonb NOT NULL,
  licence_id uuid NOT NULL REFERENCES licences ON DELETE CASCADE,
  end_date date NOT NULL,
  reason text NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  taken_by uuid,
  taken_email text NOT NULL
);
CREATE UNIQUE INDEX emergencies_new_host_key ON emergencies (new_host_id);
CREATE INDEX emergencies_licence_index ON emergencies (licence_id);
CREATE INDEX emergencies_host_index ON emergencies (host_id);
CREATE INDEX emergencies_holding_index ON emergencies (holding_id, taken_at);
CREATE INDEX emergencies_taken_index ON emergencies (taken_at, id);
CREATE INDEX emergencies_account_index ON emergencies (taken_by);
