-- Changes across many company products: the dry run, what was done, and the way back.
CREATE TABLE campaigns (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  comment text NOT NULL DEFAULT '',
  filter jsonb NOT NULL,
  change jsonb NOT NULL,
  -- New licences for the live hosts of what was changed, and a mail with each.
  issue boolean NOT NULL,
  mail boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('checking', 'checked', 'running', 'paused', 'done', 'undoing', 'undone')),
  -- Counts the dry runs: one that was overtaken writes nothing more.
  run integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  started_at timestamptz,
  started_by uuid,
  ended_at timestamptz
);
CREATE INDEX campaigns_created_index ON campaigns (created_at, id);
CREATE INDEX campaigns_created_by_index ON campaigns (created_by);
CREATE INDEX campaigns_started_by_index ON campaigns (started_by);

-- Each company product is changed at most once: its result commits with what was written.
CREATE TABLE campaign_rows (
  campaign_id uuid NOT NULL REFERENCES campaigns ON DELETE CASCADE,
  row integer NOT NULL,
  company_product_id uuid NOT NULL REFERENCES company_products ON DELETE CASCADE,
  -- The configuration the dry run saw, and the one the campaign made of it.
  configuration_id uuid,
  new_configuration_id uuid,
  -- Another version: the company product the campaign gave.
  new_company_product_id uuid REFERENCES company_products ON DELETE SET NULL,
  outcome text CHECK (outcome IN ('change', 'unchanged', 'broken')),
  differences jsonb NOT NULL DEFAULT '[]',
  -- Ends of host IDs: what they were and what they become.
  hosts jsonb NOT NULL DEFAULT '[]',
  problems jsonb NOT NULL DEFAULT '[]',
  result text CHECK (result IN ('changed', 'changedSince', 'failed', 'undone', 'kept')),
  licences integer NOT NULL DEFAULT 0,
  mails integer NOT NULL DEFAULT 0,
  at timestamptz,
  CONSTRAINT campaign_rows_pkey PRIMARY KEY (campaign_id, row),
  CONSTRAINT campaign_rows_product_key UNIQUE (campaign_id, company_product_id)
);
CREATE INDEX campaign_rows_product_index ON campaign_rows (company_product_id);
CREATE INDEX campaign_rows_new_product_index ON campaign_rows (new_company_product_id) WHERE new_company_product_id IS NOT NULL;
-- The next row to write is found at once, however many are done.
CREATE INDEX campaign_rows_open_index ON campaign_rows (campaign_id, row) WHERE outcome = 'change' AND result IS NULL;
CREATE INDEX campaign_rows_changed_index ON campaign_rows (campaign_id, row) WHERE result = 'changed';
