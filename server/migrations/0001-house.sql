CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- access ------------------------------------------------------------------------------------------
CREATE TABLE roles (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  modified_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX roles_name_key ON roles (lower(name));
CREATE TABLE permissions (
  key text PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  guards text NOT NULL,
  name_de text NOT NULL,
  name_en text NOT NULL
);
CREATE TABLE role_permissions (
  role_id uuid NOT NULL REFERENCES roles ON DELETE CASCADE,
  permission_key text NOT NULL REFERENCES permissions ON DELETE CASCADE,
  PRIMARY KEY (role_id, permission_key)
);

-- companies ---------------------------------------------------------------------------------------
CREATE TABLE company_types (
  id uuid PRIMARY KEY,
  name_de text NOT NULL UNIQUE,
  name_en text NOT NULL,
  sorting integer NOT NULL DEFAULT 0
);
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  customer_number text NOT NULL CONSTRAINT companies_customer_number_key UNIQUE,
  name text NOT NULL,
  company_type_id uuid NOT NULL CONSTRAINT companies_type_fkey REFERENCES company_types,
  vat_number text NOT NULL DEFAULT '',
  street text NOT NULL,
  house_number text NOT NULL,
  zip_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL DEFAULT 'DE',
  language text NOT NULL DEFAULT 'de' CHECK (language IN ('de', 'en')),
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  fax text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  remark text NOT NULL DEFAULT '',
  crm_id text CONSTRAINT companies_crm_id_key UNIQUE,
  service_contract boolean NOT NULL DEFAULT false,
  service_contract_start date,
  service_contract_end date,
  search_text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid,
  CONSTRAINT companies_service_contract_check CHECK (
    CASE WHEN service_contract
      THEN service_contract_start IS NOT NULL AND (service_contract_end IS NULL OR service_contract_start <= service_contract_end)
      ELSE service_contract_start IS NULL AND service_contract_end IS NULL END)
);
CREATE INDEX companies_search_index ON companies USING gin (search_text gin_trgm_ops);
CREATE INDEX companies_created_index ON companies (created_at, id);
CREATE INDEX companies_name_index ON companies (lower(name), id);
CREATE INDEX companies_city_index ON companies (lower(city), id);
CREATE INDEX companies_zip_code_index ON companies (zip_code, id);
CREATE INDEX companies_street_index ON companies (lower(street), id);
CREATE INDEX companies_type_index ON companies (company_type_id);

-- contacts ----------------------------------------------------------------------------------------
CREATE TABLE contacts (
  id uuid PRIMARY KEY,
  company_id uuid REFERENCES companies ON DELETE CASCADE,
  salutation text NOT NULL CHECK (salutation IN ('Herr', 'Frau', 'NoSalutation')),
  title text NOT NULL DEFAULT '',
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL DEFAULT '' CHECK (gender IN ('', 'm', 'f', 'd')),
  phone text NOT NULL DEFAULT '',
  email text NOT NULL CONSTRAINT contacts_email_key UNIQUE,
  department text NOT NULL DEFAULT '',
  position text NOT NULL DEFAULT '',
  main_contact boolean NOT NULL DEFAULT false,
  street text NOT NULL DEFAULT '',
  house_number text NOT NULL DEFAULT '',
  zip_code text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'DE',
  language text NOT NULL DEFAULT 'de' CHECK (language IN ('de', 'en')),
  search_text text NOT NULL,
  -- Whoever asked to be deleted: an empty row stays for the orders that name it.
  erased_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);
CREATE INDEX contacts_search_index ON contacts USING gin (search_text gin_trgm_ops);
CREATE INDEX contacts_created_index ON contacts (created_at, id);
CREATE INDEX contacts_last_name_index ON contacts (lower(last_name), id);
CREATE INDEX contacts_company_index ON contacts (company_id, lower(last_name), id);
-- What somebody consented to and when; rows are only added, the newest of a kind counts.
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES contacts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('newsletter', 'email', 'downloadReturn')),
  state text NOT NULL CHECK (state IN ('requested', 'given', 'withdrawn')),
  text_version text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  source text NOT NULL
);
CREATE INDEX consents_contact_index ON consents (contact_id, kind, at, id);
CREATE TABLE consent_links (
  token_hash bytea PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES contacts ON DELETE CASCADE,
  kind text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX consent_links_contact_index ON consent_links (contact_id);

-- accounts and sessions ---------------------------------------------------------------------------
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  email text NOT NULL CONSTRAINT accounts_email_key UNIQUE,
  password_hash text NOT NULL,
  role_id uuid NOT NULL REFERENCES roles,
  contact_id uuid UNIQUE REFERENCES contacts ON DELETE SET NULL,
  disabled boolean NOT NULL DEFAULT false,
  verified_at timestamptz,
  email_factor boolean NOT NULL DEFAULT false,
  language text CHECK (language IN ('de', 'en')),
  theme text CHECK (theme IN ('black', 'white')),
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  modified_at timestamptz NOT NULL DEFAULT now()
);
-- 200 × 200 pixels, written by the server itself.
CREATE TABLE avatars (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  bytes bytea NOT NULL CHECK (length(bytes) <= 200000),
  modified_at timestamptz NOT NULL DEFAULT now()
);
-- Who asked to be deleted. Names and addresses go once it is done.
CREATE TABLE erasures (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL CONSTRAINT erasures_account_key UNIQUE,
  contact_id uuid,
  email text NOT NULL,
  name text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  requested_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  previous_hash bytea,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When password or passkey were last asked for again.
  confirmed_at timestamptz,
  user_agent text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);
