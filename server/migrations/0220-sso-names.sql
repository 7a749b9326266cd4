-- What a provider calls a person by besides its own name (NameID, sub): lasting names that come as attributes.
ALTER TABLE sso_identities
  ADD COLUMN object_id text,
  ADD COLUMN pairwise_id text,
  ADD COLUMN subject_id text,
  ADD COLUMN principal_name text,
  DROP CONSTRAINT sso_identities_pkey,
  DROP CONSTRAINT sso_identities_configuration_id_account_id_key;
-- A provider that sends a new NameID at each sign-in has no lasting one of its own.
ALTER TABLE sso_identities ALTER COLUMN subject DROP NOT NULL;
ALTER TABLE sso_identities ADD CONSTRAINT sso_identities_pkey PRIMARY KEY (configuration_id, account_id);
ALTER TABLE sso_identities ADD CONSTRAINT sso_identities_subject_key UNIQUE (configuration_id, subject);
ALTER TABLE sso_identities ADD CONSTRAINT sso_identities_object_id_key UNIQUE (configuration_id, object_id);
ALTER TABLE sso_identities ADD CONSTRAINT sso_identities_pairwise_id_key UNIQUE (configuration_id, pairwise_id);
ALTER TABLE sso_identities ADD CONSTRAINT sso_identities_subject_id_key UNIQUE (configuration_id, subject_id);
ALTER TABLE sso_identities ADD CONSTRAINT sso_identities_principal_name_key UNIQUE (configuration_id, principal_name);

-- Links made by a transient NameID of Shibboleth and SimpleSAMLphp never worked twice, and keep their owner out.
DELETE FROM sso_identities AS i USING sso_configurations AS c, sso_providers AS p
WHERE c.id = i.configuration_id AND p.id = c.provider_id AND p.protocol = 'saml'
  AND i.last_used_at = i.created_at AND i.subject ~ '^(_[0-9a-f]{32,}|AAdzZWNyZXQ.*)$';

-- Addresses and accounts of Windows count without case; where two differ by nothing else, each stays as it is.
UPDATE sso_identities AS i SET subject = lower(i.subject)
WHERE i.subject ~ '^([^@[:space:]]+@[^@[:space:]]+|[^\\@[:space:]]+\\[^\\@[:space:]]+)$' AND i.subject <> lower(i.subject)
  AND NOT EXISTS (
    SELECT FROM sso_identities AS other
    WHERE other.configuration_id = i.configuration_id AND other.account_id <> i.account_id
      AND lower(other.subject) = lower(i.subject)
  );

ALTER TABLE sso_configurations
  -- Asked for another kind of name, a provider would call people who are linked already by another one.
  ADD COLUMN name_format text NOT NULL DEFAULT 'any' CHECK (name_format IN ('persistent', 'any')),
  -- The provider's own name (entity id); empty: any that signs with a certificate of the company.
  ADD COLUMN idp_entity_id text NOT NULL DEFAULT '',
  -- When the last certificate ends; null where there is none, or none was read yet.
  ADD COLUMN certificates_until timestamptz,
  -- The end that staff were written of.
  ADD COLUMN warned_until timestamptz;
ALTER TABLE sso_configurations ALTER COLUMN name_format SET DEFAULT 'persistent';

ALTER TABLE sso_attempts
  -- The address that was typed.
  ADD COLUMN email text,
  -- A trial links nobody and opens no session: what it came to is shown to whoever began it.
  ADD COLUMN trial_by uuid REFERENCES accounts ON DELETE CASCADE;
CREATE INDEX sso_attempts_trial_by_index ON sso_attempts (trial_by);
-- Sign-ins under way are begun anew: what was told of them has another shape now.
DELETE FROM sso_attempts WHERE assertion_id IS NULL;
UPDATE sso_attempts SET used_at = coalesce(used_at, now()), identity = NULL;

-- The last sign-ins of a company that were refused, for its page; a job deletes them after 30 days.
CREATE TABLE sso_refusals (
  id uuid PRIMARY KEY,
  configuration_id uuid NOT NULL REFERENCES sso_configurations ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  email text,
  reason text NOT NULL,
  detail text NOT NULL DEFAULT ''
);
CREATE INDEX sso_refusals_configuration_index ON sso_refusals (configuration_id, at DESC);
CREATE INDEX sso_refusals_at_index ON sso_refusals (at);
CREATE INDEX sso_refusals_email_index ON sso_refusals (email);
