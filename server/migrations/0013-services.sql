-- Service accounts of the vendor's own software and shop, and their keys.
CREATE TABLE service_accounts (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  scopes text[] NOT NULL,
  -- Only licences of this company; null: of all.
  company_id uuid REFERENCES companies ON DELETE CASCADE,
  disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);
CREATE UNIQUE INDEX service_accounts_name_key ON service_accounts (lower(name));
CREATE INDEX service_accounts_company_index ON service_accounts (company_id);

CREATE TABLE service_keys (
  id uuid PRIMARY KEY,
  service_account_id uuid NOT NULL REFERENCES service_accounts ON DELETE CASCADE,
  label text NOT NULL,
  -- The part of the key that names it; the secret part is kept as SHA-256, which suffices for 256 random bits.
  prefix text NOT NULL CONSTRAINT service_keys_prefix_key UNIQUE,
  hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_used_from text NOT NULL DEFAULT ''
);
CREATE INDEX service_keys_account_index ON service_keys (service_account_id, created_at);