CREATE INDEX sessions_account_index ON sessions (account_id);
CREATE INDEX sessions_expires_index ON sessions (expires_at);
-- Wrong passwords per e-mail address or device. The key is a keyed digest, so that addresses nobody has count alike.
CREATE TABLE sign_in_budgets (
  key bytea PRIMARY KEY,
  failures integer NOT NULL,
  locked_until timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_budgets_updated_index ON sign_in_budgets (updated_at);
-- Links in mails, each good for one use.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('unlock', 'reset')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_links_account_index ON account_links (account_id);
-- Browsers that signed in before, proven by a cookie of their own.
CREATE TABLE devices (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  user_agent text NOT NULL DEFAULT ''
);
CREATE INDEX devices_account_index ON devices (account_id);
-- Sign-ins whose password was right and whose second factor is still to come, proven by a cookie of their own.
CREATE TABLE sign_in_challenges (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- Of the code in the newest mail; null before it is written and once it is dead.
  code_hash bytea,
  code_expires_at timestamptz,
  mails integer NOT NULL DEFAULT 0 CHECK (mails BETWEEN 0 AND 6),
  mailed_at timestamptz,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_challenges_account_index ON sign_in_challenges (account_id);
-- The secret an authenticator app shares, sealed.
CREATE TABLE totp_secrets (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  sealed text NOT NULL,
  last_step integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE recovery_codes (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, code_hash)
);
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  credential_id bytea NOT NULL CONSTRAINT passkeys_credential_key UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  backed_up boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_account_index ON passkeys (account_id);
-- What a passkey is to sign: for one purpose, for whoever holds the session, the sign-in or the cookie it was made for.
CREATE TABLE webauthn_challenges (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'confirm', 'factor', 'signIn')),
  holder bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX webauthn_challenges_expires_index ON webauthn_challenges (expires_at);
-- New addresses that wait for the link in the mail sent to them.
CREATE TABLE email_changes (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  session_id uuid,
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX email_changes_account_index ON email_changes (account_id);
CREATE TABLE setup_links (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- registration ------------------------------------------------------------------------------------
-- Registrations that wait for the link in the mail. Each has a password of its own: the mail opens no other.
CREATE TABLE pending_registrations (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  -- Null: an account is there already and only its address is to be confirmed.
  details jsonb,
  -- Null before a mail is written, and once the link is used.
  token_hash bytea CONSTRAINT pending_registrations_token_key UNIQUE,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  mailed_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pending_registrations_email_index ON pending_registrations (email, created_at);
CREATE INDEX pending_registrations_expires_index ON pending_registrations (expires_at);
-- Solved challenges, so that each opens the door once.
CREATE TABLE challenge_uses (
  nonce_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
-- What people who registered for a company say about it; staff decide which company it is.
CREATE TABLE company_claims (
  id uuid PRIMARY KEY,
  contact_id uuid NOT NULL CONSTRAINT company_claims_contact_key UNIQUE REFERENCES contacts ON DELETE CASCADE,
  company_name text NOT NULL,
  customer_number text NOT NULL DEFAULT '',
  street text NOT NULL,
  house_number text NOT NULL,
  zip_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'assigned', 'declined')),
  company_id uuid REFERENCES companies ON DELETE SET NULL,
  decided_at timestamptz,
  decided_by uuid,
  search_text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_claims_state_index ON company_claims (state, created_at, id);
-- Invitations of contacts to the portal, each good for one use and for the address it was sent to.
CREATE TABLE invitations (
  token_hash bytea PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES contacts ON DELETE CASCADE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invitations_contact_index ON invitations (contact_id, created_at);

-- students ----------------------------------------------------------------------------------------
CREATE TABLE student_domains (
  id uuid PRIMARY KEY,
  domain text NOT NULL CONSTRAINT student_domains_domain_key UNIQUE CHECK (domain = lower(domain)),
  kind text NOT NULL DEFAULT 'university' CHECK (kind IN ('university')),
  -- ISO 3166-1 alpha-2, lower case; '' when it is not known.
  country text NOT NULL,
  name_de text NOT NULL,
  name_en text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid
);
-- 1 proof needed, 2 student e-mail unconfirmed, 3 verified, 4 university unknown, 5 proof requested, 6 in review,
-- 7 proof unreadable, 8 verified without payment.
CREATE TABLE verifications (
  id uuid PRIMARY KEY,
  contact_id uuid NOT NULL CONSTRAINT verifications_contact_key UNIQUE REFERENCES contacts ON DELETE CASCADE,
  status integer NOT NULL CHECK (status BETWEEN 1 AND 8),
  student_domain_id uuid REFERENCES student_domains,
  created_at timestamptz NOT NULL DEFAULT now(),
  modified_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verifications_domain_index ON verifications (student_domain_id);

-- single sign-on ----------------------------------------------------------------------------------
CREATE TABLE sso_providers (
  id uuid PRIMARY KEY,
  identifier text NOT NULL CONSTRAINT sso_providers_identifier_key UNIQUE,
  display_name text NOT NULL,
  description text NOT NULL DEFAULT '',
  protocol text NOT NULL CHECK (protocol IN ('oidc', 'saml')),
  issuer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);
-- How a company signs in: at most one provider each.
CREATE TABLE sso_configurations (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL CONSTRAINT sso_configurations_company_key UNIQUE REFERENCES companies ON DELETE CASCADE,
  provider_id uuid NOT NULL CONSTRAINT sso_configurations_provider_fkey REFERENCES sso_providers,
  tenant_id text NOT NULL DEFAULT '',
  client_id text NOT NULL DEFAULT '',
  client_secret text,
  entry_point text NOT NULL DEFAULT '',
  certificate text NOT NULL DEFAULT '',
  enabled boolean NOT NULL DEFAULT false,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);
CREATE INDEX sso_configurations_provider_index ON sso_configurations (provider_id);
-- An e-mail domain is one company's alone.
CREATE TABLE sso_domains (
  domain text CONSTRAINT sso_domains_pkey PRIMARY KEY,
  configuration_id uuid NOT NULL REFERENCES sso_configurations ON DELETE CASCADE
);
CREATE INDEX sso_domains_configuration_index ON sso_domains (configuration_id);
-- Who somebody at a provider is here.
CREATE TABLE sso_identities (
  configuration_id uuid NOT NULL REFERENCES sso_configurations ON DELETE CASCADE,
  subject text NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (configuration_id, subject),
  UNIQUE (configuration_id, account_id)
);
CREATE INDEX sso_identities_account_index ON sso_identities (account_id);
-- Sign-ins under way; each ends once.
CREATE TABLE sso_attempts (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL,
  configuration_id uuid NOT NULL REFERENCES sso_configurations ON DELETE CASCADE,
  -- SAML: what was received and checked, until the browser that began fetches it.
  identity jsonb,
  assertion_id text UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sso_attempts_expires_index ON sso_attempts (expires_at);
CREATE INDEX sso_attempts_configuration_index ON sso_attempts (configuration_id);

-- files -------------------------------------------------------------------------------------------
CREATE TABLE files (
  id uuid PRIMARY KEY,
  sha256 bytea NOT NULL,
  media_type text NOT NULL,
  file_name text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- products and modules ----------------------------------------------------------------------------
CREATE TABLE products (
  id uuid PRIMARY KEY,
  code text NOT NULL CONSTRAINT products_code_key UNIQUE,
  kind text NOT NULL CHECK (kind IN ('single', 'network', 'student', 'textbook', 'cloud')),
  version integer NOT NULL CHECK (version BETWEEN 1 AND 999),
  name text NOT NULL,
  lic_name text NOT NULL,
  title_de text NOT NULL,
  title_en text NOT NULL,
  subtitle_de text NOT NULL DEFAULT '',
  subtitle_en text NOT NULL DEFAULT '',
  unlocked boolean NOT NULL DEFAULT false,
  image_id uuid REFERENCES files,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE modules (
  id uuid PRIMARY KEY,
  level integer NOT NULL CHECK (level BETWEEN 1 AND 3),
  name text NOT NULL,
  lic_name text NOT NULL,
  lic_name_parent text,
  image_id uuid REFERENCES files,
  UNIQUE (level, lic_name, name)
);

-- configurations: a saved one never changes -------------------------------------------------------
CREATE TABLE configurations (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('master', 'template', 'company')),
  company_id uuid REFERENCES companies ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  CONSTRAINT configurations_owner_check CHECK ((kind = 'company') = (company_id IS NOT NULL))
);
CREATE INDEX configurations_company_index ON configurations (company_id);
CREATE TABLE configuration_items (
  id uuid PRIMARY KEY,
  configuration_id uuid NOT NULL REFERENCES configurations ON DELETE CASCADE,
  parent_id uuid REFERENCES configuration_items ON DELETE CASCADE,
  module_id uuid NOT NULL CONSTRAINT configuration_items_module_fkey REFERENCES modules,
  count_kind text NOT NULL CHECK (count_kind IN ('counted', 'uncounted', 'dependency')),
  count integer NOT NULL DEFAULT 0 CHECK (count BETWEEN 0 AND 100),
  start_date date,
  end_date date,
  unlimited boolean NOT NULL DEFAULT false,
  test boolean NOT NULL DEFAULT false,
  test_count integer NOT NULL DEFAULT 0 CHECK (test_count BETWEEN 0 AND 100),
  student boolean NOT NULL DEFAULT false,
  edit_modules boolean NOT NULL DEFAULT false,
  connect boolean NOT NULL DEFAULT false,
  sorting integer NOT NULL DEFAULT 0,
  CONSTRAINT configuration_items_end_check CHECK (NOT (unlimited AND end_date IS NOT NULL)),
  CONSTRAINT configuration_items_test_check CHECK (NOT (test AND student))
);
CREATE INDEX configuration_items_configuration_index ON configuration_items (configuration_id);
CREATE INDEX configuration_items_parent_index ON configuration_items (parent_id);
CREATE TABLE product_configurations (
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  configuration_id uuid NOT NULL UNIQUE REFERENCES configurations ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('master', 'template')),
  sorting integer NOT NULL DEFAULT 1,
  PRIMARY KEY (product_id, configuration_id)
);
CREATE UNIQUE INDEX product_configurations_master_key ON product_configurations (product_id) WHERE kind = 'master';

-- company products --------------------------------------------------------------------------------
CREATE TABLE company_products (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products,
  configuration_id uuid REFERENCES configurations,
  note text NOT NULL DEFAULT '',
  disabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid,
  CONSTRAINT company_products_product_key UNIQUE (company_id, product_id)
);
CREATE INDEX company_products_product_index ON company_products (product_id);
CREATE INDEX company_products_configuration_index ON company_products (configuration_id);
CREATE TABLE contact_products (
  contact_id uuid NOT NULL REFERENCES contacts ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products,
  file_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (contact_id, product_id)
);
CREATE TABLE configuration_history (
  id uuid PRIMARY KEY,
  company_product_id uuid NOT NULL REFERENCES company_products ON DELETE CASCADE,
  configuration_id uuid NOT NULL REFERENCES configurations ON DELETE CASCADE,
  change_notes text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid
);
CREATE INDEX configuration_history_product_index ON configuration_history (company_product_id, created_at);
CREATE INDEX configuration_history_configuration_index ON configuration_history (configuration_id);

-- hosts and licences ------------------------------------------------------------------------------
CREATE TABLE hosts (
  id uuid PRIMARY KEY,
  company_product_id uuid NOT NULL CONSTRAINT hosts_company_product_fkey REFERENCES company_products ON DELETE CASCADE,
  email text NOT NULL DEFAULT '',
  disabled boolean NOT NULL DEFAULT false,
  version integer NOT NULL,
  unlimited boolean NOT NULL DEFAULT false,
  start_date date NOT NULL,
  end_date date,
  company_name_short text NOT NULL DEFAULT '',
  salutation text NOT NULL DEFAULT '',
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  comment text NOT NULL DEFAULT '',
  customer_number text NOT NULL DEFAULT '',
  terminal_server boolean NOT NULL DEFAULT false,
  virtual_server boolean NOT NULL DEFAULT false,
  host_created_on date,
  binding text NOT NULL CHECK (binding IN ('mac', 'name', 'both', 'triade', 'unbound')),
  port integer NOT NULL CHECK (port BETWEEN 1024 AND 65535),
  hosts jsonb NOT NULL,
  server_host_id text NOT NULL DEFAULT '',
  server_name text NOT NULL DEFAULT '',
  installation_type text NOT NULL DEFAULT '',
  build text NOT NULL DEFAULT '',
  operating_system text NOT NULL DEFAULT '',
  generation integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid,
  CONSTRAINT hosts_unlimited_check CHECK (unlimited = (end_date IS NULL)),
  CONSTRAINT hosts_term_check CHECK (end_date IS NULL OR start_date <= end_date)
);
CREATE INDEX hosts_company_product_index ON hosts (company_product_id);
CREATE SEQUENCE licence_serial START 100001;
CREATE TABLE licences (
  id uuid PRIMARY KEY,
  serial bigint NOT NULL CONSTRAINT licences_serial_key UNIQUE,
  host_id uuid NOT NULL REFERENCES hosts,
  company_product_id uuid NOT NULL REFERENCES company_products,
  -- No foreign key: once the licence has run out its configuration may be deleted; the record stays as it was.
  configuration_id uuid NOT NULL,
  generation integer NOT NULL,
  supersedes bigint,
  key_id text NOT NULL,
  file_name text NOT NULL,
  bytes bytea NOT NULL,
  sha256 bytea NOT NULL,
  start_date date NOT NULL,
  end_date date,
  issued_at timestamptz NOT NULL,
  issued_by uuid,
  CONSTRAINT licences_generation_key UNIQUE (host_id, generation)
);
CREATE INDEX licences_company_product_index ON licences (company_product_id);
CREATE INDEX licences_configuration_index ON licences (configuration_id);

-- mails -------------------------------------------------------------------------------------------
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  template text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  sender text NOT NULL,
  sender_name text NOT NULL DEFAULT '',
  receiver text NOT NULL,
  cc text[] NOT NULL DEFAULT '{}',
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL DEFAULT '',
  attachments jsonb NOT NULL DEFAULT '[]',
  record_kind text NOT NULL DEFAULT '',
  record_id uuid,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  sent_at timestamptz
);
CREATE INDEX mails_created_index ON mails (created_at, id);
CREATE INDEX mails_record_index ON mails (record_id);
CREATE INDEX mails_receiver_index ON mails (receiver, created_at);
CREATE TABLE caught_mails (
  message_id text PRIMARY KEY,
  raw bytea NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- pages (imprint, terms, …) -----------------------------------------------------------------------
CREATE TABLE pages (
  slug text PRIMARY KEY,
  title_de text NOT NULL,
  title_en text NOT NULL,
  body_de text NOT NULL,
  body_en text NOT NULL,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);

-- the frame ---------------------------------------------------------------------------------------
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  account_id uuid,
  account_email text NOT NULL DEFAULT '',
  operation text NOT NULL,
  record_kind text NOT NULL DEFAULT '',
  record_id text NOT NULL DEFAULT '',
  changes jsonb NOT NULL DEFAULT '{}',
  request_id text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);
CREATE INDEX audit_log_record_index ON audit_log (record_id, id);
CREATE INDEX audit_log_operation_index ON audit_log (operation, id);
CREATE INDEX audit_log_kind_index ON audit_log (record_kind, id);
CREATE INDEX audit_log_account_index ON audit_log (account_id, id);
CREATE INDEX audit_log_at_index ON audit_log (at);
-- Nobody rewrites history, the owner of the table included.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER audit_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER consents_only_grow BEFORE UPDATE OR TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_only_grows;
-- Proof of what somebody chose, without any word of who.
CREATE TABLE cookie_consents (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  text_version integer NOT NULL,
  language text NOT NULL,
  stats boolean NOT NULL
);
CREATE TRIGGER cookie_consents_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON cookie_consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE cookie_consents ENABLE ALWAYS TRIGGER cookie_consents_only_grow;
-- Cancellations and withdrawals people declare without signing in.
CREATE TABLE legal_notices (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('cancellation', 'withdrawal')),
  received_at timestamptz NOT NULL,
  language text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  reference text NOT NULL,
  extraordinary boolean NOT NULL DEFAULT false,
  reason text NOT NULL DEFAULT '',
  end_day date,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done')),
  done_at timestamptz,
  done_by uuid REFERENCES accounts (id) ON DELETE SET NULL,
  note text NOT NULL DEFAULT ''
);
CREATE INDEX legal_notices_received_index ON legal_notices (received_at);
CREATE INDEX legal_notices_email_index ON legal_notices (email, received_at);
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  operation text NOT NULL,
  request_hash bytea NOT NULL,
  status integer,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_created_index ON idempotency_keys (created_at);
