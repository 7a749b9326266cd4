-- Licence files fetched on a customer's own page.
CREATE TABLE licence_downloads (
  id uuid PRIMARY KEY,
  licence_id uuid REFERENCES licences ON DELETE CASCADE,
  import_id uuid REFERENCES licence_imports ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  account_id uuid,
  CONSTRAINT licence_downloads_file_check CHECK (num_nonnulls(licence_id, import_id) = 1)
);
CREATE INDEX licence_downloads_licence_index ON licence_downloads (licence_id);
CREATE INDEX licence_downloads_import_index ON licence_downloads (import_id);
CREATE INDEX licence_downloads_account_index ON licence_downloads (account_id);

-- What customers ask for; staff answer.
CREATE TABLE licence_requests (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  company_product_id uuid NOT NULL REFERENCES company_products ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('renewal', 'hostChange')),
  host_id uuid REFERENCES hosts ON DELETE CASCADE,
  message text NOT NULL DEFAULT '',
  -- The new licence request (.id) of a host change.
  file_name text NOT NULL DEFAULT '',
  file bytea,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'inWork', 'done', 'declined', 'withdrawn')),
  language text NOT NULL CHECK (language IN ('de', 'en')),
  asked_by uuid,
  asked_email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  modified_at timestamptz NOT NULL DEFAULT now()
);
-- One at a time for the same thing.
CREATE UNIQUE INDEX licence_requests_open_key ON licence_requests (company_product_id, kind, coalesce(host_id, company_product_id))
  WHERE state IN ('open', 'inWork');
CREATE INDEX licence_requests_company_index ON licence_requests (company_id, created_at);
CREATE INDEX licence_requests_state_index ON licence_requests (state, created_at, id);
CREATE INDEX licence_requests_host_index ON licence_requests (host_id);
CREATE INDEX licence_requests_asked_index ON licence_requests (asked_by);
CREATE TABLE licence_request_steps (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES licence_requests ON DELETE CASCADE,
  state text NOT NULL,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  account_id uuid
);
CREATE INDEX licence_request_steps_request_index ON licence_request_steps (request_id, at);

-- Which end somebody was reminded of, so that nobody is reminded twice.
CREATE TABLE renewal_reminders (
  subject_id uuid NOT NULL,
  end_day date NOT NULL,
  days integer NOT NULL,
  receiver text NOT NULL,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT renewal_reminders_pkey PRIMARY KEY (subject_id, end_day, days, receiver)
);
CREATE INDEX renewal_reminders_receiver_index ON renewal_reminders (receiver);
CREATE INDEX renewal_reminders_company_index ON renewal_reminders (company_id);
-- Companies that want no reminders.
CREATE TABLE renewal_settings (
  company_id uuid PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  reminders boolean NOT NULL
);
-- What ends soon is asked for every day.
CREATE INDEX licences_end_index ON licences (end_date);
CREATE INDEX configuration_items_end_index ON configuration_items (end_date) WHERE parent_id IS NULL;
