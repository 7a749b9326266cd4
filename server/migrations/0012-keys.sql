-- The licence keys: public parts and what they are for now. The private parts are in files or with a signer process.
CREATE TABLE signing_keys (
  id text PRIMARY KEY,
  x text NOT NULL,
  -- active: signs. replaced: signs no more, licences still run on it. retired: no licence needs it any more.
  -- revoked: verifies nothing any more.
  status text NOT NULL CHECK (status IN ('active', 'replaced', 'retired', 'revoked')),
  created_at timestamptz NOT NULL,
  created_by uuid,
  replaced_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX signing_keys_active_key ON signing_keys ((true)) WHERE status = 'active';
CREATE INDEX licences_key_index ON licences (key_id);

-- All live licences of a key signed anew with the active one.
CREATE TABLE resignings (
  id uuid PRIMARY KEY,
  key_id text NOT NULL REFERENCES signing_keys,
  state text NOT NULL CHECK (state IN ('running', 'paused', 'done')),
  mail boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  finished_at timestamptz
);
-- One at a time for a key.
CREATE UNIQUE INDEX resignings_open_key ON resignings (key_id) WHERE state IN ('running', 'paused');
CREATE TABLE resigning_companies (
  id uuid PRIMARY KEY,
  resigning_id uuid NOT NULL REFERENCES resignings ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done')),
  mails integer NOT NULL DEFAULT 0,
  CONSTRAINT resigning_companies_key UNIQUE (resigning_id, company_id)
);
CREATE INDEX resigning_companies_company_index ON resigning_companies (company_id);
CREATE TABLE resigning_licences (
  resigning_company_id uuid NOT NULL REFERENCES resigning_companies ON DELETE CASCADE,
  licence_id uuid NOT NULL REFERENCES licences ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'signed', 'skipped', 'failed')),
  new_licence_id uuid REFERENCES licences ON DELETE SET NULL,
  problem text NOT NULL DEFAULT '',
  CONSTRAINT resigning_licences_pkey PRIMARY KEY (resigning_company_id, licence_id)
);
CREATE INDEX resigning_licences_licence_index ON resigning_licences (licence_id);
CREATE INDEX resigning_licences_new_licence_index ON resigning_licences (new_licence_id);
CREATE INDEX resigning_licences_open_index ON resigning_licences (resigning_company_id) WHERE state = 'open';
