account_links.token_hash bytea NOT NULL
account_links.account_id uuid NOT NULL
account_links.purpose text NOT NULL
account_links.expires_at timestamp with time zone NOT NULL
account_links.used_at timestamp with time zone
account_links.created_at timestamp with time zone NOT NULL DEFAULT now()
account_links CONSTRAINT account_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
account_links CONSTRAINT account_links_pkey PRIMARY KEY (token_hash)
account_links CONSTRAINT account_links_purpose_check CHECK ((purpose = ANY (ARRAY['unlock'::text, 'reset'::text])))
CREATE INDEX account_links_account_index ON public.account_links USING btree (account_id)
CREATE UNIQUE INDEX account_links_pkey ON public.account_links USING btree (token_hash)
accounts.id uuid NOT NULL
accounts.email text NOT NULL
accounts.password_hash text NOT NULL
accounts.role_id uuid NOT NULL
accounts.contact_id uuid
accounts.disabled boolean NOT NULL DEFAULT false
accounts.verified_at timestamp with time zone
accounts.email_factor boolean NOT NULL DEFAULT false
accounts.language text
accounts.theme text
accounts.demo boolean NOT NULL DEFAULT false
accounts.created_at timestamp with time zone NOT NULL DEFAULT now()
accounts.modified_at timestamp with time zone NOT NULL DEFAULT now()
accounts.role_since timestamp with time zone NOT NULL DEFAULT now()
accounts CONSTRAINT accounts_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL
accounts CONSTRAINT accounts_contact_id_key UNIQUE (contact_id)
accounts CONSTRAINT accounts_email_key UNIQUE (email)
accounts CONSTRAINT accounts_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
accounts CONSTRAINT accounts_pkey PRIMARY KEY (id)
accounts CONSTRAINT accounts_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id)
accounts CONSTRAINT accounts_theme_check CHECK ((theme = ANY (ARRAY['black'::text, 'white'::text])))
CREATE INDEX accounts_role_index ON public.accounts USING btree (role_id)
CREATE UNIQUE INDEX accounts_contact_id_key ON public.accounts USING btree (contact_id)
CREATE UNIQUE INDEX accounts_email_key ON public.accounts USING btree (email)
CREATE UNIQUE INDEX accounts_pkey ON public.accounts USING btree (id)
CREATE TRIGGER accounts_role_since BEFORE UPDATE OF role_id ON public.accounts FOR EACH ROW WHEN ((new.role_id IS DISTINCT FROM old.role_id)) EXECUTE FUNCTION accounts_role_since()
address_drafts.id uuid NOT NULL
address_drafts.account_id uuid NOT NULL
address_drafts.street text NOT NULL
address_drafts.house_number text NOT NULL
address_drafts.zip_code text NOT NULL
address_drafts.city text NOT NULL
address_drafts.country text NOT NULL
address_drafts.contact_id uuid
address_drafts.created_at timestamp with time zone NOT NULL DEFAULT now()
address_drafts CONSTRAINT address_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
address_drafts CONSTRAINT address_drafts_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
address_drafts CONSTRAINT address_drafts_pkey PRIMARY KEY (id)
CREATE INDEX address_drafts_account_id ON public.address_drafts USING btree (account_id)
CREATE INDEX address_drafts_contact_id ON public.address_drafts USING btree (contact_id)
CREATE UNIQUE INDEX address_drafts_pkey ON public.address_drafts USING btree (id)
audit_checks.id uuid NOT NULL
audit_checks.state text NOT NULL
audit_checks.entries bigint NOT NULL
audit_checks.checked bigint NOT NULL DEFAULT 0
audit_checks.found jsonb
audit_checks.started_at timestamp with time zone NOT NULL DEFAULT now()
audit_checks.started_by uuid
audit_checks.ended_at timestamp with time zone
audit_checks CONSTRAINT audit_checks_pkey PRIMARY KEY (id)
audit_checks CONSTRAINT audit_checks_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
CREATE INDEX audit_checks_account_index ON public.audit_checks USING btree (started_by)
CREATE INDEX audit_checks_started_index ON public.audit_checks USING btree (started_at DESC)
CREATE UNIQUE INDEX audit_checks_pkey ON public.audit_checks USING btree (id)
CREATE UNIQUE INDEX audit_checks_running_key ON public.audit_checks USING btree (state) WHERE (state = 'running'::text)
audit_heads.position bigint NOT NULL
audit_heads.hash bytea NOT NULL
audit_heads.signed_at timestamp with time zone NOT NULL
audit_heads.key_id text NOT NULL
audit_heads.signature bytea NOT NULL
audit_heads CONSTRAINT audit_heads_hash_check CHECK ((octet_length(hash) = 32))
audit_heads CONSTRAINT audit_heads_pkey PRIMARY KEY ("position")
audit_heads CONSTRAINT audit_heads_signature_check CHECK ((octet_length(signature) = 64))
CREATE UNIQUE INDEX audit_heads_pkey ON public.audit_heads USING btree ("position")
CREATE TRIGGER audit_heads_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
audit_links.position bigint NOT NULL
audit_links.audit_id bigint NOT NULL
audit_links.hash bytea NOT NULL
audit_links CONSTRAINT audit_links_audit_id_key UNIQUE (audit_id)
audit_links CONSTRAINT audit_links_hash_check CHECK ((octet_length(hash) = 32))
audit_links CONSTRAINT audit_links_pkey PRIMARY KEY ("position")
audit_links CONSTRAINT audit_links_position_check CHECK (("position" > 0))
CREATE UNIQUE INDEX audit_links_audit_id_key ON public.audit_links USING btree (audit_id)
CREATE UNIQUE INDEX audit_links_pkey ON public.audit_links USING btree ("position")
CREATE TRIGGER audit_links_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
audit_log.id bigint NOT NULL
audit_log.at timestamp with time zone NOT NULL DEFAULT now()
audit_log.account_id uuid
audit_log.account_email text NOT NULL DEFAULT ''::text
audit_log.operation text NOT NULL
audit_log.record_kind text NOT NULL DEFAULT ''::text
audit_log.record_id text NOT NULL DEFAULT ''::text
audit_log.changes jsonb NOT NULL DEFAULT '{}'::jsonb
audit_log.request_id text NOT NULL DEFAULT ''::text
audit_log.address text NOT NULL DEFAULT ''::text
audit_log CONSTRAINT audit_log_pkey PRIMARY KEY (id)
CREATE INDEX audit_log_account_index ON public.audit_log USING btree (account_id, id)
CREATE INDEX audit_log_at_index ON public.audit_log USING btree (at)
CREATE INDEX audit_log_email_index ON public.audit_log USING btree (account_email, id)
CREATE INDEX audit_log_kind_index ON public.audit_log USING btree (record_kind, id)
CREATE INDEX audit_log_operation_index ON public.audit_log USING btree (operation, id)
CREATE INDEX audit_log_record_index ON public.audit_log USING btree (record_id, id)
CREATE INDEX audit_log_takings_index ON public.audit_log USING gin (((changes)::text) gin_trgm_ops) WHERE (operation = ANY (ARRAY['removeHolding'::text, 'deleteContact'::text, 'deleteCompany'::text, 'deleteConfiguration'::text, 'deleteCloudConfiguration'::text]))
CREATE UNIQUE INDEX audit_log_pkey ON public.audit_log USING btree (id)
CREATE TRIGGER audit_log_only_grows BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
CREATE TRIGGER audit_log_waits AFTER INSERT ON public.audit_log REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION audit_waits()
audit_people.email text NOT NULL
audit_people CONSTRAINT audit_people_pkey PRIMARY KEY (email)
CREATE INDEX audit_people_search_index ON public.audit_people USING gin (search_form(email) gin_trgm_ops)
CREATE UNIQUE INDEX audit_people_pkey ON public.audit_people USING btree (email)
audit_progress.single boolean NOT NULL DEFAULT true
audit_progress.sent bigint NOT NULL DEFAULT 0
audit_progress.sent_heads bigint NOT NULL DEFAULT 0
audit_progress CONSTRAINT audit_progress_pkey PRIMARY KEY (single)
audit_progress CONSTRAINT audit_progress_single_check CHECK (single)
CREATE UNIQUE INDEX audit_progress_pkey ON public.audit_progress USING btree (single)
audit_seals.from_position bigint NOT NULL
audit_seals.to_position bigint NOT NULL
audit_seals.from_hash bytea NOT NULL
audit_seals.to_hash bytea NOT NULL
audit_seals.file text NOT NULL
audit_seals.sha256 bytea NOT NULL
audit_seals.bytes bigint NOT NULL
audit_seals.rows bigint NOT NULL
audit_seals.first_at timestamp with time zone NOT NULL
audit_seals.last_at timestamp with time zone NOT NULL
audit_seals.sealed_at timestamp with time zone NOT NULL DEFAULT now()
audit_seals CONSTRAINT audit_seals_check CHECK ((rows = ((to_position - from_position) + 1)))
audit_seals CONSTRAINT audit_seals_file_check CHECK ((file ~ '^audit-[0-9]+-[0-9]+[.]jsonl$'::text))
audit_seals CONSTRAINT audit_seals_from_hash_check CHECK ((octet_length(from_hash) = 32))
audit_seals CONSTRAINT audit_seals_from_position_check CHECK ((from_position > 0))
audit_seals CONSTRAINT audit_seals_from_position_key UNIQUE (from_position)
audit_seals CONSTRAINT audit_seals_pkey PRIMARY KEY (to_position)
audit_seals CONSTRAINT audit_seals_sha256_check CHECK ((octet_length(sha256) = 32))
audit_seals CONSTRAINT audit_seals_to_hash_check CHECK ((octet_length(to_hash) = 32))
CREATE UNIQUE INDEX audit_seals_from_position_key ON public.audit_seals USING btree (from_position)
CREATE UNIQUE INDEX audit_seals_pkey ON public.audit_seals USING btree (to_position)
CREATE TRIGGER audit_seals_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
audit_waiting.audit_id bigint NOT NULL
audit_waiting CONSTRAINT audit_waiting_pkey PRIMARY KEY (audit_id)
CREATE UNIQUE INDEX audit_waiting_pkey ON public.audit_waiting USING btree (audit_id)
avatars.account_id uuid NOT NULL
avatars.bytes bytea NOT NULL
avatars.modified_at timestamp with time zone NOT NULL DEFAULT now()
avatars CONSTRAINT avatars_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
avatars CONSTRAINT avatars_bytes_check CHECK ((length(bytes) <= 200000))
avatars CONSTRAINT avatars_pkey PRIMARY KEY (account_id)
CREATE UNIQUE INDEX avatars_pkey ON public.avatars USING btree (account_id)
backups.id uuid NOT NULL
backups.file text NOT NULL
backups.state text NOT NULL DEFAULT 'running'::text
backups.started_at timestamp with time zone NOT NULL DEFAULT now()
backups.ended_at timestamp with time zone
backups.bytes bigint
backups.tables integer
backups.problem text NOT NULL DEFAULT ''::text
backups CONSTRAINT backups_pkey PRIMARY KEY (id)
backups CONSTRAINT backups_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
CREATE INDEX backups_started_at_idx ON public.backups USING btree (started_at DESC)
CREATE UNIQUE INDEX backups_pkey ON public.backups USING btree (id)
campaign_rows.campaign_id uuid NOT NULL
campaign_rows.row integer NOT NULL
campaign_rows.holding_id uuid NOT NULL
campaign_rows.configuration_id uuid
campaign_rows.new_configuration_id uuid
campaign_rows.new_holding_id uuid
campaign_rows.outcome text
campaign_rows.differences jsonb NOT NULL DEFAULT '[]'::jsonb
campaign_rows.hosts jsonb NOT NULL DEFAULT '[]'::jsonb
campaign_rows.problems jsonb NOT NULL DEFAULT '[]'::jsonb
campaign_rows.result text
campaign_rows.licences integer NOT NULL DEFAULT 0
campaign_rows.mails integer NOT NULL DEFAULT 0
campaign_rows.at timestamp with time zone
campaign_rows CONSTRAINT campaign_rows_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE
campaign_rows CONSTRAINT campaign_rows_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
campaign_rows CONSTRAINT campaign_rows_holding_key UNIQUE (campaign_id, holding_id)
campaign_rows CONSTRAINT campaign_rows_new_holding_id_fkey FOREIGN KEY (new_holding_id) REFERENCES holdings(id) ON DELETE SET NULL
campaign_rows CONSTRAINT campaign_rows_outcome_check CHECK ((outcome = ANY (ARRAY['change'::text, 'unchanged'::text, 'broken'::text])))
campaign_rows CONSTRAINT campaign_rows_pkey PRIMARY KEY (campaign_id, "row")
campaign_rows CONSTRAINT campaign_rows_result_check CHECK ((result = ANY (ARRAY['changed'::text, 'changedSince'::text, 'failed'::text, 'undone'::text, 'kept'::text])))
CREATE INDEX campaign_rows_changed_index ON public.campaign_rows USING btree (campaign_id, "row") WHERE (result = 'changed'::text)
CREATE INDEX campaign_rows_holding_index ON public.campaign_rows USING btree (holding_id)
CREATE INDEX campaign_rows_new_holding_index ON public.campaign_rows USING btree (new_holding_id) WHERE (new_holding_id IS NOT NULL)
CREATE INDEX campaign_rows_open_index ON public.campaign_rows USING btree (campaign_id, "row") WHERE ((outcome = 'change'::text) AND (result IS NULL))
CREATE UNIQUE INDEX campaign_rows_holding_key ON public.campaign_rows USING btree (campaign_id, holding_id)
CREATE UNIQUE INDEX campaign_rows_pkey ON public.campaign_rows USING btree (campaign_id, "row")
campaigns.id uuid NOT NULL
campaigns.name text NOT NULL
campaigns.comment text NOT NULL DEFAULT ''::text
campaigns.filter jsonb NOT NULL
campaigns.change jsonb NOT NULL
campaigns.issue boolean NOT NULL
campaigns.mail boolean NOT NULL
campaigns.state text NOT NULL
campaigns.run integer NOT NULL DEFAULT 0
campaigns.created_at timestamp with time zone NOT NULL DEFAULT now()
campaigns.created_by uuid
campaigns.started_at timestamp with time zone
campaigns.started_by uuid
campaigns.ended_at timestamp with time zone
campaigns CONSTRAINT campaigns_pkey PRIMARY KEY (id)
campaigns CONSTRAINT campaigns_state_check CHECK ((state = ANY (ARRAY['checking'::text, 'checked'::text, 'running'::text, 'paused'::text, 'done'::text, 'undoing'::text, 'undone'::text])))
CREATE INDEX campaigns_created_by_index ON public.campaigns USING btree (created_by)
CREATE INDEX campaigns_created_index ON public.campaigns USING btree (created_at, id)
CREATE INDEX campaigns_started_by_index ON public.campaigns USING btree (started_by)
CREATE UNIQUE INDEX campaigns_pkey ON public.campaigns USING btree (id)
caught_mails.message_id text NOT NULL
caught_mails.raw bytea NOT NULL
caught_mails.received_at timestamp with time zone NOT NULL DEFAULT now()
caught_mails CONSTRAINT caught_mails_pkey PRIMARY KEY (message_id)
CREATE UNIQUE INDEX caught_mails_pkey ON public.caught_mails USING btree (message_id)
challenge_uses.nonce_hash bytea NOT NULL
challenge_uses.expires_at timestamp with time zone NOT NULL
challenge_uses CONSTRAINT challenge_uses_pkey PRIMARY KEY (nonce_hash)
CREATE UNIQUE INDEX challenge_uses_pkey ON public.challenge_uses USING btree (nonce_hash)
clock_confirmations.id bigint NOT NULL
clock_confirmations.at timestamp with time zone NOT NULL DEFAULT now()
clock_confirmations.position bigint NOT NULL
clock_confirmations.head_day date
clock_confirmations.confirmed_by uuid
clock_confirmations CONSTRAINT clock_confirmations_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX clock_confirmations_pkey ON public.clock_confirmations USING btree (id)
CREATE TRIGGER clock_confirmations_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.clock_confirmations FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
cloud_access.configuration_id uuid NOT NULL
cloud_access.contact_id uuid NOT NULL
cloud_access.active boolean NOT NULL DEFAULT false
cloud_access.last_activated_at timestamp with time zone
cloud_access.invitation text NOT NULL DEFAULT 'none'::text
cloud_access.invitation_hash bytea
cloud_access.invitation_until timestamp with time zone
cloud_access.launched_at timestamp with time zone
cloud_access.created_at timestamp with time zone NOT NULL DEFAULT now()
cloud_access.modified_at timestamp with time zone NOT NULL DEFAULT now()
cloud_access.modified_by uuid
cloud_access.invited_at timestamp with time zone
cloud_access.invitation_mail uuid
cloud_access.invitation_email text
cloud_access CONSTRAINT cloud_access_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE CASCADE
cloud_access CONSTRAINT cloud_access_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
cloud_access CONSTRAINT cloud_access_invitation_check CHECK ((invitation = ANY (ARRAY['none'::text, 'due'::text, 'sent'::text, 'failed'::text, 'opened'::text])))
cloud_access CONSTRAINT cloud_access_invitation_mail_fkey FOREIGN KEY (invitation_mail) REFERENCES mails(id) ON DELETE SET NULL
cloud_access CONSTRAINT cloud_access_pkey PRIMARY KEY (configuration_id, contact_id)
CREATE INDEX cloud_access_contact_index ON public.cloud_access USING btree (contact_id)
CREATE INDEX cloud_access_due_index ON public.cloud_access USING btree (modified_at) WHERE (invitation = 'due'::text)
CREATE INDEX cloud_access_invitation_mail_index ON public.cloud_access USING btree (invitation_mail) WHERE (invitation_mail IS NOT NULL)
CREATE INDEX cloud_access_mail_index ON public.cloud_access USING btree (invitation_mail) WHERE (invitation_mail IS NOT NULL)
CREATE UNIQUE INDEX cloud_access_invitation_key ON public.cloud_access USING btree (invitation_hash) WHERE (invitation_hash IS NOT NULL)
CREATE UNIQUE INDEX cloud_access_pkey ON public.cloud_access USING btree (configuration_id, contact_id)
cloud_account_stacks.configuration_id uuid NOT NULL
cloud_account_stacks.stack_id uuid NOT NULL
cloud_account_stacks.since timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone
cloud_account_stacks.until timestamp with time zone NOT NULL DEFAULT 'infinity'::timestamp with time zone
cloud_account_stacks CONSTRAINT cloud_account_stacks_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE CASCADE
cloud_account_stacks CONSTRAINT cloud_account_stacks_pkey PRIMARY KEY (configuration_id, since)
cloud_account_stacks CONSTRAINT cloud_account_stacks_stack_id_fkey FOREIGN KEY (stack_id) REFERENCES cloud_stacks(id) ON DELETE CASCADE
CREATE INDEX cloud_account_stacks_stack_index ON public.cloud_account_stacks USING btree (stack_id)
CREATE UNIQUE INDEX cloud_account_stacks_pkey ON public.cloud_account_stacks USING btree (configuration_id, since)
cloud_account_types.id uuid NOT NULL DEFAULT gen_random_uuid()
cloud_account_types.name text NOT NULL
cloud_account_types.profile_number integer NOT NULL
cloud_account_types CONSTRAINT cloud_account_types_pkey PRIMARY KEY (id)
cloud_account_types CONSTRAINT cloud_account_types_profile_key UNIQUE (profile_number)
CREATE UNIQUE INDEX cloud_account_types_pkey ON public.cloud_account_types USING btree (id)
CREATE UNIQUE INDEX cloud_account_types_profile_key ON public.cloud_account_types USING btree (profile_number)
cloud_configurations.id uuid NOT NULL
cloud_configurations.holding_id uuid NOT NULL
cloud_configurations.account_type_id uuid NOT NULL
cloud_configurations.stack_id uuid NOT NULL
cloud_configurations.seats integer NOT NULL
cloud_configurations.runtime text NOT NULL
cloud_configurations.start_date date NOT NULL
cloud_configurations.end_date date NOT NULL
cloud_configurations.stopped_at timestamp with time zone
cloud_configurations.created_at timestamp with time zone NOT NULL DEFAULT now()
cloud_configurations.created_by uuid
cloud_configurations.modified_at timestamp with time zone NOT NULL DEFAULT now()
cloud_configurations.modified_by uuid
cloud_configurations.term integer NOT NULL DEFAULT 1
cloud_configurations CONSTRAINT cloud_configurations_account_type_id_fkey FOREIGN KEY (account_type_id) REFERENCES cloud_account_types(id)
cloud_configurations CONSTRAINT cloud_configurations_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id)
cloud_configurations CONSTRAINT cloud_configurations_pkey PRIMARY KEY (id)
cloud_configurations CONSTRAINT cloud_configurations_runtime_check CHECK ((runtime = ANY (ARRAY['0'::text, '1'::text, '3'::text, '6'::text, '12'::text, '-1'::text])))
cloud_configurations CONSTRAINT cloud_configurations_seats_check CHECK (((seats >= 1) AND (seats <= 10000)))
cloud_configurations CONSTRAINT cloud_configurations_stack_id_fkey FOREIGN KEY (stack_id) REFERENCES cloud_stacks(id)
cloud_configurations CONSTRAINT cloud_configurations_term_check CHECK ((start_date <= end_date))
cloud_configurations CONSTRAINT cloud_configurations_term_check1 CHECK ((term >= 1))
CREATE INDEX cloud_configurations_end_index ON public.cloud_configurations USING btree (end_date)
CREATE INDEX cloud_configurations_holding_index ON public.cloud_configurations USING btree (holding_id)
CREATE INDEX cloud_configurations_stack_index ON public.cloud_configurations USING btree (stack_id)
CREATE INDEX cloud_configurations_type_index ON public.cloud_configurations USING btree (account_type_id)
CREATE UNIQUE INDEX cloud_configurations_pkey ON public.cloud_configurations USING btree (id)
CREATE TRIGGER cloud_configurations_another_stack AFTER UPDATE OF stack_id ON public.cloud_configurations FOR EACH ROW WHEN ((old.stack_id <> new.stack_id)) EXECUTE FUNCTION cloud_account_stack_kept()
CREATE TRIGGER cloud_configurations_first_stack AFTER INSERT ON public.cloud_configurations FOR EACH ROW EXECUTE FUNCTION cloud_account_stack_kept()
CREATE TRIGGER cloud_configurations_left_sessions AFTER DELETE ON public.cloud_configurations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_sessions_left('configuration_id')
CREATE TRIGGER cloud_terms_kept AFTER INSERT OR UPDATE OF term, runtime, start_date, end_date ON public.cloud_configurations FOR EACH ROW EXECUTE FUNCTION cloud_terms_keep()
cloud_cost_variables.from_month date NOT NULL
cloud_cost_variables.per_hour_cents integer NOT NULL
cloud_cost_variables.per_login_month_cents integer NOT NULL
cloud_cost_variables.server_month_cents integer NOT NULL
cloud_cost_variables.modified_at timestamp with time zone NOT NULL DEFAULT now()
cloud_cost_variables.modified_by uuid
cloud_cost_variables CONSTRAINT cloud_cost_variables_from_month_check CHECK ((EXTRACT(day FROM from_month) = (1)::numeric))
cloud_cost_variables CONSTRAINT cloud_cost_variables_per_hour_cents_check CHECK (((per_hour_cents >= 0) AND (per_hour_cents <= 10000000)))
cloud_cost_variables CONSTRAINT cloud_cost_variables_per_login_month_cents_check CHECK (((per_login_month_cents >= 0) AND (per_login_month_cents <= 10000000)))
cloud_cost_variables CONSTRAINT cloud_cost_variables_pkey PRIMARY KEY (from_month)
cloud_cost_variables CONSTRAINT cloud_cost_variables_server_month_cents_check CHECK (((server_month_cents >= 0) AND (server_month_cents <= 1000000000)))
CREATE UNIQUE INDEX cloud_cost_variables_pkey ON public.cloud_cost_variables USING btree (from_month)
cloud_costs_due.month date NOT NULL
cloud_costs_due.shares_changed boolean NOT NULL DEFAULT true
cloud_costs_due CONSTRAINT cloud_costs_due_pkey PRIMARY KEY (month)
CREATE UNIQUE INDEX cloud_costs_due_pkey ON public.cloud_costs_due USING btree (month)
cloud_left_users.name_hash bytea NOT NULL
cloud_left_users.contact_id uuid NOT NULL
cloud_left_users.company_id uuid
cloud_left_users.accounts uuid[] NOT NULL
cloud_left_users.left_at timestamp with time zone NOT NULL DEFAULT now()
cloud_left_users CONSTRAINT cloud_left_users_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL
cloud_left_users CONSTRAINT cloud_left_users_pkey PRIMARY KEY (name_hash)
CREATE INDEX cloud_left_users_company_index ON public.cloud_left_users USING btree (company_id)
CREATE UNIQUE INDEX cloud_left_users_pkey ON public.cloud_left_users USING btree (name_hash)
cloud_linked_holdings.configuration_id uuid NOT NULL
cloud_linked_holdings.holding_id uuid NOT NULL
cloud_linked_holdings.active boolean NOT NULL DEFAULT false
cloud_linked_holdings.modified_at timestamp with time zone NOT NULL DEFAULT now()
cloud_linked_holdings.modified_by uuid
cloud_linked_holdings CONSTRAINT cloud_linked_holdings_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE CASCADE
cloud_linked_holdings CONSTRAINT cloud_linked_holdings_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
cloud_linked_holdings CONSTRAINT cloud_linked_holdings_pkey PRIMARY KEY (configuration_id, holding_id)
CREATE INDEX cloud_linked_holdings_holding_index ON public.cloud_linked_holdings USING btree (holding_id)
CREATE UNIQUE INDEX cloud_linked_holdings_active_key ON public.cloud_linked_holdings USING btree (configuration_id) WHERE active
CREATE UNIQUE INDEX cloud_linked_holdings_pkey ON public.cloud_linked_holdings USING btree (configuration_id, holding_id)
cloud_looks.only_one boolean NOT NULL DEFAULT true
cloud_looks.looked_at timestamp with time zone
cloud_looks.failed_at timestamp with time zone
cloud_looks.failure text NOT NULL DEFAULT ''::text
cloud_looks CONSTRAINT cloud_looks_only_one_check CHECK (only_one)
cloud_looks CONSTRAINT cloud_looks_pkey PRIMARY KEY (only_one)
CREATE UNIQUE INDEX cloud_looks_pkey ON public.cloud_looks USING btree (only_one)
cloud_needs.company_id uuid NOT NULL
cloud_needs.percentile integer NOT NULL
cloud_needs.peak integer NOT NULL
cloud_needs.place_cents bigint
cloud_needs CONSTRAINT cloud_needs_pkey PRIMARY KEY (company_id)
CREATE UNIQUE INDEX cloud_needs_pkey ON public.cloud_needs USING btree (company_id)
cloud_needs_counts.only_one boolean NOT NULL DEFAULT true
cloud_needs_counts.through date NOT NULL
cloud_needs_counts.counted bigint NOT NULL
cloud_needs_counts.at timestamp with time zone NOT NULL
cloud_needs_counts CONSTRAINT cloud_needs_counts_only_one_check CHECK (only_one)
cloud_needs_counts CONSTRAINT cloud_needs_counts_pkey PRIMARY KEY (only_one)
CREATE UNIQUE INDEX cloud_needs_counts_pkey ON public.cloud_needs_counts USING btree (only_one)
cloud_pending_changes.id uuid NOT NULL
cloud_pending_changes.configuration_id uuid NOT NULL
cloud_pending_changes.contact_id uuid
cloud_pending_changes.kind text NOT NULL
cloud_pending_changes.change jsonb NOT NULL DEFAULT '{}'::jsonb
cloud_pending_changes.due_at timestamp with time zone NOT NULL
cloud_pending_changes.created_by uuid
cloud_pending_changes CONSTRAINT cloud_pending_changes_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE CASCADE
cloud_pending_changes CONSTRAINT cloud_pending_changes_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
cloud_pending_changes CONSTRAINT cloud_pending_changes_key UNIQUE NULLS NOT DISTINCT (configuration_id, kind, contact_id)
cloud_pending_changes CONSTRAINT cloud_pending_changes_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'account'::text, 'product'::text, 'removal'::text])))
cloud_pending_changes CONSTRAINT cloud_pending_changes_pkey PRIMARY KEY (id)
CREATE INDEX cloud_pending_changes_contact_index ON public.cloud_pending_changes USING btree (contact_id)
CREATE INDEX cloud_pending_changes_due_index ON public.cloud_pending_changes USING btree (due_at)
CREATE UNIQUE INDEX cloud_pending_changes_key ON public.cloud_pending_changes USING btree (configuration_id, kind, contact_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX cloud_pending_changes_pkey ON public.cloud_pending_changes USING btree (id)
cloud_refusals.id bigint NOT NULL
cloud_refusals.at timestamp with time zone NOT NULL DEFAULT now()
cloud_refusals.configuration_id uuid
cloud_refusals.stack_id uuid
cloud_refusals.fleet_name text
cloud_refusals.cause text NOT NULL
cloud_refusals CONSTRAINT cloud_refusals_cause_check CHECK ((cause = ANY (ARRAY['fleet'::text, 'seats'::text, 'refused'::text, 'away'::text])))
cloud_refusals CONSTRAINT cloud_refusals_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE SET NULL
cloud_refusals CONSTRAINT cloud_refusals_pkey PRIMARY KEY (id)
cloud_refusals CONSTRAINT cloud_refusals_stack_id_fkey FOREIGN KEY (stack_id) REFERENCES cloud_stacks(id) ON DELETE SET NULL
CREATE INDEX cloud_refusals_at_index ON public.cloud_refusals USING btree (at)
CREATE INDEX cloud_refusals_configuration_index ON public.cloud_refusals USING btree (configuration_id) WHERE (configuration_id IS NOT NULL)
CREATE INDEX cloud_refusals_stack_index ON public.cloud_refusals USING btree (stack_id) WHERE (stack_id IS NOT NULL)
CREATE UNIQUE INDEX cloud_refusals_pkey ON public.cloud_refusals USING btree (id)
cloud_report_fetches.only_one boolean NOT NULL DEFAULT true
cloud_report_fetches.begun_at timestamp with time zone NOT NULL
cloud_report_fetches.ended_at timestamp with time zone
cloud_report_fetches.found integer NOT NULL DEFAULT 0
cloud_report_fetches.read integer NOT NULL DEFAULT 0
cloud_report_fetches.failed integer NOT NULL DEFAULT 0
cloud_report_fetches.problem text NOT NULL DEFAULT ''::text
cloud_report_fetches.problem_details jsonb NOT NULL DEFAULT '{}'::jsonb
cloud_report_fetches CONSTRAINT cloud_report_fetches_only_one_check CHECK (only_one)
cloud_report_fetches CONSTRAINT cloud_report_fetches_pkey PRIMARY KEY (only_one)
CREATE UNIQUE INDEX cloud_report_fetches_pkey ON public.cloud_report_fetches USING btree (only_one)
cloud_reports.id uuid NOT NULL
cloud_reports.name text NOT NULL
cloud_reports.source text NOT NULL
cloud_reports.fingerprint text NOT NULL DEFAULT ''::text
cloud_reports.state text NOT NULL
cloud_reports.run uuid NOT NULL
cloud_reports.sessions integer NOT NULL DEFAULT 0
cloud_reports.added integer NOT NULL DEFAULT 0
cloud_reports.changed integer NOT NULL DEFAULT 0
cloud_reports.removed integer NOT NULL DEFAULT 0
cloud_reports.unknown integer NOT NULL DEFAULT 0
cloud_reports.skipped integer NOT NULL DEFAULT 0
cloud_reports.wrong integer NOT NULL DEFAULT 0
cloud_reports.wrong_lines jsonb NOT NULL DEFAULT '[]'::jsonb
cloud_reports.problem text NOT NULL DEFAULT ''::text
cloud_reports.imported_at timestamp with time zone NOT NULL DEFAULT now()
cloud_reports.imported_by uuid
cloud_reports.problem_details jsonb NOT NULL DEFAULT '{}'::jsonb
cloud_reports CONSTRAINT cloud_reports_name_key UNIQUE (name)
cloud_reports CONSTRAINT cloud_reports_pkey PRIMARY KEY (id)
cloud_reports CONSTRAINT cloud_reports_source_check CHECK ((source = ANY (ARRAY['reports'::text, 'upload'::text])))
cloud_reports CONSTRAINT cloud_reports_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text, 'takenBack'::text])))
CREATE INDEX cloud_reports_imported_index ON public.cloud_reports USING btree (imported_at, id)
CREATE UNIQUE INDEX cloud_reports_name_key ON public.cloud_reports USING btree (name)
CREATE UNIQUE INDEX cloud_reports_pkey ON public.cloud_reports USING btree (id)
CREATE TRIGGER cloud_reports_kept AFTER DELETE ON public.cloud_reports REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_reports_kept()
cloud_running_sessions.id text NOT NULL
cloud_running_sessions.stack_id uuid NOT NULL
cloud_running_sessions.stream_user text NOT NULL
cloud_running_sessions.connected boolean NOT NULL DEFAULT false
cloud_running_sessions.started_at timestamp with time zone
cloud_running_sessions.looked_at timestamp with time zone NOT NULL DEFAULT now()
cloud_running_sessions.ended_at timestamp with time zone
cloud_running_sessions.ours boolean NOT NULL DEFAULT false
cloud_running_sessions.ending_since timestamp with time zone
cloud_running_sessions CONSTRAINT cloud_running_sessions_pkey PRIMARY KEY (id)
cloud_running_sessions CONSTRAINT cloud_running_sessions_stack_id_fkey FOREIGN KEY (stack_id) REFERENCES cloud_stacks(id) ON DELETE CASCADE
CREATE INDEX cloud_running_sessions_stack_index ON public.cloud_running_sessions USING btree (stack_id)
CREATE INDEX cloud_running_sessions_user_index ON public.cloud_running_sessions USING btree (stream_user)
CREATE UNIQUE INDEX cloud_running_sessions_pkey ON public.cloud_running_sessions USING btree (id)
cloud_session_versions.report_id uuid NOT NULL
cloud_session_versions.session_id text NOT NULL
cloud_session_versions.stack text NOT NULL
cloud_session_versions.started_at timestamp with time zone NOT NULL
cloud_session_versions.seconds integer NOT NULL
cloud_session_versions.told_by uuid NOT NULL
cloud_session_versions.run uuid NOT NULL
cloud_session_versions CONSTRAINT cloud_session_versions_pkey PRIMARY KEY (report_id, session_id)
cloud_session_versions CONSTRAINT cloud_session_versions_report_id_fkey FOREIGN KEY (report_id) REFERENCES cloud_reports(id) ON DELETE CASCADE
cloud_session_versions CONSTRAINT cloud_session_versions_told_by_fkey FOREIGN KEY (told_by) REFERENCES cloud_reports(id) ON DELETE CASCADE
CREATE INDEX cloud_session_versions_told_index ON public.cloud_session_versions USING btree (told_by)
CREATE UNIQUE INDEX cloud_session_versions_pkey ON public.cloud_session_versions USING btree (report_id, session_id)
cloud_sessions.id text NOT NULL
cloud_sessions.stream_user text NOT NULL
cloud_sessions.contact_id uuid
cloud_sessions.company_id uuid
cloud_sessions.configuration_id uuid
cloud_sessions.stack text NOT NULL
cloud_sessions.started_at timestamp with time zone NOT NULL
cloud_sessions.seconds integer NOT NULL
cloud_sessions.day date NOT NULL
cloud_sessions.report_id uuid NOT NULL
cloud_sessions.run uuid NOT NULL
cloud_sessions CONSTRAINT cloud_sessions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL NOT ENFORCED
cloud_sessions CONSTRAINT cloud_sessions_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE SET NULL NOT ENFORCED
cloud_sessions CONSTRAINT cloud_sessions_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL NOT ENFORCED
cloud_sessions CONSTRAINT cloud_sessions_pkey PRIMARY KEY (id)
cloud_sessions CONSTRAINT cloud_sessions_report_id_fkey FOREIGN KEY (report_id) REFERENCES cloud_reports(id) NOT ENFORCED
cloud_sessions CONSTRAINT cloud_sessions_seconds_check CHECK ((seconds >= 0))
CREATE INDEX cloud_sessions_company_index ON public.cloud_sessions USING btree (company_id, day) WHERE (company_id IS NOT NULL)
CREATE INDEX cloud_sessions_configuration_index ON public.cloud_sessions USING btree (configuration_id, day) WHERE (configuration_id IS NOT NULL)
CREATE INDEX cloud_sessions_contact_index ON public.cloud_sessions USING btree (contact_id) WHERE (contact_id IS NOT NULL)
CREATE INDEX cloud_sessions_report_index ON public.cloud_sessions USING brin (report_id) WITH (pages_per_range='32', autosummarize='on')
CREATE INDEX cloud_sessions_unknown_index ON public.cloud_sessions USING btree (stream_user) WHERE (contact_id IS NULL)
CREATE UNIQUE INDEX cloud_sessions_pkey ON public.cloud_sessions USING btree (id)
CREATE TRIGGER cloud_session_day BEFORE INSERT OR UPDATE OF started_at ON public.cloud_sessions FOR EACH ROW EXECUTE FUNCTION cloud_session_day()
CREATE TRIGGER cloud_sessions_added AFTER INSERT ON public.cloud_sessions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_added()
CREATE TRIGGER cloud_sessions_changed AFTER UPDATE ON public.cloud_sessions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_changed()
CREATE TRIGGER cloud_sessions_removed AFTER DELETE ON public.cloud_sessions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_removed()
cloud_settings.only_one boolean NOT NULL DEFAULT true
cloud_settings.block_weeks integer NOT NULL
cloud_settings.user_profiles integer[] NOT NULL
cloud_settings.test_profiles integer[] NOT NULL
cloud_settings.modified_at timestamp with time zone NOT NULL DEFAULT now()
cloud_settings.modified_by uuid
cloud_settings CONSTRAINT cloud_settings_block_weeks_check CHECK (((block_weeks >= 0) AND (block_weeks <= 520)))
cloud_settings CONSTRAINT cloud_settings_only_one_check CHECK (only_one)
cloud_settings CONSTRAINT cloud_settings_pkey PRIMARY KEY (only_one)
CREATE UNIQUE INDEX cloud_settings_pkey ON public.cloud_settings USING btree (only_one)
cloud_stack_costs.month date NOT NULL
cloud_stack_costs.stack text NOT NULL
cloud_stack_costs.people integer NOT NULL
cloud_stack_costs.cents bigint NOT NULL
cloud_stack_costs CONSTRAINT cloud_stack_costs_pkey PRIMARY KEY (month, stack)
CREATE UNIQUE INDEX cloud_stack_costs_pkey ON public.cloud_stack_costs USING btree (month, stack)
cloud_stacks.id uuid NOT NULL DEFAULT gen_random_uuid()
cloud_stacks.name text NOT NULL
cloud_stacks.display_name text NOT NULL DEFAULT ''::text
cloud_stacks.description text NOT NULL DEFAULT ''::text
cloud_stacks.fleet_name text
cloud_stacks.fleet_state text NOT NULL DEFAULT ''::text
cloud_stacks.capacity_desired integer NOT NULL DEFAULT 0
cloud_stacks.capacity_running integer NOT NULL DEFAULT 0
cloud_stacks.capacity_in_use integer NOT NULL DEFAULT 0
cloud_stacks.capacity_available integer NOT NULL DEFAULT 0
cloud_stacks.looked_at timestamp with time zone NOT NULL DEFAULT now()
cloud_stacks.gone_at timestamp with time zone
cloud_stacks CONSTRAINT cloud_stacks_name_key UNIQUE (name)
cloud_stacks CONSTRAINT cloud_stacks_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX cloud_stacks_name_key ON public.cloud_stacks USING btree (name)
CREATE UNIQUE INDEX cloud_stacks_pkey ON public.cloud_stacks USING btree (id)
cloud_stream_names.stream_user text NOT NULL
cloud_stream_names.contact_id uuid NOT NULL
cloud_stream_names.created_at timestamp with time zone NOT NULL DEFAULT now()
cloud_stream_names.created_by uuid
cloud_stream_names CONSTRAINT cloud_stream_names_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
cloud_stream_names CONSTRAINT cloud_stream_names_pkey PRIMARY KEY (stream_user)
CREATE INDEX cloud_stream_names_contact_index ON public.cloud_stream_names USING btree (contact_id)
CREATE UNIQUE INDEX cloud_stream_names_pkey ON public.cloud_stream_names USING btree (stream_user)
cloud_terms.configuration_id uuid NOT NULL
cloud_terms.number integer NOT NULL
cloud_terms.runtime text NOT NULL
cloud_terms.start_date date NOT NULL
cloud_terms.end_date date NOT NULL
cloud_terms.created_at timestamp with time zone NOT NULL DEFAULT now()
cloud_terms.created_by uuid
cloud_terms CONSTRAINT cloud_terms_check CHECK ((end_date >= start_date))
cloud_terms CONSTRAINT cloud_terms_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE CASCADE
cloud_terms CONSTRAINT cloud_terms_pkey PRIMARY KEY (configuration_id, number)
CREATE UNIQUE INDEX cloud_terms_pkey ON public.cloud_terms USING btree (configuration_id, number)
cloud_tickets.token_hash bytea NOT NULL
cloud_tickets.expires_at timestamp with time zone NOT NULL
cloud_tickets CONSTRAINT cloud_tickets_pkey PRIMARY KEY (token_hash)
CREATE INDEX cloud_tickets_expiry_index ON public.cloud_tickets USING btree (expires_at)
CREATE UNIQUE INDEX cloud_tickets_pkey ON public.cloud_tickets USING btree (token_hash)
cloud_usage.id bigint NOT NULL
cloud_usage.month date NOT NULL
cloud_usage.contact_id uuid
cloud_usage.company_id uuid
cloud_usage.configuration_id uuid
cloud_usage.stack text NOT NULL
cloud_usage.seconds bigint NOT NULL
cloud_usage.sessions integer NOT NULL
cloud_usage.usage_cents bigint NOT NULL DEFAULT 0
cloud_usage.login_cents bigint NOT NULL DEFAULT 0
cloud_usage.server_cents bigint NOT NULL DEFAULT 0
cloud_usage.total_cents bigint NOT NULL DEFAULT ((usage_cents + login_cents) + server_cents)
cloud_usage CONSTRAINT cloud_usage_key UNIQUE NULLS NOT DISTINCT (contact_id, month, company_id, configuration_id, stack)
cloud_usage CONSTRAINT cloud_usage_pkey PRIMARY KEY (id)
CREATE INDEX cloud_usage_company_index ON public.cloud_usage USING btree (company_id, month)
CREATE INDEX cloud_usage_configuration_index ON public.cloud_usage USING btree (configuration_id, month)
CREATE INDEX cloud_usage_month_index ON public.cloud_usage USING btree (month, id)
CREATE UNIQUE INDEX cloud_usage_key ON public.cloud_usage USING btree (contact_id, month, company_id, configuration_id, stack) NULLS NOT DISTINCT
CREATE UNIQUE INDEX cloud_usage_pkey ON public.cloud_usage USING btree (id)
cloud_usage_counts.only_one boolean NOT NULL DEFAULT true
cloud_usage_counts.counted bigint NOT NULL DEFAULT 0
cloud_usage_counts CONSTRAINT cloud_usage_counts_only_one_check CHECK (only_one)
cloud_usage_counts CONSTRAINT cloud_usage_counts_pkey PRIMARY KEY (only_one)
CREATE UNIQUE INDEX cloud_usage_counts_pkey ON public.cloud_usage_counts USING btree (only_one)
cloud_usage_groups.id bigint NOT NULL
cloud_usage_groups.month date NOT NULL
cloud_usage_groups.stack text NOT NULL
cloud_usage_groups.company_id uuid
cloud_usage_groups.people integer NOT NULL
cloud_usage_groups.seconds bigint NOT NULL
cloud_usage_groups.sessions integer NOT NULL
cloud_usage_groups.total_cents bigint NOT NULL
cloud_usage_groups CONSTRAINT cloud_usage_groups_key UNIQUE NULLS NOT DISTINCT (month, stack, company_id)
cloud_usage_groups CONSTRAINT cloud_usage_groups_pkey PRIMARY KEY (id)
CREATE INDEX cloud_usage_groups_company_index ON public.cloud_usage_groups USING btree (company_id, month)
CREATE UNIQUE INDEX cloud_usage_groups_key ON public.cloud_usage_groups USING btree (month, stack, company_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX cloud_usage_groups_pkey ON public.cloud_usage_groups USING btree (id)
CREATE TRIGGER cloud_usage_groups_added AFTER INSERT ON public.cloud_usage_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_groups_changed()
CREATE TRIGGER cloud_usage_groups_removed AFTER DELETE ON public.cloud_usage_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_groups_changed()
CREATE TRIGGER cloud_usage_groups_updated AFTER UPDATE ON public.cloud_usage_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cloud_usage_groups_changed()
cloud_usage_months.month date NOT NULL
cloud_usage_months.stack text NOT NULL
cloud_usage_months.people bigint NOT NULL
cloud_usage_months.seconds bigint NOT NULL
cloud_usage_months.sessions bigint NOT NULL
cloud_usage_months.total_cents bigint NOT NULL
cloud_usage_months CONSTRAINT cloud_usage_months_pkey PRIMARY KEY (month, stack)
CREATE UNIQUE INDEX cloud_usage_months_pkey ON public.cloud_usage_months USING btree (month, stack)
cloud_usage_settings.configuration_id uuid NOT NULL
cloud_usage_settings.costs_shown boolean NOT NULL DEFAULT false
cloud_usage_settings.budget_kind text NOT NULL DEFAULT 'none'::text
cloud_usage_settings.budget_amount bigint NOT NULL DEFAULT 0
cloud_usage_settings.budget_stops boolean NOT NULL DEFAULT false
cloud_usage_settings.warned_month date
cloud_usage_settings.warned_percent integer NOT NULL DEFAULT 0
cloud_usage_settings.modified_at timestamp with time zone NOT NULL DEFAULT now()
cloud_usage_settings.modified_by uuid
cloud_usage_settings.warned_at timestamp with time zone
cloud_usage_settings.warned_by_mail boolean NOT NULL DEFAULT true
cloud_usage_settings CONSTRAINT cloud_usage_settings_budget_amount_check CHECK ((budget_amount >= 0))
cloud_usage_settings CONSTRAINT cloud_usage_settings_budget_kind_check CHECK ((budget_kind = ANY (ARRAY['none'::text, 'hours'::text, 'cents'::text])))
cloud_usage_settings CONSTRAINT cloud_usage_settings_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES cloud_configurations(id) ON DELETE CASCADE
cloud_usage_settings CONSTRAINT cloud_usage_settings_pkey PRIMARY KEY (configuration_id)
CREATE UNIQUE INDEX cloud_usage_settings_pkey ON public.cloud_usage_settings USING btree (configuration_id)
cloud_users.contact_id uuid NOT NULL
cloud_users.created_at timestamp with time zone NOT NULL DEFAULT now()
cloud_users.number bigint NOT NULL
cloud_users.stream_user text NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text)
cloud_users.confirmed_at timestamp with time zone
cloud_users.modified_at timestamp with time zone NOT NULL DEFAULT now()
cloud_users.modified_by uuid
cloud_users CONSTRAINT cloud_users_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
cloud_users CONSTRAINT cloud_users_number_key UNIQUE (number)
cloud_users CONSTRAINT cloud_users_pkey PRIMARY KEY (contact_id)
cloud_users CONSTRAINT cloud_users_stream_user_check CHECK ((stream_user ~ '^[0-9a-f]{16,32}$'::text))
cloud_users CONSTRAINT cloud_users_stream_user_key UNIQUE (stream_user)
CREATE UNIQUE INDEX cloud_users_number_key ON public.cloud_users USING btree (number)
CREATE UNIQUE INDEX cloud_users_pkey ON public.cloud_users USING btree (contact_id)
CREATE UNIQUE INDEX cloud_users_stream_user_key ON public.cloud_users USING btree (stream_user)
companies.id uuid NOT NULL
companies.customer_number text NOT NULL
companies.name text NOT NULL
companies.company_type_id uuid NOT NULL
companies.vat_number text NOT NULL DEFAULT ''::text
companies.street text NOT NULL
companies.house_number text NOT NULL
companies.zip_code text NOT NULL
companies.city text NOT NULL
companies.country text NOT NULL DEFAULT 'DE'::text
companies.language text NOT NULL DEFAULT 'de'::text
companies.email text NOT NULL DEFAULT ''::text
companies.phone text NOT NULL DEFAULT ''::text
companies.fax text NOT NULL DEFAULT ''::text
companies.website text NOT NULL DEFAULT ''::text
companies.remark text NOT NULL DEFAULT ''::text
companies.crm_id text
companies.service_contract boolean NOT NULL DEFAULT false
companies.service_contract_start date
companies.service_contract_end date
companies.search_text text NOT NULL DEFAULT ''::text
companies.created_at timestamp with time zone NOT NULL DEFAULT now()
companies.created_by uuid
companies.modified_at timestamp with time zone NOT NULL DEFAULT now()
companies.modified_by uuid
companies.name_key text NOT NULL DEFAULT ''::text
companies.city_key text NOT NULL DEFAULT ''::text
companies.street_key text NOT NULL DEFAULT ''::text
companies.cloud_bucket text
companies CONSTRAINT companies_cloud_bucket_key UNIQUE (cloud_bucket)
companies CONSTRAINT companies_crm_id_key UNIQUE (crm_id)
companies CONSTRAINT companies_customer_number_key UNIQUE (customer_number)
companies CONSTRAINT companies_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
companies CONSTRAINT companies_pkey PRIMARY KEY (id)
companies CONSTRAINT companies_service_contract_check CHECK (
CASE
    WHEN service_contract THEN ((service_contract_start IS NOT NULL) AND ((service_contract_end IS NULL) OR (service_contract_start <= service_contract_end)))
    ELSE ((service_contract_start IS NULL) AND (service_contract_end IS NULL))
END)
companies CONSTRAINT companies_type_fkey FOREIGN KEY (company_type_id) REFERENCES company_types(id)
CREATE INDEX companies_bare_number_index ON public.companies USING btree (ltrim(customer_number, '0'::text))
CREATE INDEX companies_city_index ON public.companies USING btree (city_key, id)
CREATE INDEX companies_created_index ON public.companies USING btree (created_at, id)
CREATE INDEX companies_email_index ON public.companies USING btree (lower(email)) WHERE (email <> ''::text)
CREATE INDEX companies_name_index ON public.companies USING btree (name_key, id)
CREATE INDEX companies_number_index ON public.companies USING btree (lpad(customer_number, 20, '0'::text), id)
CREATE INDEX companies_search_index ON public.companies USING gin (search_text gin_trgm_ops)
CREATE INDEX companies_street_index ON public.companies USING btree (street_key, id)
CREATE INDEX companies_type_index ON public.companies USING btree (company_type_id, id)
CREATE INDEX companies_zip_code_index ON public.companies USING btree (zip_code, id)
CREATE UNIQUE INDEX companies_cloud_bucket_key ON public.companies USING btree (cloud_bucket)
CREATE UNIQUE INDEX companies_crm_id_key ON public.companies USING btree (crm_id)
CREATE UNIQUE INDEX companies_customer_number_key ON public.companies USING btree (customer_number)
CREATE UNIQUE INDEX companies_pkey ON public.companies USING btree (id)
CREATE TRIGGER companies_left_sessions AFTER DELETE ON public.companies REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_sessions_left('company_id')
CREATE TRIGGER companies_name_changed AFTER UPDATE OF name, customer_number ON public.companies FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.customer_number IS DISTINCT FROM new.customer_number))) EXECUTE FUNCTION company_name_changed()
CREATE TRIGGER companies_name_gone AFTER DELETE ON public.companies FOR EACH ROW EXECUTE FUNCTION company_name_changed()
CREATE TRIGGER companies_renamed AFTER UPDATE ON public.companies FOR EACH ROW WHEN ((old.name_key IS DISTINCT FROM new.name_key)) EXECUTE FUNCTION companies_renamed()
CREATE TRIGGER companies_search_text BEFORE INSERT OR UPDATE ON public.companies FOR EACH ROW EXECUTE FUNCTION companies_search_text()
CREATE TRIGGER companies_sort_keys BEFORE INSERT OR UPDATE ON public.companies FOR EACH ROW EXECUTE FUNCTION companies_sort_keys()
company_claims.id uuid NOT NULL
company_claims.contact_id uuid NOT NULL
company_claims.company_name text NOT NULL
company_claims.customer_number text NOT NULL DEFAULT ''::text
company_claims.street text NOT NULL
company_claims.house_number text NOT NULL
company_claims.zip_code text NOT NULL
company_claims.city text NOT NULL
company_claims.country text NOT NULL
company_claims.state text NOT NULL DEFAULT 'open'::text
company_claims.company_id uuid
company_claims.decided_at timestamp with time zone
company_claims.decided_by uuid
company_claims.search_text text NOT NULL
company_claims.created_at timestamp with time zone NOT NULL DEFAULT now()
company_claims CONSTRAINT company_claims_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL
company_claims CONSTRAINT company_claims_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
company_claims CONSTRAINT company_claims_contact_key UNIQUE (contact_id)
company_claims CONSTRAINT company_claims_pkey PRIMARY KEY (id)
company_claims CONSTRAINT company_claims_state_check CHECK ((state = ANY (ARRAY['open'::text, 'assigned'::text, 'declined'::text])))
CREATE INDEX company_claims_state_index ON public.company_claims USING btree (state, created_at, id)
CREATE UNIQUE INDEX company_claims_contact_key ON public.company_claims USING btree (contact_id)
CREATE UNIQUE INDEX company_claims_pkey ON public.company_claims USING btree (id)
company_invitations.company_id uuid NOT NULL
company_invitations.day date NOT NULL
company_invitations.count integer NOT NULL
company_invitations.refused_at timestamp with time zone
company_invitations CONSTRAINT company_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
company_invitations CONSTRAINT company_invitations_pkey PRIMARY KEY (company_id, day)
CREATE INDEX company_invitations_day_index ON public.company_invitations USING btree (day)
CREATE UNIQUE INDEX company_invitations_pkey ON public.company_invitations USING btree (company_id, day)
company_name_changes.id bigint NOT NULL
company_name_changes.at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
company_name_changes CONSTRAINT company_name_changes_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX company_name_changes_pkey ON public.company_name_changes USING btree (id)
company_types.id uuid NOT NULL
company_types.name_de text NOT NULL
company_types.name_en text NOT NULL
company_types.sorting integer NOT NULL DEFAULT 0
company_types.key_de text NOT NULL DEFAULT sort_key(name_de)
company_types.key_en text NOT NULL DEFAULT sort_key(name_en)
company_types CONSTRAINT company_types_name_de_key UNIQUE (name_de)
company_types CONSTRAINT company_types_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX company_types_name_de_key ON public.company_types USING btree (name_de)
CREATE UNIQUE INDEX company_types_name_index ON public.company_types USING btree (lower(name_de))
CREATE UNIQUE INDEX company_types_pkey ON public.company_types USING btree (id)
configuration_changes.session_id uuid NOT NULL
configuration_changes.configuration_id uuid NOT NULL
configuration_changes.account_id uuid NOT NULL
configuration_changes.changes jsonb NOT NULL DEFAULT '[]'::jsonb
configuration_changes.change_notes text NOT NULL DEFAULT ''::text
configuration_changes.successor_id uuid
configuration_changes.due_at timestamp with time zone
configuration_changes.modified_at timestamp with time zone NOT NULL DEFAULT now()
configuration_changes CONSTRAINT configuration_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
configuration_changes CONSTRAINT configuration_changes_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES configurations(id) ON DELETE CASCADE
configuration_changes CONSTRAINT configuration_changes_pkey PRIMARY KEY (session_id, configuration_id)
configuration_changes CONSTRAINT configuration_changes_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES configurations(id) ON DELETE SET NULL
CREATE INDEX configuration_changes_account_index ON public.configuration_changes USING btree (account_id)
CREATE INDEX configuration_changes_configuration_index ON public.configuration_changes USING btree (configuration_id)
CREATE INDEX configuration_changes_modified_index ON public.configuration_changes USING btree (modified_at)
CREATE INDEX configuration_changes_successor_index ON public.configuration_changes USING btree (successor_id) WHERE (successor_id IS NOT NULL)
CREATE UNIQUE INDEX configuration_changes_pkey ON public.configuration_changes USING btree (session_id, configuration_id)
configuration_drafts.id uuid NOT NULL
configuration_drafts.session_id uuid NOT NULL
configuration_drafts.account_id uuid NOT NULL
configuration_drafts.company_id uuid
configuration_drafts.contact_id uuid
configuration_drafts.name text NOT NULL
configuration_drafts.description text NOT NULL
configuration_drafts.items jsonb NOT NULL
configuration_drafts.created_at timestamp with time zone NOT NULL DEFAULT now()
configuration_drafts.modified_at timestamp with time zone NOT NULL DEFAULT now()
configuration_drafts CONSTRAINT configuration_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
configuration_drafts CONSTRAINT configuration_drafts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
configuration_drafts CONSTRAINT configuration_drafts_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
configuration_drafts CONSTRAINT configuration_drafts_holder_check CHECK ((num_nonnulls(company_id, contact_id) <= 1))
configuration_drafts CONSTRAINT configuration_drafts_pkey PRIMARY KEY (id)
configuration_drafts CONSTRAINT configuration_drafts_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
CREATE INDEX configuration_drafts_account_index ON public.configuration_drafts USING btree (account_id)
CREATE INDEX configuration_drafts_company_index ON public.configuration_drafts USING btree (company_id) WHERE (company_id IS NOT NULL)
CREATE INDEX configuration_drafts_contact_index ON public.configuration_drafts USING btree (contact_id) WHERE (contact_id IS NOT NULL)
CREATE INDEX configuration_drafts_modified_index ON public.configuration_drafts USING btree (modified_at)
CREATE INDEX configuration_drafts_session_index ON public.configuration_drafts USING btree (session_id)
CREATE UNIQUE INDEX configuration_drafts_pkey ON public.configuration_drafts USING btree (id)
configuration_history.id uuid NOT NULL
configuration_history.holding_id uuid NOT NULL
configuration_history.configuration_id uuid NOT NULL
configuration_history.change_notes text NOT NULL DEFAULT ''::text
configuration_history.created_at timestamp with time zone NOT NULL DEFAULT now()
configuration_history.created_by uuid
configuration_history CONSTRAINT configuration_history_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES configurations(id) ON DELETE CASCADE
configuration_history CONSTRAINT configuration_history_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
configuration_history CONSTRAINT configuration_history_pkey PRIMARY KEY (id)
CREATE INDEX configuration_history_configuration_index ON public.configuration_history USING btree (configuration_id)
CREATE INDEX configuration_history_holding_index ON public.configuration_history USING btree (holding_id, created_at)
CREATE UNIQUE INDEX configuration_history_pkey ON public.configuration_history USING btree (id)
configuration_items.id uuid NOT NULL
configuration_items.configuration_id uuid NOT NULL
configuration_items.parent_id uuid
configuration_items.module_id uuid NOT NULL
configuration_items.count_kind text NOT NULL
configuration_items.count integer NOT NULL DEFAULT 0
configuration_items.start_date date
configuration_items.end_date date
configuration_items.unlimited boolean NOT NULL DEFAULT false
configuration_items.test boolean NOT NULL DEFAULT false
configuration_items.test_count integer NOT NULL DEFAULT 0
configuration_items.student boolean NOT NULL DEFAULT false
configuration_items.edit_modules boolean NOT NULL DEFAULT false
configuration_items.connect boolean NOT NULL DEFAULT false
configuration_items.sorting integer NOT NULL DEFAULT 0
configuration_items CONSTRAINT configuration_items_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES configurations(id) ON DELETE CASCADE
configuration_items CONSTRAINT configuration_items_count_check CHECK (((count >= 0) AND (count <= 100)))
configuration_items CONSTRAINT configuration_items_count_kind_check CHECK ((count_kind = ANY (ARRAY['counted'::text, 'uncounted'::text, 'dependency'::text])))
configuration_items CONSTRAINT configuration_items_end_check CHECK ((NOT (unlimited AND (end_date IS NOT NULL))))
configuration_items CONSTRAINT configuration_items_module_fkey FOREIGN KEY (module_id) REFERENCES modules(id)
configuration_items CONSTRAINT configuration_items_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES configuration_items(id) ON DELETE CASCADE
configuration_items CONSTRAINT configuration_items_pkey PRIMARY KEY (id)
configuration_items CONSTRAINT configuration_items_test_check CHECK ((NOT (test AND student)))
configuration_items CONSTRAINT configuration_items_test_count_check CHECK (((test_count >= 0) AND (test_count <= 100)))
CREATE INDEX configuration_items_configuration_index ON public.configuration_items USING btree (configuration_id)
CREATE INDEX configuration_items_end_index ON public.configuration_items USING btree (end_date) WHERE (parent_id IS NULL)
CREATE INDEX configuration_items_module_index ON public.configuration_items USING btree (module_id)
CREATE INDEX configuration_items_parent_index ON public.configuration_items USING btree (parent_id)
CREATE UNIQUE INDEX configuration_items_pkey ON public.configuration_items USING btree (id)
CREATE TRIGGER configuration_items_live_ends_added AFTER INSERT ON public.configuration_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION configuration_items_live_ends()
CREATE TRIGGER configuration_items_live_ends_changed AFTER UPDATE ON public.configuration_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION configuration_items_live_ends()
CREATE TRIGGER configuration_items_live_ends_removed AFTER DELETE ON public.configuration_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION configuration_items_live_ends()
configurations.id uuid NOT NULL
configurations.kind text NOT NULL
configurations.company_id uuid
configurations.name text NOT NULL DEFAULT ''::text
configurations.description text NOT NULL DEFAULT ''::text
configurations.created_at timestamp with time zone NOT NULL DEFAULT now()
configurations.created_by uuid
configurations.revision integer NOT NULL DEFAULT 0
configurations.origin text NOT NULL DEFAULT ''::text
configurations.contact_id uuid
configurations CONSTRAINT configurations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
configurations CONSTRAINT configurations_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
configurations CONSTRAINT configurations_holder_check CHECK ((num_nonnulls(company_id, contact_id) =
CASE kind
    WHEN 'held'::text THEN 1
    ELSE 0
END))
configurations CONSTRAINT configurations_kind_check CHECK ((kind = ANY (ARRAY['master'::text, 'template'::text, 'held'::text])))
configurations CONSTRAINT configurations_pkey PRIMARY KEY (id)
CREATE INDEX configurations_company_index ON public.configurations USING btree (company_id)
CREATE INDEX configurations_contact_index ON public.configurations USING btree (contact_id) WHERE (contact_id IS NOT NULL)
CREATE UNIQUE INDEX configurations_pkey ON public.configurations USING btree (id)
consent_links.token_hash bytea NOT NULL
consent_links.contact_id uuid NOT NULL
consent_links.kind text NOT NULL
consent_links.expires_at timestamp with time zone NOT NULL
consent_links.used_at timestamp with time zone
consent_links.created_at timestamp with time zone NOT NULL DEFAULT now()
consent_links CONSTRAINT consent_links_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
consent_links CONSTRAINT consent_links_pkey PRIMARY KEY (token_hash)
CREATE INDEX consent_links_contact_index ON public.consent_links USING btree (contact_id)
CREATE UNIQUE INDEX consent_links_pkey ON public.consent_links USING btree (token_hash)
consents.id uuid NOT NULL
consents.contact_id uuid NOT NULL
consents.kind text NOT NULL
consents.state text NOT NULL
consents.text_version text NOT NULL
consents.at timestamp with time zone NOT NULL DEFAULT now()
consents.source text NOT NULL
consents.order_id uuid
consents CONSTRAINT consents_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
consents CONSTRAINT consents_kind_check CHECK ((kind = ANY (ARRAY['newsletter'::text, 'email'::text, 'downloadReturn'::text])))
consents CONSTRAINT consents_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
consents CONSTRAINT consents_pkey PRIMARY KEY (id)
consents CONSTRAINT consents_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'given'::text, 'withdrawn'::text])))
CREATE INDEX consents_contact_index ON public.consents USING btree (contact_id, kind, at, id)
CREATE INDEX consents_order_index ON public.consents USING btree (order_id, at, id) WHERE (order_id IS NOT NULL)
CREATE UNIQUE INDEX consents_pkey ON public.consents USING btree (id)
CREATE TRIGGER consents_only_grow BEFORE UPDATE OR TRUNCATE ON public.consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
contacts.id uuid NOT NULL
contacts.company_id uuid
contacts.salutation text NOT NULL
contacts.title text NOT NULL DEFAULT ''::text
contacts.first_name text NOT NULL
contacts.last_name text NOT NULL
contacts.gender text NOT NULL DEFAULT ''::text
contacts.phone text NOT NULL DEFAULT ''::text
contacts.email text
contacts.department text NOT NULL DEFAULT ''::text
contacts.position text NOT NULL DEFAULT ''::text
contacts.main_contact boolean NOT NULL DEFAULT false
contacts.street text NOT NULL DEFAULT ''::text
contacts.house_number text NOT NULL DEFAULT ''::text
contacts.zip_code text NOT NULL DEFAULT ''::text
contacts.city text NOT NULL DEFAULT ''::text
contacts.country text NOT NULL DEFAULT 'DE'::text
contacts.language text NOT NULL DEFAULT 'de'::text
contacts.search_text text NOT NULL
contacts.erased_at timestamp with time zone
contacts.created_at timestamp with time zone NOT NULL DEFAULT now()
contacts.created_by uuid
contacts.modified_at timestamp with time zone NOT NULL DEFAULT now()
contacts.modified_by uuid
contacts.last_name_key text NOT NULL DEFAULT ''::text
contacts.review_email text
contacts.email_key text
contacts.department_key text NOT NULL DEFAULT ''::text
contacts.position_key text NOT NULL DEFAULT ''::text
contacts.company_name_key text
contacts CONSTRAINT contacts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
contacts CONSTRAINT contacts_email_key UNIQUE (email)
contacts CONSTRAINT contacts_gender_check CHECK ((gender = ANY (ARRAY[''::text, 'm'::text, 'f'::text, 'd'::text])))
contacts CONSTRAINT contacts_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
contacts CONSTRAINT contacts_left_places TRIGGER DEFERRABLE INITIALLY DEFERRED
contacts CONSTRAINT contacts_main_contact_check CHECK (((company_id IS NOT NULL) OR (NOT main_contact)))
contacts CONSTRAINT contacts_pkey PRIMARY KEY (id)
contacts CONSTRAINT contacts_review_email_check CHECK (((email IS NULL) = (review_email IS NOT NULL)))
contacts CONSTRAINT contacts_salutation_check CHECK ((salutation = ANY (ARRAY['Herr'::text, 'Frau'::text, 'NoSalutation'::text])))
CREATE INDEX contacts_company_index ON public.contacts USING btree (company_id, last_name_key, id)
CREATE INDEX contacts_company_name_index ON public.contacts USING btree (company_name_key, id) WHERE (erased_at IS NULL)
CREATE INDEX contacts_created_index ON public.contacts USING btree (created_at, id) WHERE (erased_at IS NULL)
CREATE INDEX contacts_department_index ON public.contacts USING btree (department_key, id) WHERE (erased_at IS NULL)
CREATE INDEX contacts_email_index ON public.contacts USING btree (email_key, id) WHERE (erased_at IS NULL)
CREATE INDEX contacts_last_name_index ON public.contacts USING btree (last_name_key, id) WHERE (erased_at IS NULL)
CREATE INDEX contacts_main_contact_index ON public.contacts USING btree (company_id) WHERE main_contact
CREATE INDEX contacts_position_index ON public.contacts USING btree (position_key, id) WHERE (erased_at IS NULL)
CREATE INDEX contacts_review_email_index ON public.contacts USING btree (review_email) WHERE (review_email IS NOT NULL)
CREATE INDEX contacts_search_index ON public.contacts USING gin (search_text gin_trgm_ops)
CREATE UNIQUE INDEX contacts_email_key ON public.contacts USING btree (email)
CREATE UNIQUE INDEX contacts_pkey ON public.contacts USING btree (id)
CREATE CONSTRAINT TRIGGER contacts_left_places AFTER UPDATE OF company_id ON public.contacts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.company_id IS DISTINCT FROM old.company_id)) EXECUTE FUNCTION cloud_places_left()
CREATE TRIGGER contacts_company_name BEFORE INSERT OR UPDATE OF company_id ON public.contacts FOR EACH ROW EXECUTE FUNCTION contacts_company_name()
CREATE TRIGGER contacts_forgotten_leave_cloud BEFORE UPDATE OF erased_at ON public.contacts FOR EACH ROW WHEN (((old.erased_at IS NULL) AND (new.erased_at IS NOT NULL))) EXECUTE FUNCTION cloud_users_leave()
CREATE TRIGGER contacts_leave_cloud BEFORE DELETE ON public.contacts FOR EACH ROW EXECUTE FUNCTION cloud_users_leave()
CREATE TRIGGER contacts_left_sessions AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cloud_sessions_left('contact_id')
CREATE TRIGGER contacts_sort_keys BEFORE INSERT OR UPDATE ON public.contacts FOR EACH ROW EXECUTE FUNCTION contacts_sort_keys()
cookie_consents.id uuid NOT NULL
cookie_consents.at timestamp with time zone NOT NULL DEFAULT now()
cookie_consents.text_version integer NOT NULL
cookie_consents.language text NOT NULL
cookie_consents.stats boolean NOT NULL
cookie_consents CONSTRAINT cookie_consents_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX cookie_consents_pkey ON public.cookie_consents USING btree (id)
CREATE TRIGGER cookie_consents_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cookie_consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
course_places.course_id uuid NOT NULL
course_places.contact_id uuid NOT NULL
course_places.joined_at timestamp with time zone NOT NULL DEFAULT now()
course_places CONSTRAINT course_places_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
course_places CONSTRAINT course_places_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses(id) ON DELETE CASCADE
course_places CONSTRAINT course_places_pkey PRIMARY KEY (course_id, contact_id)
CREATE INDEX course_places_contact_index ON public.course_places USING btree (contact_id)
CREATE UNIQUE INDEX course_places_pkey ON public.course_places USING btree (course_id, contact_id)
courses.id uuid NOT NULL
courses.contact_id uuid
courses.student_domain_id uuid NOT NULL
courses.name text NOT NULL
courses.term text NOT NULL
courses.places integer NOT NULL
courses.state text NOT NULL DEFAULT 'asked'::text
courses.reason text NOT NULL DEFAULT ''::text
courses.code text
courses.created_at timestamp with time zone NOT NULL DEFAULT now()
courses.decided_at timestamp with time zone
courses.decided_by uuid
courses.search_text text DEFAULT search_form(((name || ' '::text) || term))
courses.code_hash bytea
courses.code_sealed text
courses CONSTRAINT courses_code_check CHECK (((code IS NOT NULL) OR ((code_hash IS NOT NULL) AND (code_sealed IS NOT NULL))))
courses CONSTRAINT courses_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL
courses CONSTRAINT courses_pkey PRIMARY KEY (id)
courses CONSTRAINT courses_places_check CHECK (((places >= 1) AND (places <= 1000)))
courses CONSTRAINT courses_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'declined'::text])))
courses CONSTRAINT courses_student_domain_id_fkey FOREIGN KEY (student_domain_id) REFERENCES student_domains(id)
CREATE INDEX courses_contact_index ON public.courses USING btree (contact_id) WHERE (contact_id IS NOT NULL)
CREATE INDEX courses_created_index ON public.courses USING btree (created_at, id)
CREATE INDEX courses_domain_index ON public.courses USING btree (student_domain_id)
CREATE UNIQUE INDEX courses_code_hash_key ON public.courses USING btree (code_hash)
CREATE UNIQUE INDEX courses_code_key ON public.courses USING btree (code)
CREATE UNIQUE INDEX courses_pkey ON public.courses USING btree (id)
desktop_looks.only_one boolean NOT NULL DEFAULT true
desktop_looks.looked_at timestamp with time zone
desktop_looks.failed_at timestamp with time zone
desktop_looks.failure text NOT NULL DEFAULT ''::text
desktop_looks CONSTRAINT desktop_looks_only_one_check CHECK (only_one)
desktop_looks CONSTRAINT desktop_looks_pkey PRIMARY KEY (only_one)
CREATE UNIQUE INDEX desktop_looks_pkey ON public.desktop_looks USING btree (only_one)
devices.id uuid NOT NULL
devices.account_id uuid NOT NULL
devices.token_hash bytea NOT NULL
devices.last_used_at timestamp with time zone NOT NULL DEFAULT now()
devices.user_agent text NOT NULL DEFAULT ''::text
devices CONSTRAINT devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
devices CONSTRAINT devices_pkey PRIMARY KEY (id)
CREATE INDEX devices_account_index ON public.devices USING btree (account_id)
CREATE UNIQUE INDEX devices_pkey ON public.devices USING btree (id)
documented_call_ids.old_id uuid NOT NULL
documented_call_ids.kind text NOT NULL
documented_call_ids.target text NOT NULL
documented_call_ids.created_at timestamp with time zone NOT NULL DEFAULT now()
documented_call_ids.created_by uuid
documented_call_ids CONSTRAINT documented_call_ids_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL
documented_call_ids CONSTRAINT documented_call_ids_kind_check CHECK ((kind = ANY (ARRAY['role'::text, 'permission'::text, 'product'::text, 'consentType'::text, 'addressType'::text])))
documented_call_ids CONSTRAINT documented_call_ids_pkey PRIMARY KEY (old_id)
CREATE INDEX documented_call_ids_creator_index ON public.documented_call_ids USING btree (created_by) WHERE (created_by IS NOT NULL)
CREATE UNIQUE INDEX documented_call_ids_pkey ON public.documented_call_ids USING btree (old_id)
documented_call_uses.call text NOT NULL
documented_call_uses.used_on date NOT NULL
documented_call_uses.account_id uuid
documented_call_uses.address text NOT NULL
documented_call_uses.uses integer NOT NULL
documented_call_uses CONSTRAINT documented_call_uses_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
documented_call_uses CONSTRAINT documented_call_uses_call_used_on_account_id_address_key UNIQUE NULLS NOT DISTINCT (call, used_on, account_id, address)
documented_call_uses CONSTRAINT documented_call_uses_uses_check CHECK ((uses > 0))
CREATE INDEX documented_call_uses_account_index ON public.documented_call_uses USING btree (account_id) WHERE (account_id IS NOT NULL)
CREATE INDEX documented_call_uses_day_index ON public.documented_call_uses USING btree (used_on)
CREATE UNIQUE INDEX documented_call_uses_call_used_on_account_id_address_key ON public.documented_call_uses USING btree (call, used_on, account_id, address) NULLS NOT DISTINCT
documented_calls_off.call text NOT NULL
documented_calls_off.turned_off_at timestamp with time zone NOT NULL DEFAULT now()
documented_calls_off.turned_off_by uuid
documented_calls_off CONSTRAINT documented_calls_off_pkey PRIMARY KEY (call)
CREATE UNIQUE INDEX documented_calls_off_pkey ON public.documented_calls_off USING btree (call)
email_changes.token_hash bytea NOT NULL
email_changes.account_id uuid NOT NULL
email_changes.session_id uuid
email_changes.email text NOT NULL
email_changes.expires_at timestamp with time zone NOT NULL
email_changes.used_at timestamp with time zone
email_changes.created_at timestamp with time zone NOT NULL DEFAULT now()
email_changes CONSTRAINT email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
email_changes CONSTRAINT email_changes_pkey PRIMARY KEY (token_hash)
CREATE INDEX email_changes_account_index ON public.email_changes USING btree (account_id)
CREATE UNIQUE INDEX email_changes_pkey ON public.email_changes USING btree (token_hash)
emergencies.id uuid NOT NULL
emergencies.holding_id uuid NOT NULL
emergencies.host_id uuid NOT NULL
emergencies.new_host_id uuid NOT NULL
emergencies.machines_before jsonb NOT NULL
emergencies.machines_after jsonb NOT NULL
emergencies.licence_id uuid NOT NULL
emergencies.end_date date NOT NULL
emergencies.reason text NOT NULL
emergencies.taken_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
emergencies.taken_by uuid
emergencies.taken_email text NOT NULL
emergencies CONSTRAINT emergencies_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
emergencies CONSTRAINT emergencies_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id) ON DELETE CASCADE
emergencies CONSTRAINT emergencies_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES licences(id) ON DELETE CASCADE
emergencies CONSTRAINT emergencies_new_host_id_fkey FOREIGN KEY (new_host_id) REFERENCES hosts(id) ON DELETE CASCADE
emergencies CONSTRAINT emergencies_pkey PRIMARY KEY (id)
CREATE INDEX emergencies_account_index ON public.emergencies USING btree (taken_by)
CREATE INDEX emergencies_holding_index ON public.emergencies USING btree (holding_id, taken_at)
CREATE INDEX emergencies_host_index ON public.emergencies USING btree (host_id)
CREATE INDEX emergencies_licence_index ON public.emergencies USING btree (licence_id)
CREATE INDEX emergencies_taken_index ON public.emergencies USING btree (taken_at, id)
CREATE UNIQUE INDEX emergencies_new_host_key ON public.emergencies USING btree (new_host_id)
CREATE UNIQUE INDEX emergencies_pkey ON public.emergencies USING btree (id)
emergency_policies.product_id uuid NOT NULL
emergency_policies.days integer NOT NULL
emergency_policies.per_year integer NOT NULL
emergency_policies.modified_at timestamp with time zone NOT NULL DEFAULT now()
emergency_policies.modified_by uuid
emergency_policies CONSTRAINT emergency_policies_days_check CHECK (((days >= 1) AND (days <= 30)))
emergency_policies CONSTRAINT emergency_policies_per_year_check CHECK (((per_year >= 1) AND (per_year <= 100)))
emergency_policies CONSTRAINT emergency_policies_pkey PRIMARY KEY (product_id)
emergency_policies CONSTRAINT emergency_policies_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
CREATE UNIQUE INDEX emergency_policies_pkey ON public.emergency_policies USING btree (product_id)
end_requests.id uuid NOT NULL
end_requests.holding_id uuid NOT NULL
end_requests.count integer
end_requests.end_day date
end_requests.state text NOT NULL DEFAULT 'open'::text
end_requests.reason text NOT NULL DEFAULT ''::text
end_requests.language text NOT NULL
end_requests.asked_by uuid
end_requests.asked_email text NOT NULL
end_requests.created_at timestamp with time zone NOT NULL DEFAULT now()
end_requests.answered_by uuid
end_requests.answered_at timestamp with time zone
end_requests CONSTRAINT end_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES accounts(id) ON DELETE SET NULL
end_requests CONSTRAINT end_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL
end_requests CONSTRAINT end_requests_count_check CHECK (((count >= 1) AND (count <= 100)))
end_requests CONSTRAINT end_requests_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
end_requests CONSTRAINT end_requests_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
end_requests CONSTRAINT end_requests_pkey PRIMARY KEY (id)
end_requests CONSTRAINT end_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'declined'::text, 'withdrawn'::text])))
CREATE INDEX end_requests_answered_index ON public.end_requests USING btree (answered_by)
CREATE INDEX end_requests_asked_index ON public.end_requests USING btree (asked_by)
CREATE INDEX end_requests_holding_index ON public.end_requests USING btree (holding_id, created_at)
CREATE UNIQUE INDEX end_requests_open_key ON public.end_requests USING btree (holding_id) WHERE (state = 'open'::text)
CREATE UNIQUE INDEX end_requests_pkey ON public.end_requests USING btree (id)
erasures.id uuid NOT NULL
erasures.account_id uuid NOT NULL
erasures.contact_id uuid
erasures.email text NOT NULL
erasures.name text NOT NULL
erasures.language text NOT NULL
erasures.requested_at timestamp with time zone NOT NULL DEFAULT now()
erasures.done_at timestamp with time zone
erasures CONSTRAINT erasures_account_key UNIQUE (account_id)
erasures CONSTRAINT erasures_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
erasures CONSTRAINT erasures_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX erasures_account_key ON public.erasures USING btree (account_id)
CREATE UNIQUE INDEX erasures_pkey ON public.erasures USING btree (id)
event_places.id uuid NOT NULL
event_places.event_id uuid NOT NULL
event_places.number integer NOT NULL
event_places.code_hash bytea NOT NULL
event_places.code_sealed text NOT NULL
event_places CONSTRAINT event_places_code_key UNIQUE (code_hash)
event_places CONSTRAINT event_places_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE
event_places CONSTRAINT event_places_number_check CHECK (((number >= 1) AND (number <= 200)))
event_places CONSTRAINT event_places_number_key UNIQUE (event_id, number)
event_places CONSTRAINT event_places_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX event_places_code_key ON public.event_places USING btree (code_hash)
CREATE UNIQUE INDEX event_places_number_key ON public.event_places USING btree (event_id, number)
CREATE UNIQUE INDEX event_places_pkey ON public.event_places USING btree (id)
event_sessions.id uuid NOT NULL
event_sessions.place_id uuid
event_sessions.stack_id uuid NOT NULL
event_sessions.stream_user text NOT NULL
event_sessions.holder_hash bytea NOT NULL
event_sessions.begun_at timestamp with time zone NOT NULL
event_sessions.launched_at timestamp with time zone NOT NULL
event_sessions.released_at timestamp with time zone
event_sessions.ended_at timestamp with time zone
event_sessions CONSTRAINT event_sessions_pkey PRIMARY KEY (id)
event_sessions CONSTRAINT event_sessions_place_id_fkey FOREIGN KEY (place_id) REFERENCES event_places(id) ON DELETE SET NULL
event_sessions CONSTRAINT event_sessions_stack_id_fkey FOREIGN KEY (stack_id) REFERENCES cloud_stacks(id)
event_sessions CONSTRAINT event_sessions_user_key UNIQUE (stream_user)
CREATE INDEX event_sessions_open_index ON public.event_sessions USING btree (launched_at) WHERE (ended_at IS NULL)
CREATE INDEX event_sessions_place_index ON public.event_sessions USING btree (place_id)
CREATE INDEX event_sessions_stack_index ON public.event_sessions USING btree (stack_id)
CREATE UNIQUE INDEX event_sessions_pkey ON public.event_sessions USING btree (id)
CREATE UNIQUE INDEX event_sessions_place_key ON public.event_sessions USING btree (place_id) WHERE (released_at IS NULL)
CREATE UNIQUE INDEX event_sessions_user_key ON public.event_sessions USING btree (stream_user)
events.id uuid NOT NULL
events.name text NOT NULL
events.places integer NOT NULL
events.stack_id uuid NOT NULL
events.day date NOT NULL
events.from_time text NOT NULL
events.to_time text NOT NULL
events.opens_at timestamp with time zone NOT NULL
events.starts_at timestamp with time zone NOT NULL
events.ends_at timestamp with time zone NOT NULL
events.created_at timestamp with time zone NOT NULL DEFAULT now()
events.created_by uuid
events.modified_at timestamp with time zone NOT NULL DEFAULT now()
events.modified_by uuid
events CONSTRAINT events_from_time_check CHECK ((from_time ~ '^[0-2]\d:[0-5]\d$'::text))
events CONSTRAINT events_pkey PRIMARY KEY (id)
events CONSTRAINT events_places_check CHECK (((places >= 1) AND (places <= 200)))
events CONSTRAINT events_stack_id_fkey FOREIGN KEY (stack_id) REFERENCES cloud_stacks(id)
events CONSTRAINT events_times_check CHECK (((opens_at < starts_at) AND (starts_at < ends_at)))
events CONSTRAINT events_to_time_check CHECK ((to_time ~ '^[0-2]\d:[0-5]\d$'::text))
CREATE INDEX events_stack_index ON public.events USING btree (stack_id, ends_at)
CREATE INDEX events_starts_index ON public.events USING btree (starts_at, id)
CREATE UNIQUE INDEX events_pkey ON public.events USING btree (id)
files.id uuid NOT NULL
files.sha256 bytea NOT NULL
files.media_type text NOT NULL
files.file_name text NOT NULL
files.bytes bytea NOT NULL
files.created_at timestamp with time zone NOT NULL DEFAULT now()
files CONSTRAINT files_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX files_pkey ON public.files USING btree (id)
found_duplicates.kind text NOT NULL
found_duplicates.place integer NOT NULL
found_duplicates.first uuid NOT NULL
found_duplicates.second uuid NOT NULL
found_duplicates.reasons text[] NOT NULL
found_duplicates.similarity double precision NOT NULL
found_duplicates CONSTRAINT found_duplicates_pkey PRIMARY KEY (kind, place)
CREATE UNIQUE INDEX found_duplicates_pkey ON public.found_duplicates USING btree (kind, place)
holdings.id uuid NOT NULL
holdings.company_id uuid
holdings.product_id uuid NOT NULL
holdings.configuration_id uuid
holdings.note text NOT NULL DEFAULT ''::text
holdings.disabled boolean NOT NULL DEFAULT false
holdings.created_at timestamp with time zone NOT NULL DEFAULT now()
holdings.created_by uuid
holdings.modified_at timestamp with time zone NOT NULL DEFAULT now()
holdings.modified_by uuid
holdings.contact_id uuid
holdings CONSTRAINT holdings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
holdings CONSTRAINT holdings_company_key UNIQUE (company_id, product_id)
holdings CONSTRAINT holdings_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES configurations(id)
holdings CONSTRAINT holdings_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
holdings CONSTRAINT holdings_contact_key UNIQUE (contact_id, product_id)
holdings CONSTRAINT holdings_holder_check CHECK ((num_nonnulls(company_id, contact_id) = 1))
holdings CONSTRAINT holdings_pkey PRIMARY KEY (id)
holdings CONSTRAINT holdings_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
holdings CONSTRAINT holdings_verification_given TRIGGER DEFERRABLE INITIALLY DEFERRED
holdings CONSTRAINT holdings_verification_taken TRIGGER DEFERRABLE INITIALLY DEFERRED
CREATE INDEX holdings_configuration_index ON public.holdings USING btree (configuration_id)
CREATE INDEX holdings_product_index ON public.holdings USING btree (product_id)
CREATE UNIQUE INDEX holdings_company_key ON public.holdings USING btree (company_id, product_id)
CREATE UNIQUE INDEX holdings_contact_key ON public.holdings USING btree (contact_id, product_id)
CREATE UNIQUE INDEX holdings_pkey ON public.holdings USING btree (id)
CREATE CONSTRAINT TRIGGER holdings_verification_given AFTER INSERT ON public.holdings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.contact_id IS NOT NULL)) EXECUTE FUNCTION holdings_verification()
CREATE CONSTRAINT TRIGGER holdings_verification_taken AFTER DELETE ON public.holdings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.contact_id IS NOT NULL)) EXECUTE FUNCTION holdings_verification()
CREATE TRIGGER holdings_live_ends_added AFTER INSERT ON public.holdings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION holdings_live_ends()
CREATE TRIGGER holdings_live_ends_changed AFTER UPDATE ON public.holdings REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION holdings_live_ends()
CREATE TRIGGER holdings_live_ends_removed AFTER DELETE ON public.holdings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION holdings_live_ends()
hosts.id uuid NOT NULL
hosts.holding_id uuid NOT NULL
hosts.email text NOT NULL DEFAULT ''::text
hosts.version integer NOT NULL
hosts.unlimited boolean NOT NULL DEFAULT false
hosts.start_date date NOT NULL
hosts.end_date date
hosts.company_name_short text NOT NULL DEFAULT ''::text
hosts.salutation text NOT NULL DEFAULT ''::text
hosts.first_name text NOT NULL DEFAULT ''::text
hosts.last_name text NOT NULL DEFAULT ''::text
hosts.comment text NOT NULL DEFAULT ''::text
hosts.customer_number text NOT NULL DEFAULT ''::text
hosts.terminal_server boolean NOT NULL DEFAULT false
hosts.virtual_server boolean NOT NULL DEFAULT false
hosts.host_created_on date
hosts.binding text NOT NULL
hosts.port integer NOT NULL
hosts.hosts jsonb NOT NULL
hosts.server_host_id text NOT NULL DEFAULT ''::text
hosts.server_name text NOT NULL DEFAULT ''::text
hosts.installation_type text NOT NULL DEFAULT ''::text
hosts.build text NOT NULL DEFAULT ''::text
hosts.operating_system text NOT NULL DEFAULT ''::text
hosts.generation integer NOT NULL DEFAULT 0
hosts.created_at timestamp with time zone NOT NULL DEFAULT now()
hosts.created_by uuid
hosts.modified_at timestamp with time zone NOT NULL DEFAULT now()
hosts.modified_by uuid
hosts.moved_to uuid
hosts.disabled_by text
hosts.disabled boolean NOT NULL DEFAULT (disabled_by IS NOT NULL)
hosts.traits jsonb
hosts.trait_reading jsonb
hosts.emergency_for uuid
hosts CONSTRAINT hosts_binding_check CHECK ((binding = ANY (ARRAY['mac'::text, 'name'::text, 'both'::text, 'triade'::text, 'unbound'::text, 'traits'::text])))
hosts CONSTRAINT hosts_disabled_by_check CHECK ((disabled_by = ANY (ARRAY['vendor'::text, 'move'::text, 'payment'::text])))
hosts CONSTRAINT hosts_emergency_for_fkey FOREIGN KEY (emergency_for) REFERENCES hosts(id) ON DELETE SET NULL
hosts CONSTRAINT hosts_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
hosts CONSTRAINT hosts_moved_to_fkey FOREIGN KEY (moved_to) REFERENCES hosts(id) ON DELETE SET NULL
hosts CONSTRAINT hosts_pkey PRIMARY KEY (id)
hosts CONSTRAINT hosts_port_check CHECK (((port >= 1024) AND (port <= 65535)))
hosts CONSTRAINT hosts_term_check CHECK (((end_date IS NULL) OR (start_date <= end_date)))
hosts CONSTRAINT hosts_traits_check CHECK (((binding <> 'traits'::text) OR (traits IS NOT NULL)))
hosts CONSTRAINT hosts_unlimited_check CHECK ((unlimited = (end_date IS NULL)))
CREATE INDEX hosts_emergency_index ON public.hosts USING btree (emergency_for) WHERE (emergency_for IS NOT NULL)
CREATE INDEX hosts_holding_index ON public.hosts USING btree (holding_id)
CREATE INDEX hosts_marks_index ON public.hosts USING gin (host_marks(hosts))
CREATE INDEX hosts_moved_index ON public.hosts USING btree (moved_to) WHERE (moved_to IS NOT NULL)
CREATE INDEX hosts_words_index ON public.hosts USING gin (host_words(hosts) gin_trgm_ops)
CREATE UNIQUE INDEX hosts_pkey ON public.hosts USING btree (id)
idempotency_keys.scope text NOT NULL
idempotency_keys.key text NOT NULL
idempotency_keys.operation text NOT NULL
idempotency_keys.request_hash bytea NOT NULL
idempotency_keys.status integer
idempotency_keys.answer text
idempotency_keys.created_at timestamp with time zone NOT NULL DEFAULT now()
idempotency_keys CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key)
CREATE INDEX idempotency_keys_created_index ON public.idempotency_keys USING btree (created_at)
CREATE UNIQUE INDEX idempotency_keys_pkey ON public.idempotency_keys USING btree (scope, key)
import_files.import_id uuid NOT NULL
import_files.bytes bytea NOT NULL
import_files CONSTRAINT import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
import_files CONSTRAINT import_files_pkey PRIMARY KEY (import_id)
CREATE UNIQUE INDEX import_files_pkey ON public.import_files USING btree (import_id)
import_mappings.account_id uuid NOT NULL
import_mappings.kind text NOT NULL
import_mappings.fields jsonb NOT NULL
import_mappings CONSTRAINT import_mappings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
import_mappings CONSTRAINT import_mappings_pkey PRIMARY KEY (account_id, kind)
CREATE UNIQUE INDEX import_mappings_pkey ON public.import_mappings USING btree (account_id, kind)
import_old_ids.kind text NOT NULL
import_old_ids.old_id text NOT NULL
import_old_ids.record_id uuid NOT NULL
import_old_ids.created_at timestamp with time zone NOT NULL DEFAULT now()
import_old_ids CONSTRAINT import_old_ids_kind_check CHECK ((kind = ANY (ARRAY['products'::text, 'modules'::text, 'companies'::text, 'contacts'::text, 'holdings'::text, 'hosts'::text, 'licences'::text])))
import_old_ids CONSTRAINT import_old_ids_pkey PRIMARY KEY (kind, old_id)
CREATE INDEX import_old_ids_record_index ON public.import_old_ids USING btree (record_id)
CREATE UNIQUE INDEX import_old_ids_pkey ON public.import_old_ids USING btree (kind, old_id)
import_rows.import_id uuid NOT NULL
import_rows.row integer NOT NULL
import_rows.cells jsonb NOT NULL
import_rows.key text NOT NULL DEFAULT ''::text
import_rows.outcome text
import_rows.changes jsonb NOT NULL DEFAULT '{}'::jsonb
import_rows.problems jsonb NOT NULL DEFAULT '[]'::jsonb
import_rows.chosen boolean NOT NULL DEFAULT false
import_rows.result text
import_rows.record_id uuid
import_rows.notes jsonb NOT NULL DEFAULT '[]'::jsonb
import_rows CONSTRAINT import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
import_rows CONSTRAINT import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['new'::text, 'changed'::text, 'unchanged'::text, 'error'::text])))
import_rows CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, "row")
import_rows CONSTRAINT import_rows_result_check CHECK ((result = ANY (ARRAY['created'::text, 'changed'::text, 'unchanged'::text, 'failed'::text])))
CREATE INDEX import_rows_key_index ON public.import_rows USING btree (key) WHERE (key <> ''::text)
CREATE INDEX import_rows_open_index ON public.import_rows USING btree (import_id, "row") WHERE (chosen AND (result IS NULL))
CREATE INDEX import_rows_outcome_index ON public.import_rows USING btree (import_id, outcome, "row")
CREATE UNIQUE INDEX import_rows_pkey ON public.import_rows USING btree (import_id, "row")
imports.id uuid NOT NULL
imports.kind text NOT NULL
imports.file_name text NOT NULL
imports.headers jsonb NOT NULL
imports.mapping jsonb NOT NULL
imports.state text NOT NULL DEFAULT 'mapping'::text
imports.run integer NOT NULL DEFAULT 0
imports.row_count integer NOT NULL
imports.created_by uuid NOT NULL
imports.created_at timestamp with time zone NOT NULL DEFAULT now()
imports.reading jsonb
imports CONSTRAINT imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE CASCADE
imports CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['companies'::text, 'contacts'::text, 'studentDomains'::text, 'virtualDesktops'::text, 'products'::text, 'modules'::text, 'masters'::text, 'holdings'::text, 'configurations'::text, 'hosts'::text, 'licences'::text])))
imports CONSTRAINT imports_pkey PRIMARY KEY (id)
imports CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['mapping'::text, 'checking'::text, 'checked'::text, 'writing'::text, 'done'::text])))
CREATE INDEX imports_created_by_index ON public.imports USING btree (created_by, created_at, id)
CREATE INDEX imports_created_index ON public.imports USING btree (created_at)
CREATE UNIQUE INDEX imports_pkey ON public.imports USING btree (id)
invitation_requests.contact_id uuid NOT NULL
invitation_requests.email text
invitation_requests.invited_at timestamp with time zone NOT NULL DEFAULT now()
invitation_requests.invited_by uuid
invitation_requests.expires_at timestamp with time zone NOT NULL
invitation_requests.invited_to text NOT NULL DEFAULT 'portal'::text
invitation_requests CONSTRAINT invitation_requests_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
invitation_requests CONSTRAINT invitation_requests_invited_to_check CHECK ((invited_to = ANY (ARRAY['portal'::text, 'cloud'::text])))
invitation_requests CONSTRAINT invitation_requests_pkey PRIMARY KEY (contact_id)
CREATE INDEX invitation_requests_mailbox_index ON public.invitation_requests USING btree (mail_limit_key(email), invited_at)
CREATE UNIQUE INDEX invitation_requests_pkey ON public.invitation_requests USING btree (contact_id)
invitations.token_hash bytea NOT NULL
invitations.contact_id uuid NOT NULL
invitations.email text NOT NULL
invitations.expires_at timestamp with time zone NOT NULL
invitations.used_at timestamp with time zone
invitations.created_at timestamp with time zone NOT NULL DEFAULT now()
invitations CONSTRAINT invitations_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
invitations CONSTRAINT invitations_pkey PRIMARY KEY (token_hash)
CREATE INDEX invitations_contact_index ON public.invitations USING btree (contact_id, created_at)
CREATE UNIQUE INDEX invitations_pkey ON public.invitations USING btree (token_hash)
ledger_checks.id uuid NOT NULL
ledger_checks.state text NOT NULL
ledger_checks.entries bigint NOT NULL
ledger_checks.checked bigint NOT NULL DEFAULT 0
ledger_checks.found jsonb
ledger_checks.started_at timestamp with time zone NOT NULL DEFAULT now()
ledger_checks.started_by uuid
ledger_checks.ended_at timestamp with time zone
ledger_checks CONSTRAINT ledger_checks_pkey PRIMARY KEY (id)
ledger_checks CONSTRAINT ledger_checks_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
CREATE INDEX ledger_checks_account_index ON public.ledger_checks USING btree (started_by)
CREATE INDEX ledger_checks_started_index ON public.ledger_checks USING btree (started_at DESC)
CREATE UNIQUE INDEX ledger_checks_pkey ON public.ledger_checks USING btree (id)
CREATE UNIQUE INDEX ledger_checks_running_key ON public.ledger_checks USING btree (state) WHERE (state = 'running'::text)
ledger_end.single boolean NOT NULL DEFAULT true
ledger_end.position bigint NOT NULL
ledger_end.hash bytea NOT NULL
ledger_end CONSTRAINT ledger_end_pkey PRIMARY KEY (single)
ledger_end CONSTRAINT ledger_end_single_check CHECK (single)
CREATE UNIQUE INDEX ledger_end_pkey ON public.ledger_end USING btree (single)
ledger_entries.position bigint NOT NULL
ledger_entries.previous bytea NOT NULL
ledger_entries.hash bytea NOT NULL
ledger_entries.kind text NOT NULL
ledger_entries.serial bigint NOT NULL
ledger_entries.file bytea NOT NULL
ledger_entries.key_id text NOT NULL
ledger_entries.issued_at timestamp with time zone NOT NULL
ledger_entries.issued_by uuid
ledger_entries.entered_at timestamp with time zone DEFAULT now()
ledger_entries CONSTRAINT ledger_entries_file_check CHECK ((octet_length(file) = 32))
ledger_entries CONSTRAINT ledger_entries_hash_check CHECK ((octet_length(hash) = 32))
ledger_entries CONSTRAINT ledger_entries_hash_key UNIQUE (hash)
ledger_entries CONSTRAINT ledger_entries_kind_check CHECK ((kind ~ '^[a-z][a-z-]{0,19}$'::text))
ledger_entries CONSTRAINT ledger_entries_pkey PRIMARY KEY ("position")
ledger_entries CONSTRAINT ledger_entries_position_check CHECK (("position" > 0))
ledger_entries CONSTRAINT ledger_entries_previous_check CHECK ((octet_length(previous) = 32))
ledger_entries CONSTRAINT ledger_entries_previous_key UNIQUE (previous)
ledger_entries CONSTRAINT ledger_entries_serial_key UNIQUE (serial)
CREATE INDEX ledger_entries_issuer_index ON public.ledger_entries USING btree (issued_by, "position")
CREATE UNIQUE INDEX ledger_entries_hash_key ON public.ledger_entries USING btree (hash)
CREATE UNIQUE INDEX ledger_entries_pkey ON public.ledger_entries USING btree ("position")
CREATE UNIQUE INDEX ledger_entries_previous_key ON public.ledger_entries USING btree (previous)
CREATE UNIQUE INDEX ledger_entries_serial_key ON public.ledger_entries USING btree (serial)
CREATE TRIGGER ledger_entries_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
CREATE TRIGGER ledger_entries_right_clock BEFORE INSERT ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_wrong_clock()
ledger_heads.day date NOT NULL
ledger_heads.position bigint NOT NULL
ledger_heads.hash bytea NOT NULL
ledger_heads.key_id text NOT NULL
ledger_heads.signature bytea NOT NULL
ledger_heads.signed_at timestamp with time zone NOT NULL DEFAULT now()
ledger_heads CONSTRAINT ledger_heads_hash_check CHECK ((octet_length(hash) = 32))
ledger_heads CONSTRAINT ledger_heads_pkey PRIMARY KEY (day)
ledger_heads CONSTRAINT ledger_heads_signature_check CHECK ((octet_length(signature) = 64))
CREATE UNIQUE INDEX ledger_heads_pkey ON public.ledger_heads USING btree (day)
CREATE TRIGGER ledger_heads_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
CREATE TRIGGER ledger_heads_right_clock BEFORE INSERT ON public.ledger_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_wrong_clock()
legal_notices.id uuid NOT NULL
legal_notices.kind text NOT NULL
legal_notices.received_at timestamp with time zone NOT NULL
legal_notices.language text NOT NULL
legal_notices.name text NOT NULL
legal_notices.email text NOT NULL
legal_notices.reference text NOT NULL
legal_notices.extraordinary boolean NOT NULL DEFAULT false
legal_notices.reason text NOT NULL DEFAULT ''::text
legal_notices.end_day date
legal_notices.state text NOT NULL DEFAULT 'open'::text
legal_notices.done_at timestamp with time zone
legal_notices.done_by uuid
legal_notices.note text NOT NULL DEFAULT ''::text
legal_notices.mailbox text NOT NULL DEFAULT ''::text
legal_notices.network bytea
legal_notices CONSTRAINT legal_notices_done_by_fkey FOREIGN KEY (done_by) REFERENCES accounts(id) ON DELETE SET NULL
legal_notices CONSTRAINT legal_notices_kind_check CHECK ((kind = ANY (ARRAY['cancellation'::text, 'withdrawal'::text])))
legal_notices CONSTRAINT legal_notices_pkey PRIMARY KEY (id)
legal_notices CONSTRAINT legal_notices_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text])))
CREATE INDEX legal_notices_email_index ON public.legal_notices USING btree (email, received_at)
CREATE INDEX legal_notices_mailbox_index ON public.legal_notices USING btree (mailbox, received_at)
CREATE INDEX legal_notices_network_index ON public.legal_notices USING btree (network, received_at) WHERE (network IS NOT NULL)
CREATE INDEX legal_notices_received_index ON public.legal_notices USING btree (received_at)
CREATE UNIQUE INDEX legal_notices_pkey ON public.legal_notices USING btree (id)
licence_downloads.id uuid NOT NULL
licence_downloads.licence_id uuid
licence_downloads.import_id uuid
licence_downloads.at timestamp with time zone NOT NULL DEFAULT now()
licence_downloads.account_id uuid
licence_downloads CONSTRAINT licence_downloads_file_check CHECK ((num_nonnulls(licence_id, import_id) = 1))
licence_downloads CONSTRAINT licence_downloads_import_id_fkey FOREIGN KEY (import_id) REFERENCES licence_imports(id) ON DELETE CASCADE
licence_downloads CONSTRAINT licence_downloads_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES licences(id) ON DELETE CASCADE
licence_downloads CONSTRAINT licence_downloads_pkey PRIMARY KEY (id)
CREATE INDEX licence_downloads_account_index ON public.licence_downloads USING btree (account_id)
CREATE INDEX licence_downloads_import_index ON public.licence_downloads USING btree (import_id)
CREATE INDEX licence_downloads_licence_index ON public.licence_downloads USING btree (licence_id)
CREATE UNIQUE INDEX licence_downloads_pkey ON public.licence_downloads USING btree (id)
licence_imports.id uuid NOT NULL
licence_imports.holding_id uuid NOT NULL
licence_imports.file_name text NOT NULL
licence_imports.bytes bytea NOT NULL
licence_imports.sha256 bytea NOT NULL
licence_imports.customer_number text NOT NULL
licence_imports.imported_at timestamp with time zone NOT NULL DEFAULT now()
licence_imports.imported_by uuid
licence_imports CONSTRAINT licence_imports_content_key UNIQUE (holding_id, sha256)
licence_imports CONSTRAINT licence_imports_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
licence_imports CONSTRAINT licence_imports_pkey PRIMARY KEY (id)
CREATE INDEX licence_imports_holding_index ON public.licence_imports USING btree (holding_id, imported_at)
CREATE UNIQUE INDEX licence_imports_content_key ON public.licence_imports USING btree (holding_id, sha256)
CREATE UNIQUE INDEX licence_imports_pkey ON public.licence_imports USING btree (id)
licence_request_steps.id uuid NOT NULL
licence_request_steps.request_id uuid NOT NULL
licence_request_steps.state text NOT NULL
licence_request_steps.note text NOT NULL DEFAULT ''::text
licence_request_steps.at timestamp with time zone NOT NULL DEFAULT now()
licence_request_steps.account_id uuid
licence_request_steps CONSTRAINT licence_request_steps_pkey PRIMARY KEY (id)
licence_request_steps CONSTRAINT licence_request_steps_request_id_fkey FOREIGN KEY (request_id) REFERENCES licence_requests(id) ON DELETE CASCADE
CREATE INDEX licence_request_steps_request_index ON public.licence_request_steps USING btree (request_id, at)
CREATE UNIQUE INDEX licence_request_steps_pkey ON public.licence_request_steps USING btree (id)
licence_requests.id uuid NOT NULL
licence_requests.holding_id uuid NOT NULL
licence_requests.kind text NOT NULL
licence_requests.host_id uuid
licence_requests.message text NOT NULL DEFAULT ''::text
licence_requests.file_name text NOT NULL DEFAULT ''::text
licence_requests.file bytea
licence_requests.state text NOT NULL DEFAULT 'open'::text
licence_requests.language text NOT NULL
licence_requests.asked_by uuid
licence_requests.asked_email text NOT NULL
licence_requests.created_at timestamp with time zone NOT NULL DEFAULT now()
licence_requests.modified_at timestamp with time zone NOT NULL DEFAULT now()
licence_requests.months smallint
licence_requests.cloud_account_id uuid
licence_requests CONSTRAINT licence_requests_cloud_account_id_fkey FOREIGN KEY (cloud_account_id) REFERENCES cloud_configurations(id) ON DELETE SET NULL
licence_requests CONSTRAINT licence_requests_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
licence_requests CONSTRAINT licence_requests_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id) ON DELETE CASCADE
licence_requests CONSTRAINT licence_requests_kind_check CHECK ((kind = ANY (ARRAY['renewal'::text, 'hostChange'::text, 'morePlaces'::text])))
licence_requests CONSTRAINT licence_requests_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
licence_requests CONSTRAINT licence_requests_months_check CHECK (((months >= 1) AND (months <= 120)))
licence_requests CONSTRAINT licence_requests_pkey PRIMARY KEY (id)
licence_requests CONSTRAINT licence_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'inWork'::text, 'done'::text, 'declined'::text, 'withdrawn'::text])))
CREATE INDEX licence_requests_asked_index ON public.licence_requests USING btree (asked_by)
CREATE INDEX licence_requests_cloud_account_index ON public.licence_requests USING btree (cloud_account_id) WHERE (cloud_account_id IS NOT NULL)
CREATE INDEX licence_requests_holding_index ON public.licence_requests USING btree (holding_id, created_at)
CREATE INDEX licence_requests_host_index ON public.licence_requests USING btree (host_id)
CREATE INDEX licence_requests_state_index ON public.licence_requests USING btree (state, created_at, id)
CREATE UNIQUE INDEX licence_requests_open_key ON public.licence_requests USING btree (holding_id, kind, COALESCE(host_id, cloud_account_id, holding_id)) WHERE (state = ANY (ARRAY['open'::text, 'inWork'::text]))
CREATE UNIQUE INDEX licence_requests_pkey ON public.licence_requests USING btree (id)
licences.id uuid NOT NULL
licences.serial bigint NOT NULL
licences.host_id uuid NOT NULL
licences.holding_id uuid NOT NULL
licences.configuration_id uuid NOT NULL
licences.generation integer NOT NULL
licences.supersedes bigint
licences.key_id text NOT NULL
licences.file_name text NOT NULL
licences.bytes bytea NOT NULL
licences.sha256 bytea NOT NULL
licences.start_date date NOT NULL
licences.end_date date
licences.issued_at timestamp with time zone NOT NULL
licences.issued_by uuid
licences.ends date[] NOT NULL DEFAULT '{}'::date[]
licences.grace_days smallint NOT NULL DEFAULT 0
licences CONSTRAINT licences_generation_key UNIQUE (host_id, generation)
licences CONSTRAINT licences_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 60)))
licences CONSTRAINT licences_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id)
licences CONSTRAINT licences_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id)
licences CONSTRAINT licences_in_ledger TRIGGER DEFERRABLE INITIALLY DEFERRED
licences CONSTRAINT licences_pkey PRIMARY KEY (id)
licences CONSTRAINT licences_serial_key UNIQUE (serial)
CREATE INDEX licences_configuration_index ON public.licences USING btree (configuration_id)
CREATE INDEX licences_end_index ON public.licences USING btree (end_date)
CREATE INDEX licences_file_name_index ON public.licences USING btree (file_name)
CREATE INDEX licences_holding_index ON public.licences USING btree (holding_id)
CREATE INDEX licences_issued_index ON public.licences USING btree (issued_at)
CREATE INDEX licences_key_index ON public.licences USING btree (key_id)
CREATE INDEX licences_sha256_index ON public.licences USING btree (sha256)
CREATE INDEX licences_supersedes_index ON public.licences USING btree (supersedes) WHERE (supersedes IS NOT NULL)
CREATE UNIQUE INDEX licences_generation_key ON public.licences USING btree (host_id, generation)
CREATE UNIQUE INDEX licences_pkey ON public.licences USING btree (id)
CREATE UNIQUE INDEX licences_serial_key ON public.licences USING btree (serial)
CREATE CONSTRAINT TRIGGER licences_in_ledger AFTER INSERT ON public.licences DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_ledger_entry()
CREATE TRIGGER licences_ends BEFORE INSERT ON public.licences FOR EACH ROW EXECUTE FUNCTION licences_ends()
CREATE TRIGGER licences_live_ends_added AFTER INSERT ON public.licences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION licences_live_ends()
CREATE TRIGGER licences_live_ends_changed AFTER UPDATE ON public.licences REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION licences_live_ends()
CREATE TRIGGER licences_live_ends_removed AFTER DELETE ON public.licences REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION licences_live_ends()
list_columns.account_id uuid NOT NULL
list_columns.list text NOT NULL
list_columns.hidden text[] NOT NULL
list_columns CONSTRAINT list_columns_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
list_columns CONSTRAINT list_columns_pkey PRIMARY KEY (account_id, list)
CREATE UNIQUE INDEX list_columns_pkey ON public.list_columns USING btree (account_id, list)
list_views.id uuid NOT NULL
list_views.account_id uuid NOT NULL
list_views.list text NOT NULL
list_views.name text NOT NULL
list_views.query jsonb NOT NULL
list_views.hidden text[] NOT NULL
list_views.shared boolean NOT NULL DEFAULT false
list_views.created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
list_views CONSTRAINT list_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
list_views CONSTRAINT list_views_pkey PRIMARY KEY (id)
CREATE INDEX list_views_shared_index ON public.list_views USING btree (list) WHERE shared
CREATE UNIQUE INDEX list_views_name_key ON public.list_views USING btree (account_id, list, lower(name))
CREATE UNIQUE INDEX list_views_pkey ON public.list_views USING btree (id)
live_ends.subject_id uuid NOT NULL
live_ends.place integer NOT NULL
live_ends.day date NOT NULL
live_ends.whole boolean NOT NULL
live_ends.holding_id uuid NOT NULL
live_ends.host_id uuid
live_ends CONSTRAINT live_ends_pkey PRIMARY KEY (subject_id, place)
CREATE INDEX live_ends_day_index ON public.live_ends USING btree (day, subject_id)
CREATE INDEX live_ends_holding_index ON public.live_ends USING btree (holding_id)
CREATE UNIQUE INDEX live_ends_pkey ON public.live_ends USING btree (subject_id, place)
mails.id uuid NOT NULL
mails.template text NOT NULL
mails.language text NOT NULL
mails.sender text NOT NULL
mails.sender_name text NOT NULL DEFAULT ''::text
mails.receiver text NOT NULL
mails.cc text[] NOT NULL DEFAULT '{}'::text[]
mails.subject text NOT NULL
mails.text_body text NOT NULL
mails.html_body text NOT NULL DEFAULT ''::text
mails.attachments jsonb NOT NULL DEFAULT '[]'::jsonb
mails.record_kind text NOT NULL DEFAULT ''::text
mails.record_id uuid
mails.state text NOT NULL DEFAULT 'queued'::text
mails.attempts integer NOT NULL DEFAULT 0
mails.last_error text NOT NULL DEFAULT ''::text
mails.created_at timestamp with time zone NOT NULL DEFAULT now()
mails.created_by uuid
mails.sent_at timestamp with time zone
mails.search_text text NOT NULL DEFAULT search_form(((receiver || ' '::text) || subject))
mails.secret boolean NOT NULL DEFAULT false
mails.sealed text NOT NULL DEFAULT ''::text
mails CONSTRAINT mails_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
mails CONSTRAINT mails_pkey PRIMARY KEY (id)
mails CONSTRAINT mails_sealed_check CHECK ((secret OR (sealed = ''::text)))
mails CONSTRAINT mails_sent_check CHECK (((state <> 'sent'::text) OR (sealed = ''::text)))
mails CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])))
CREATE INDEX mails_created_index ON public.mails USING btree (created_at, id)
CREATE INDEX mails_erasure_index ON public.mails USING btree (created_at) WHERE ((record_kind = 'erasure'::text) AND (receiver <> ''::text))
CREATE INDEX mails_failed_index ON public.mails USING btree (created_at) WHERE (state = 'failed'::text)
CREATE INDEX mails_mailbox_index ON public.mails USING btree (mail_limit_key(receiver), created_at)
CREATE INDEX mails_receiver_index ON public.mails USING btree (receiver, created_at)
CREATE INDEX mails_record_index ON public.mails USING btree (record_id)
CREATE INDEX mails_sealed_index ON public.mails USING btree (created_at) WHERE (sealed <> ''::text)
CREATE INDEX mails_search_index ON public.mails USING gin (search_text gin_trgm_ops)
CREATE INDEX mails_sent_index ON public.mails USING btree (sent_at)
CREATE INDEX mails_state_index ON public.mails USING btree (state, id)
CREATE INDEX mails_subject_index ON public.mails USING btree (sort_key(subject) COLLATE "C", id)
CREATE INDEX mails_tried_index ON public.mails USING btree (created_at) WHERE ((state = 'queued'::text) AND (attempts > 0))
CREATE UNIQUE INDEX mails_pkey ON public.mails USING btree (id)
merges.id uuid NOT NULL
merges.kind text NOT NULL
merges.remaining_id uuid NOT NULL
merges.removed_id uuid NOT NULL
merges.remaining_label text NOT NULL
merges.removed_label text NOT NULL
merges.facts jsonb
merges.search_text text NOT NULL
merges.merged_at timestamp with time zone NOT NULL DEFAULT now()
merges.merged_by uuid
merges.undone_at timestamp with time zone
merges.undone_by uuid
merges CONSTRAINT merges_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'contact'::text])))
merges CONSTRAINT merges_pkey PRIMARY KEY (id)
CREATE INDEX merges_merged_index ON public.merges USING btree (merged_at, id)
CREATE INDEX merges_remaining_index ON public.merges USING btree (remaining_id)
CREATE UNIQUE INDEX merges_pkey ON public.merges USING btree (id)
CREATE UNIQUE INDEX merges_removed_key ON public.merges USING btree (removed_id) WHERE (undone_at IS NULL)
modules.id uuid NOT NULL
modules.level integer NOT NULL
modules.name text NOT NULL
modules.lic_name text NOT NULL
modules.lic_name_parent text
modules.image_id uuid
modules.created_by uuid
modules.modified_at timestamp with time zone NOT NULL DEFAULT now()
modules.modified_by uuid
modules CONSTRAINT modules_image_id_fkey FOREIGN KEY (image_id) REFERENCES files(id)
modules CONSTRAINT modules_level_check CHECK (((level >= 1) AND (level <= 3)))
modules CONSTRAINT modules_level_lic_name_name_key UNIQUE (level, lic_name, name)
modules CONSTRAINT modules_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX modules_level_lic_name_name_key ON public.modules USING btree (level, lic_name, name)
CREATE UNIQUE INDEX modules_pkey ON public.modules USING btree (id)
move_policies.product_id uuid NOT NULL
move_policies.moves integer NOT NULL
move_policies.months integer NOT NULL
move_policies.bridge_days integer NOT NULL
move_policies.cooling_days integer NOT NULL
move_policies.automatic boolean NOT NULL
move_policies.modified_at timestamp with time zone NOT NULL DEFAULT now()
move_policies.modified_by uuid
move_policies CONSTRAINT move_policies_bridge_days_check CHECK (((bridge_days >= 0) AND (bridge_days <= 30)))
move_policies CONSTRAINT move_policies_cooling_days_check CHECK (((cooling_days >= 0) AND (cooling_days <= 365)))
move_policies CONSTRAINT move_policies_months_check CHECK (((months >= 1) AND (months <= 60)))
move_policies CONSTRAINT move_policies_moves_check CHECK (((moves >= 0) AND (moves <= 100)))
move_policies CONSTRAINT move_policies_pkey PRIMARY KEY (product_id)
move_policies CONSTRAINT move_policies_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
CREATE UNIQUE INDEX move_policies_pkey ON public.move_policies USING btree (product_id)
moves.id uuid NOT NULL
moves.holding_id uuid NOT NULL
moves.host_id uuid NOT NULL
moves.new_host_id uuid
moves.machines_before jsonb NOT NULL
moves.machines_after jsonb NOT NULL
moves.host jsonb NOT NULL
moves.count integer NOT NULL
moves.state text NOT NULL
moves.reasons text[] NOT NULL DEFAULT '{}'::text[]
moves.message text NOT NULL DEFAULT ''::text
moves.note text NOT NULL DEFAULT ''::text
moves.file_name text NOT NULL
moves.file bytea NOT NULL
moves.language text NOT NULL
moves.asked_at timestamp with time zone NOT NULL DEFAULT now()
moves.asked_by uuid
moves.asked_email text NOT NULL
moves.decided_at timestamp with time zone
moves.decided_by uuid
moves.decided_email text NOT NULL DEFAULT ''::text
moves.done_at timestamp with time zone
moves.old_serial bigint
moves.new_serial bigint
moves.bridge_serial bigint
moves.bridge_end date
moves CONSTRAINT moves_count_check CHECK (((count >= 1) AND (count <= 3)))
moves CONSTRAINT moves_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
moves CONSTRAINT moves_host_id_fkey FOREIGN KEY (host_id) REFERENCES hosts(id) ON DELETE CASCADE
moves CONSTRAINT moves_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
moves CONSTRAINT moves_new_host_id_fkey FOREIGN KEY (new_host_id) REFERENCES hosts(id) ON DELETE SET NULL
moves CONSTRAINT moves_pkey PRIMARY KEY (id)
moves CONSTRAINT moves_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'declined'::text, 'withdrawn'::text])))
CREATE INDEX moves_asked_index ON public.moves USING btree (asked_by)
CREATE INDEX moves_decided_index ON public.moves USING btree (decided_by)
CREATE INDEX moves_holding_index ON public.moves USING btree (holding_id, asked_at)
CREATE INDEX moves_host_index ON public.moves USING btree (host_id)
CREATE INDEX moves_new_host_index ON public.moves USING btree (new_host_id)
CREATE INDEX moves_state_index ON public.moves USING btree (state, asked_at, id)
CREATE UNIQUE INDEX moves_pkey ON public.moves USING btree (id)
CREATE UNIQUE INDEX moves_waiting_key ON public.moves USING btree (host_id) WHERE (state = 'waiting'::text)
orders.id uuid NOT NULL
orders.contact_id uuid
orders.company_id uuid
orders.product_id uuid NOT NULL
orders.shop text NOT NULL
orders.reference text NOT NULL DEFAULT ''::text
orders.price_cents integer NOT NULL
orders.tax_cents integer NOT NULL
orders.tax_percent integer NOT NULL
orders.currency text NOT NULL DEFAULT 'EUR'::text
orders.product_code text NOT NULL
orders.test boolean NOT NULL DEFAULT false
orders.state text NOT NULL DEFAULT 'open'::text
orders.shop_state text NOT NULL DEFAULT ''::text
orders.ordered_at timestamp with time zone NOT NULL DEFAULT now()
orders.paid_at timestamp with time zone
orders.ended_at timestamp with time zone
orders.created_by uuid
orders.modified_at timestamp with time zone NOT NULL DEFAULT now()
orders.refunded_cents integer NOT NULL DEFAULT 0
orders.returned_at timestamp with time zone
orders.test_told boolean NOT NULL DEFAULT false
orders.renews_after date
orders.created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
orders CONSTRAINT orders_check CHECK (((tax_cents >= 0) AND (tax_cents <= price_cents)))
orders CONSTRAINT orders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL
orders CONSTRAINT orders_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL
orders CONSTRAINT orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
orders CONSTRAINT orders_pkey PRIMARY KEY (id)
orders CONSTRAINT orders_price_cents_check CHECK ((price_cents >= 0))
orders CONSTRAINT orders_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
orders CONSTRAINT orders_refunded_cents_check CHECK ((refunded_cents >= 0))
orders CONSTRAINT orders_shop_check CHECK ((shop = ANY (ARRAY['standin'::text, '2checkout'::text, 'stripe'::text, 'manual'::text])))
orders CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text, 'paid'::text, 'cancelled'::text, 'refunded'::text])))
CREATE INDEX orders_company_index ON public.orders USING btree (company_id) WHERE (company_id IS NOT NULL)
CREATE INDEX orders_contact_index ON public.orders USING btree (contact_id, ordered_at)
CREATE INDEX orders_ordered_index ON public.orders USING btree (ordered_at, id)
CREATE INDEX orders_paid_at_index ON public.orders USING btree (paid_at) WHERE ((state = 'paid'::text) AND (NOT test))
CREATE INDEX orders_paid_index ON public.orders USING btree (contact_id) WHERE ((state = 'paid'::text) AND (NOT test))
CREATE INDEX orders_product_index ON public.orders USING btree (product_id)
CREATE UNIQUE INDEX orders_pkey ON public.orders USING btree (id)
CREATE UNIQUE INDEX orders_reference_key ON public.orders USING btree (shop, reference) WHERE (reference <> ''::text)
outside_systems.system text NOT NULL
outside_systems.succeeded_at timestamp with time zone
outside_systems.failed_at timestamp with time zone
outside_systems.problem text NOT NULL DEFAULT ''::text
outside_systems CONSTRAINT outside_systems_pkey PRIMARY KEY (system)
CREATE UNIQUE INDEX outside_systems_pkey ON public.outside_systems USING btree (system)
pages.slug text NOT NULL
pages.title_de text NOT NULL
pages.title_en text NOT NULL
pages.body_de text NOT NULL
pages.body_en text NOT NULL
pages.modified_at timestamp with time zone NOT NULL DEFAULT now()
pages.modified_by uuid
pages CONSTRAINT pages_pkey PRIMARY KEY (slug)
CREATE UNIQUE INDEX pages_pkey ON public.pages USING btree (slug)
passkeys.id uuid NOT NULL
passkeys.account_id uuid NOT NULL
passkeys.credential_id bytea NOT NULL
passkeys.public_key bytea NOT NULL
passkeys.counter bigint NOT NULL DEFAULT 0
passkeys.transports text[] NOT NULL DEFAULT '{}'::text[]
passkeys.name text NOT NULL
passkeys.backed_up boolean NOT NULL DEFAULT false
passkeys.created_at timestamp with time zone NOT NULL DEFAULT now()
passkeys.last_used_at timestamp with time zone
passkeys.set_back_at timestamp with time zone
passkeys CONSTRAINT passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
passkeys CONSTRAINT passkeys_credential_key UNIQUE (credential_id)
passkeys CONSTRAINT passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
passkeys CONSTRAINT passkeys_pkey PRIMARY KEY (id)
CREATE INDEX passkeys_account_index ON public.passkeys USING btree (account_id)
CREATE UNIQUE INDEX passkeys_credential_key ON public.passkeys USING btree (credential_id)
CREATE UNIQUE INDEX passkeys_pkey ON public.passkeys USING btree (id)
pending_registrations.id uuid NOT NULL
pending_registrations.email text NOT NULL
pending_registrations.password_hash text NOT NULL
pending_registrations.details jsonb
pending_registrations.token_hash bytea
pending_registrations.language text NOT NULL
pending_registrations.mailed_at timestamp with time zone
pending_registrations.expires_at timestamp with time zone NOT NULL
pending_registrations.created_at timestamp with time zone NOT NULL DEFAULT now()
pending_registrations.network bytea
pending_registrations.without_challenge boolean NOT NULL DEFAULT false
pending_registrations CONSTRAINT pending_registrations_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
pending_registrations CONSTRAINT pending_registrations_pkey PRIMARY KEY (id)
pending_registrations CONSTRAINT pending_registrations_token_key UNIQUE (token_hash)
CREATE INDEX pending_registrations_email_index ON public.pending_registrations USING btree (email, created_at)
CREATE INDEX pending_registrations_expires_index ON public.pending_registrations USING btree (expires_at)
CREATE INDEX pending_registrations_network_index ON public.pending_registrations USING btree (network, created_at) WHERE (network IS NOT NULL)
CREATE INDEX pending_registrations_without_challenge_index ON public.pending_registrations USING btree (created_at) WHERE without_challenge
CREATE UNIQUE INDEX pending_registrations_pkey ON public.pending_registrations USING btree (id)
CREATE UNIQUE INDEX pending_registrations_token_key ON public.pending_registrations USING btree (token_hash)
permissions.key text NOT NULL
permissions.id uuid NOT NULL
permissions.guards text NOT NULL
permissions.name_de text NOT NULL
permissions.name_en text NOT NULL
permissions CONSTRAINT permissions_id_key UNIQUE (id)
permissions CONSTRAINT permissions_pkey PRIMARY KEY (key)
CREATE UNIQUE INDEX permissions_id_key ON public.permissions USING btree (id)
CREATE UNIQUE INDEX permissions_pkey ON public.permissions USING btree (key)
portal_time_zone.id boolean NOT NULL DEFAULT true
portal_time_zone.name text NOT NULL
portal_time_zone CONSTRAINT portal_time_zone_id_check CHECK (id)
portal_time_zone CONSTRAINT portal_time_zone_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX portal_time_zone_pkey ON public.portal_time_zone USING btree (id)
product_configurations.product_id uuid NOT NULL
product_configurations.configuration_id uuid NOT NULL
product_configurations.kind text NOT NULL
product_configurations.sorting integer NOT NULL DEFAULT 1
product_configurations CONSTRAINT product_configurations_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES configurations(id) ON DELETE CASCADE
product_configurations CONSTRAINT product_configurations_configuration_id_key UNIQUE (configuration_id)
product_configurations CONSTRAINT product_configurations_kind_check CHECK ((kind = ANY (ARRAY['master'::text, 'template'::text])))
product_configurations CONSTRAINT product_configurations_pkey PRIMARY KEY (product_id, configuration_id)
product_configurations CONSTRAINT product_configurations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
CREATE UNIQUE INDEX product_configurations_configuration_id_key ON public.product_configurations USING btree (configuration_id)
CREATE UNIQUE INDEX product_configurations_master_key ON public.product_configurations USING btree (product_id) WHERE (kind = 'master'::text)
CREATE UNIQUE INDEX product_configurations_pkey ON public.product_configurations USING btree (product_id, configuration_id)
product_dependencies.product_id uuid NOT NULL
product_dependencies.module_id uuid NOT NULL
product_dependencies.automatically_selected boolean NOT NULL DEFAULT true
product_dependencies.visible boolean NOT NULL DEFAULT false
product_dependencies CONSTRAINT product_dependencies_module_id_fkey FOREIGN KEY (module_id) REFERENCES modules(id) ON DELETE CASCADE
product_dependencies CONSTRAINT product_dependencies_pkey PRIMARY KEY (product_id, module_id)
product_dependencies CONSTRAINT product_dependencies_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
CREATE UNIQUE INDEX product_dependencies_pkey ON public.product_dependencies USING btree (product_id, module_id)
products.id uuid NOT NULL
products.code text NOT NULL
products.kind text NOT NULL
products.version integer NOT NULL
products.name text NOT NULL
products.lic_name text NOT NULL
products.title_de text NOT NULL
products.title_en text NOT NULL
products.subtitle_de text NOT NULL DEFAULT ''::text
products.subtitle_en text NOT NULL DEFAULT ''::text
products.unlocked boolean NOT NULL DEFAULT false
products.image_id uuid
products.created_at timestamp with time zone NOT NULL DEFAULT now()
products.external_id text NOT NULL DEFAULT ''::text
products.external_code text NOT NULL DEFAULT ''::text
products.buy_link text NOT NULL DEFAULT ''::text
products.teaser_de text NOT NULL DEFAULT ''::text
products.teaser_en text NOT NULL DEFAULT ''::text
products.link_de text NOT NULL DEFAULT ''::text
products.link_en text NOT NULL DEFAULT ''::text
products.image_en_id uuid
products.runtime_in_days integer
products.starts_on date
products.ends_on date
products.created_by uuid
products.modified_at timestamp with time zone NOT NULL DEFAULT now()
products.modified_by uuid
products.search_text text NOT NULL DEFAULT search_form(((((((((((((((((((code || ' '::text) || name) || ' '::text) || title_de) || ' '::text) || title_en) || ' '::text) || subtitle_de) || ' '::text) || subtitle_en) || ' '::text) || lic_name) || ' '::text) || external_id) || ' '::text) || external_code) || ' '::text) || (version)::text))
products.guide_de text NOT NULL DEFAULT ''::text
products.guide_en text NOT NULL DEFAULT ''::text
products.licence_format smallint NOT NULL DEFAULT 2
products.grace_days smallint NOT NULL DEFAULT 0
products.warn_days smallint NOT NULL DEFAULT 0
products.trait_policies jsonb
products CONSTRAINT products_code_key UNIQUE (code)
products CONSTRAINT products_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 60)))
products CONSTRAINT products_grace_needs_format_3 CHECK (((licence_format = 3) OR ((grace_days = 0) AND (warn_days = 0))))
products CONSTRAINT products_image_en_id_fkey FOREIGN KEY (image_en_id) REFERENCES files(id)
products CONSTRAINT products_image_id_fkey FOREIGN KEY (image_id) REFERENCES files(id)
products CONSTRAINT products_kind_check CHECK ((kind = ANY (ARRAY['single'::text, 'network'::text, 'student'::text, 'textbook'::text, 'cloud'::text])))
products CONSTRAINT products_licence_format_check CHECK ((licence_format = ANY (ARRAY[2, 3])))
products CONSTRAINT products_period_check CHECK ((starts_on <= ends_on))
products CONSTRAINT products_pkey PRIMARY KEY (id)
products CONSTRAINT products_runtime_in_days_check CHECK (((runtime_in_days >= 1) AND (runtime_in_days <= 36500)))
products CONSTRAINT products_traits_need_format_3 CHECK (((licence_format = 3) OR (trait_policies IS NULL)))
products CONSTRAINT products_version_check CHECK (((version >= 1) AND (version <= 999)))
products CONSTRAINT products_warn_days_check CHECK (((warn_days >= 0) AND (warn_days <= 366)))
CREATE UNIQUE INDEX products_code_key ON public.products USING btree (code)
CREATE UNIQUE INDEX products_pkey ON public.products USING btree (id)
CREATE TRIGGER products_student_terms AFTER INSERT OR UPDATE OF kind ON public.products FOR EACH ROW EXECUTE FUNCTION products_student_terms()
proof_labels.id uuid NOT NULL
proof_labels.label text NOT NULL
proof_labels.created_at timestamp with time zone NOT NULL DEFAULT now()
proof_labels.created_by uuid
proof_labels CONSTRAINT proof_labels_created_by_fkey FOREIGN KEY (created_by) REFERENCES accounts(id) ON DELETE SET NULL
proof_labels CONSTRAINT proof_labels_label_check CHECK (((label = lower(label)) AND (label ~ '^[a-z0-9-]{2,63}$'::text)))
proof_labels CONSTRAINT proof_labels_label_key UNIQUE (label)
proof_labels CONSTRAINT proof_labels_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX proof_labels_label_key ON public.proof_labels USING btree (label)
CREATE UNIQUE INDEX proof_labels_pkey ON public.proof_labels USING btree (id)
proofs.id uuid NOT NULL
proofs.contact_id uuid NOT NULL
proofs.name text NOT NULL
proofs.media_type text NOT NULL
proofs.size integer NOT NULL
proofs.sealed bytea NOT NULL
proofs.created_at timestamp with time zone NOT NULL DEFAULT now()
proofs CONSTRAINT proofs_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
proofs CONSTRAINT proofs_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text])))
proofs CONSTRAINT proofs_pkey PRIMARY KEY (id)
CREATE INDEX proofs_contact_index ON public.proofs USING btree (contact_id, created_at)
CREATE UNIQUE INDEX proofs_pkey ON public.proofs USING btree (id)
recovery_codes.account_id uuid NOT NULL
recovery_codes.code_hash bytea NOT NULL
recovery_codes.used_at timestamp with time zone
recovery_codes.created_at timestamp with time zone NOT NULL DEFAULT now()
recovery_codes CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
recovery_codes CONSTRAINT recovery_codes_pkey PRIMARY KEY (account_id, code_hash)
CREATE UNIQUE INDEX recovery_codes_pkey ON public.recovery_codes USING btree (account_id, code_hash)
releases.version text NOT NULL
releases.started_at timestamp with time zone NOT NULL DEFAULT now()
releases CONSTRAINT releases_pkey PRIMARY KEY (version)
CREATE UNIQUE INDEX releases_pkey ON public.releases USING btree (version)
renewal_reminders.subject_id uuid NOT NULL
renewal_reminders.end_day date NOT NULL
renewal_reminders.days integer NOT NULL
renewal_reminders.receiver text NOT NULL
renewal_reminders.company_id uuid
renewal_reminders.created_at timestamp with time zone NOT NULL DEFAULT now()
renewal_reminders.contact_id uuid
renewal_reminders CONSTRAINT renewal_reminders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
renewal_reminders CONSTRAINT renewal_reminders_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
renewal_reminders CONSTRAINT renewal_reminders_holder_check CHECK ((num_nonnulls(company_id, contact_id) = 1))
renewal_reminders CONSTRAINT renewal_reminders_pkey PRIMARY KEY (subject_id, end_day, days, receiver)
CREATE INDEX renewal_reminders_company_index ON public.renewal_reminders USING btree (company_id)
CREATE INDEX renewal_reminders_contact_index ON public.renewal_reminders USING btree (contact_id) WHERE (contact_id IS NOT NULL)
CREATE INDEX renewal_reminders_receiver_index ON public.renewal_reminders USING btree (receiver)
CREATE UNIQUE INDEX renewal_reminders_pkey ON public.renewal_reminders USING btree (subject_id, end_day, days, receiver)
renewal_settings.company_id uuid NOT NULL
renewal_settings.reminders boolean NOT NULL
renewal_settings CONSTRAINT renewal_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
renewal_settings CONSTRAINT renewal_settings_pkey PRIMARY KEY (company_id)
CREATE UNIQUE INDEX renewal_settings_pkey ON public.renewal_settings USING btree (company_id)
resigning_holders.id uuid NOT NULL
resigning_holders.resigning_id uuid NOT NULL
resigning_holders.company_id uuid
resigning_holders.state text NOT NULL DEFAULT 'open'::text
resigning_holders.mails integer NOT NULL DEFAULT 0
resigning_holders.contact_id uuid
resigning_holders CONSTRAINT resigning_holders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
resigning_holders CONSTRAINT resigning_holders_company_key UNIQUE (resigning_id, company_id)
resigning_holders CONSTRAINT resigning_holders_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
resigning_holders CONSTRAINT resigning_holders_contact_key UNIQUE (resigning_id, contact_id)
resigning_holders CONSTRAINT resigning_holders_holder_check CHECK ((num_nonnulls(company_id, contact_id) = 1))
resigning_holders CONSTRAINT resigning_holders_pkey PRIMARY KEY (id)
resigning_holders CONSTRAINT resigning_holders_resigning_id_fkey FOREIGN KEY (resigning_id) REFERENCES resignings(id) ON DELETE CASCADE
resigning_holders CONSTRAINT resigning_holders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text])))
CREATE INDEX resigning_holders_company_index ON public.resigning_holders USING btree (company_id)
CREATE INDEX resigning_holders_contact_index ON public.resigning_holders USING btree (contact_id) WHERE (contact_id IS NOT NULL)
CREATE UNIQUE INDEX resigning_holders_company_key ON public.resigning_holders USING btree (resigning_id, company_id)
CREATE UNIQUE INDEX resigning_holders_contact_key ON public.resigning_holders USING btree (resigning_id, contact_id)
CREATE UNIQUE INDEX resigning_holders_pkey ON public.resigning_holders USING btree (id)
resigning_licences.resigning_holder_id uuid NOT NULL
resigning_licences.licence_id uuid NOT NULL
resigning_licences.state text NOT NULL DEFAULT 'open'::text
resigning_licences.new_licence_id uuid
resigning_licences.problem text NOT NULL DEFAULT ''::text
resigning_licences.sent boolean NOT NULL DEFAULT false
resigning_licences CONSTRAINT resigning_licences_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES licences(id) ON DELETE CASCADE
resigning_licences CONSTRAINT resigning_licences_new_licence_id_fkey FOREIGN KEY (new_licence_id) REFERENCES licences(id) ON DELETE SET NULL
resigning_licences CONSTRAINT resigning_licences_pkey PRIMARY KEY (resigning_holder_id, licence_id)
resigning_licences CONSTRAINT resigning_licences_resigning_holder_id_fkey FOREIGN KEY (resigning_holder_id) REFERENCES resigning_holders(id) ON DELETE CASCADE
resigning_licences CONSTRAINT resigning_licences_state_check CHECK ((state = ANY (ARRAY['open'::text, 'signed'::text, 'skipped'::text, 'failed'::text])))
CREATE INDEX resigning_licences_licence_index ON public.resigning_licences USING btree (licence_id)
CREATE INDEX resigning_licences_new_licence_index ON public.resigning_licences USING btree (new_licence_id)
CREATE INDEX resigning_licences_open_index ON public.resigning_licences USING btree (resigning_holder_id) WHERE (state = 'open'::text)
CREATE UNIQUE INDEX resigning_licences_pkey ON public.resigning_licences USING btree (resigning_holder_id, licence_id)
resignings.id uuid NOT NULL
resignings.key_id text NOT NULL
resignings.state text NOT NULL
resignings.mail boolean NOT NULL
resignings.created_at timestamp with time zone NOT NULL DEFAULT now()
resignings.created_by uuid
resignings.finished_at timestamp with time zone
resignings CONSTRAINT resignings_key_id_fkey FOREIGN KEY (key_id) REFERENCES signing_keys(id)
resignings CONSTRAINT resignings_pkey PRIMARY KEY (id)
resignings CONSTRAINT resignings_state_check CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'done'::text])))
CREATE UNIQUE INDEX resignings_open_key ON public.resignings USING btree (key_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]))
CREATE UNIQUE INDEX resignings_pkey ON public.resignings USING btree (id)
role_permissions.role_id uuid NOT NULL
role_permissions.permission_key text NOT NULL
role_permissions CONSTRAINT role_permissions_permission_key_fkey FOREIGN KEY (permission_key) REFERENCES permissions(key) ON DELETE CASCADE
role_permissions CONSTRAINT role_permissions_pkey PRIMARY KEY (role_id, permission_key)
role_permissions CONSTRAINT role_permissions_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id) ON DELETE CASCADE
CREATE UNIQUE INDEX role_permissions_pkey ON public.role_permissions USING btree (role_id, permission_key)
roles.id uuid NOT NULL
roles.name text NOT NULL
roles.description text NOT NULL DEFAULT ''::text
roles.created_at timestamp with time zone NOT NULL DEFAULT now()
roles.modified_at timestamp with time zone NOT NULL DEFAULT now()
roles.purpose text
roles.landing text NOT NULL DEFAULT 'user'::text
roles.factor_landing text NOT NULL DEFAULT 'myProducts'::text
roles.student_version boolean NOT NULL DEFAULT false
roles.shows_customer_number boolean NOT NULL DEFAULT true
roles.factor_required boolean
roles.factor_required_since timestamp with time zone
roles.factor_grace_days integer NOT NULL DEFAULT 14
roles.seeded_as text
roles CONSTRAINT roles_check CHECK (((factor_required IS NOT TRUE) OR (factor_required_since IS NOT NULL)))
roles CONSTRAINT roles_factor_grace_days_check CHECK (((factor_grace_days >= 0) AND (factor_grace_days <= 90)))
roles CONSTRAINT roles_factor_landing_check CHECK ((factor_landing = ANY (ARRAY['today'::text, 'companies'::text, 'companyProducts'::text, 'myProducts'::text, 'user'::text])))
roles CONSTRAINT roles_landing_check CHECK ((landing = ANY (ARRAY['today'::text, 'companies'::text, 'companyProducts'::text, 'myProducts'::text, 'user'::text])))
roles CONSTRAINT roles_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
roles CONSTRAINT roles_pkey PRIMARY KEY (id)
roles CONSTRAINT roles_purpose_check CHECK ((purpose = ANY (ARRAY['administrator'::text, 'customer'::text, 'user'::text, 'student'::text, 'blocked'::text])))
roles CONSTRAINT roles_purpose_key UNIQUE (purpose)
roles CONSTRAINT roles_seeded_as_key UNIQUE (seeded_as)
CREATE UNIQUE INDEX roles_name_key ON public.roles USING btree (lower(name))
CREATE UNIQUE INDEX roles_pkey ON public.roles USING btree (id)
CREATE UNIQUE INDEX roles_purpose_key ON public.roles USING btree (purpose)
CREATE UNIQUE INDEX roles_seeded_as_key ON public.roles USING btree (seeded_as)
schema_migrations.name character varying(255) NOT NULL
schema_migrations.timestamp character varying(255) NOT NULL
schema_migrations.ms integer
schema_migrations CONSTRAINT schema_migrations_pkey PRIMARY KEY (name)
CREATE UNIQUE INDEX schema_migrations_pkey ON public.schema_migrations USING btree (name)
schema_migrations_lock.id character varying(255) NOT NULL
schema_migrations_lock.is_locked integer NOT NULL DEFAULT 0
schema_migrations_lock CONSTRAINT schema_migrations_lock_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX schema_migrations_lock_pkey ON public.schema_migrations_lock USING btree (id)
seeded_lists.name text NOT NULL
seeded_lists.number integer NOT NULL
seeded_lists CONSTRAINT seeded_lists_pkey PRIMARY KEY (name)
CREATE UNIQUE INDEX seeded_lists_pkey ON public.seeded_lists USING btree (name)
service_accounts.id uuid NOT NULL
service_accounts.name text NOT NULL
service_accounts.description text NOT NULL DEFAULT ''::text
service_accounts.scopes text[] NOT NULL
service_accounts.company_id uuid
service_accounts.disabled boolean NOT NULL DEFAULT false
service_accounts.created_at timestamp with time zone NOT NULL DEFAULT now()
service_accounts.created_by uuid
service_accounts.modified_at timestamp with time zone NOT NULL DEFAULT now()
service_accounts.modified_by uuid
service_accounts CONSTRAINT service_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
service_accounts CONSTRAINT service_accounts_pkey PRIMARY KEY (id)
CREATE INDEX service_accounts_company_index ON public.service_accounts USING btree (company_id)
CREATE UNIQUE INDEX service_accounts_name_key ON public.service_accounts USING btree (lower(name))
CREATE UNIQUE INDEX service_accounts_pkey ON public.service_accounts USING btree (id)
service_keys.id uuid NOT NULL
service_keys.service_account_id uuid NOT NULL
service_keys.label text NOT NULL
service_keys.prefix text NOT NULL
service_keys.hash bytea NOT NULL
service_keys.created_at timestamp with time zone NOT NULL DEFAULT now()
service_keys.created_by uuid
service_keys.expires_at timestamp with time zone
service_keys.revoked_at timestamp with time zone
service_keys.last_used_at timestamp with time zone
service_keys.last_used_from text NOT NULL DEFAULT ''::text
service_keys CONSTRAINT service_keys_pkey PRIMARY KEY (id)
service_keys CONSTRAINT service_keys_prefix_key UNIQUE (prefix)
service_keys CONSTRAINT service_keys_service_account_id_fkey FOREIGN KEY (service_account_id) REFERENCES service_accounts(id) ON DELETE CASCADE
CREATE INDEX service_keys_account_index ON public.service_keys USING btree (service_account_id, created_at)
CREATE UNIQUE INDEX service_keys_pkey ON public.service_keys USING btree (id)
CREATE UNIQUE INDEX service_keys_prefix_key ON public.service_keys USING btree (prefix)
sessions.id uuid NOT NULL
sessions.account_id uuid NOT NULL
sessions.token_hash bytea NOT NULL
sessions.previous_hash bytea
sessions.rotated_at timestamp with time zone NOT NULL DEFAULT now()
sessions.created_at timestamp with time zone NOT NULL DEFAULT now()
sessions.expires_at timestamp with time zone NOT NULL
sessions.ended_at timestamp with time zone
sessions.confirmed_at timestamp with time zone
sessions.user_agent text NOT NULL DEFAULT ''::text
sessions.address text NOT NULL DEFAULT ''::text
sessions CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
sessions CONSTRAINT sessions_pkey PRIMARY KEY (id)
CREATE INDEX sessions_account_index ON public.sessions USING btree (account_id)
CREATE INDEX sessions_expires_index ON public.sessions USING btree (expires_at)
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
setup_links.token_hash bytea NOT NULL
setup_links.expires_at timestamp with time zone NOT NULL
setup_links.used_at timestamp with time zone
setup_links.beside_accounts boolean NOT NULL DEFAULT false
setup_links CONSTRAINT setup_links_pkey PRIMARY KEY (token_hash)
CREATE UNIQUE INDEX setup_links_pkey ON public.setup_links USING btree (token_hash)
shop_notifications.id uuid NOT NULL
shop_notifications.shop text NOT NULL
shop_notifications.received_at timestamp with time zone NOT NULL DEFAULT now()
shop_notifications.body bytea NOT NULL
shop_notifications.signature text NOT NULL DEFAULT ''::text
shop_notifications.state text NOT NULL
shop_notifications.reason text NOT NULL DEFAULT ''::text
shop_notifications.reference text NOT NULL DEFAULT ''::text
shop_notifications.shop_state text NOT NULL DEFAULT ''::text
shop_notifications.order_id uuid
shop_notifications.worked_at timestamp with time zone
shop_notifications.worked_by uuid
shop_notifications CONSTRAINT shop_notifications_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
shop_notifications CONSTRAINT shop_notifications_pkey PRIMARY KEY (id)
shop_notifications CONSTRAINT shop_notifications_shop_check CHECK ((shop = ANY (ARRAY['2checkout'::text, 'stripe'::text])))
shop_notifications CONSTRAINT shop_notifications_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'worked'::text, 'repeated'::text, 'unmatched'::text, 'differs'::text, 'forged'::text])))
CREATE INDEX shop_notifications_open_index ON public.shop_notifications USING btree (state, received_at) WHERE (state = ANY (ARRAY['waiting'::text, 'unmatched'::text, 'differs'::text, 'forged'::text]))
CREATE INDEX shop_notifications_order_index ON public.shop_notifications USING btree (order_id) WHERE (order_id IS NOT NULL)
CREATE INDEX shop_notifications_received_index ON public.shop_notifications USING btree (received_at, id)
CREATE UNIQUE INDEX shop_notifications_pkey ON public.shop_notifications USING btree (id)
CREATE UNIQUE INDEX shop_notifications_worked_key ON public.shop_notifications USING btree (shop, reference, shop_state) WHERE (state = 'worked'::text)
sign_in_budgets.key bytea NOT NULL
sign_in_budgets.failures integer NOT NULL
sign_in_budgets.locked_until timestamp with time zone
sign_in_budgets.updated_at timestamp with time zone NOT NULL DEFAULT now()
sign_in_budgets CONSTRAINT sign_in_budgets_pkey PRIMARY KEY (key)
CREATE INDEX sign_in_budgets_updated_index ON public.sign_in_budgets USING btree (updated_at)
CREATE UNIQUE INDEX sign_in_budgets_pkey ON public.sign_in_budgets USING btree (key)
sign_in_challenges.id uuid NOT NULL
sign_in_challenges.account_id uuid NOT NULL
sign_in_challenges.token_hash bytea NOT NULL
sign_in_challenges.code_hash bytea
sign_in_challenges.code_expires_at timestamp with time zone
sign_in_challenges.mails integer NOT NULL DEFAULT 0
sign_in_challenges.mailed_at timestamp with time zone
sign_in_challenges.expires_at timestamp with time zone NOT NULL
sign_in_challenges.used_at timestamp with time zone
sign_in_challenges.created_at timestamp with time zone NOT NULL DEFAULT now()
sign_in_challenges CONSTRAINT sign_in_challenges_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
sign_in_challenges CONSTRAINT sign_in_challenges_mails_check CHECK (((mails >= 0) AND (mails <= 6)))
sign_in_challenges CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (id)
CREATE INDEX sign_in_challenges_account_index ON public.sign_in_challenges USING btree (account_id)
CREATE UNIQUE INDEX sign_in_challenges_pkey ON public.sign_in_challenges USING btree (id)
signing_keys.id text NOT NULL
signing_keys.x text NOT NULL
signing_keys.status text NOT NULL
signing_keys.created_at timestamp with time zone NOT NULL
signing_keys.created_by uuid
signing_keys.replaced_at timestamp with time zone
signing_keys.ended_at timestamp with time zone
signing_keys CONSTRAINT signing_keys_pkey PRIMARY KEY (id)
signing_keys CONSTRAINT signing_keys_status_check CHECK ((status = ANY (ARRAY['active'::text, 'replaced'::text, 'retired'::text, 'revoked'::text])))
CREATE UNIQUE INDEX signing_keys_active_key ON public.signing_keys USING btree ((true)) WHERE (status = 'active'::text)
CREATE UNIQUE INDEX signing_keys_pkey ON public.signing_keys USING btree (id)
sso_attempts.id uuid NOT NULL
sso_attempts.token_hash bytea NOT NULL
sso_attempts.configuration_id uuid NOT NULL
sso_attempts.identity jsonb
sso_attempts.assertion_id text
sso_attempts.expires_at timestamp with time zone NOT NULL
sso_attempts.used_at timestamp with time zone
sso_attempts.email text
sso_attempts.trial_by uuid
sso_attempts CONSTRAINT sso_attempts_assertion_id_key UNIQUE (assertion_id)
sso_attempts CONSTRAINT sso_attempts_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES sso_configurations(id) ON DELETE CASCADE
sso_attempts CONSTRAINT sso_attempts_pkey PRIMARY KEY (id)
sso_attempts CONSTRAINT sso_attempts_trial_by_fkey FOREIGN KEY (trial_by) REFERENCES accounts(id) ON DELETE CASCADE
CREATE INDEX sso_attempts_configuration_index ON public.sso_attempts USING btree (configuration_id)
CREATE INDEX sso_attempts_expires_index ON public.sso_attempts USING btree (expires_at)
CREATE INDEX sso_attempts_trial_by_index ON public.sso_attempts USING btree (trial_by)
CREATE UNIQUE INDEX sso_attempts_assertion_id_key ON public.sso_attempts USING btree (assertion_id)
CREATE UNIQUE INDEX sso_attempts_pkey ON public.sso_attempts USING btree (id)
sso_configurations.id uuid NOT NULL
sso_configurations.company_id uuid NOT NULL
sso_configurations.provider_id uuid NOT NULL
sso_configurations.tenant_id text NOT NULL DEFAULT ''::text
sso_configurations.client_id text NOT NULL DEFAULT ''::text
sso_configurations.client_secret text
sso_configurations.entry_point text NOT NULL DEFAULT ''::text
sso_configurations.certificate text NOT NULL DEFAULT ''::text
sso_configurations.enabled boolean NOT NULL DEFAULT false
sso_configurations.modified_at timestamp with time zone NOT NULL DEFAULT now()
sso_configurations.modified_by uuid
sso_configurations.name_format text NOT NULL DEFAULT 'persistent'::text
sso_configurations.idp_entity_id text NOT NULL DEFAULT ''::text
sso_configurations.certificates_until timestamp with time zone
sso_configurations.warned_until timestamp with time zone
sso_configurations.created_at timestamp with time zone DEFAULT now()
sso_configurations.created_by uuid
sso_configurations CONSTRAINT sso_configurations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
sso_configurations CONSTRAINT sso_configurations_company_key UNIQUE (company_id)
sso_configurations CONSTRAINT sso_configurations_name_format_check CHECK ((name_format = ANY (ARRAY['persistent'::text, 'any'::text])))
sso_configurations CONSTRAINT sso_configurations_pkey PRIMARY KEY (id)
sso_configurations CONSTRAINT sso_configurations_provider_fkey FOREIGN KEY (provider_id) REFERENCES sso_providers(id)
CREATE INDEX sso_configurations_provider_index ON public.sso_configurations USING btree (provider_id)
CREATE UNIQUE INDEX sso_configurations_company_key ON public.sso_configurations USING btree (company_id)
CREATE UNIQUE INDEX sso_configurations_pkey ON public.sso_configurations USING btree (id)
sso_domains.domain text NOT NULL
sso_domains.configuration_id uuid NOT NULL
sso_domains CONSTRAINT sso_domains_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES sso_configurations(id) ON DELETE CASCADE
sso_domains CONSTRAINT sso_domains_pkey PRIMARY KEY (domain)
CREATE INDEX sso_domains_configuration_index ON public.sso_domains USING btree (configuration_id)
CREATE UNIQUE INDEX sso_domains_pkey ON public.sso_domains USING btree (domain)
sso_identities.configuration_id uuid NOT NULL
sso_identities.subject text
sso_identities.account_id uuid NOT NULL
sso_identities.created_at timestamp with time zone NOT NULL DEFAULT now()
sso_identities.last_used_at timestamp with time zone NOT NULL DEFAULT now()
sso_identities.object_id text
sso_identities.pairwise_id text
sso_identities.subject_id text
sso_identities.principal_name text
sso_identities CONSTRAINT sso_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
sso_identities CONSTRAINT sso_identities_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES sso_configurations(id) ON DELETE CASCADE
sso_identities CONSTRAINT sso_identities_object_id_key UNIQUE (configuration_id, object_id)
sso_identities CONSTRAINT sso_identities_pairwise_id_key UNIQUE (configuration_id, pairwise_id)
sso_identities CONSTRAINT sso_identities_pkey PRIMARY KEY (configuration_id, account_id)
sso_identities CONSTRAINT sso_identities_principal_name_key UNIQUE (configuration_id, principal_name)
sso_identities CONSTRAINT sso_identities_subject_id_key UNIQUE (configuration_id, subject_id)
sso_identities CONSTRAINT sso_identities_subject_key UNIQUE (configuration_id, subject)
CREATE INDEX sso_identities_account_index ON public.sso_identities USING btree (account_id)
CREATE UNIQUE INDEX sso_identities_object_id_key ON public.sso_identities USING btree (configuration_id, object_id)
CREATE UNIQUE INDEX sso_identities_pairwise_id_key ON public.sso_identities USING btree (configuration_id, pairwise_id)
CREATE UNIQUE INDEX sso_identities_pkey ON public.sso_identities USING btree (configuration_id, account_id)
CREATE UNIQUE INDEX sso_identities_principal_name_key ON public.sso_identities USING btree (configuration_id, principal_name)
CREATE UNIQUE INDEX sso_identities_subject_id_key ON public.sso_identities USING btree (configuration_id, subject_id)
CREATE UNIQUE INDEX sso_identities_subject_key ON public.sso_identities USING btree (configuration_id, subject)
sso_providers.id uuid NOT NULL
sso_providers.identifier text NOT NULL
sso_providers.display_name text NOT NULL
sso_providers.description text NOT NULL DEFAULT ''::text
sso_providers.protocol text NOT NULL
sso_providers.issuer text NOT NULL DEFAULT ''::text
sso_providers.created_at timestamp with time zone NOT NULL DEFAULT now()
sso_providers.created_by uuid
sso_providers.modified_at timestamp with time zone NOT NULL DEFAULT now()
sso_providers.modified_by uuid
sso_providers CONSTRAINT sso_providers_identifier_key UNIQUE (identifier)
sso_providers CONSTRAINT sso_providers_pkey PRIMARY KEY (id)
sso_providers CONSTRAINT sso_providers_protocol_check CHECK ((protocol = ANY (ARRAY['oidc'::text, 'saml'::text])))
CREATE UNIQUE INDEX sso_providers_identifier_key ON public.sso_providers USING btree (identifier)
CREATE UNIQUE INDEX sso_providers_pkey ON public.sso_providers USING btree (id)
sso_refusals.id uuid NOT NULL
sso_refusals.configuration_id uuid NOT NULL
sso_refusals.at timestamp with time zone NOT NULL DEFAULT now()
sso_refusals.email text
sso_refusals.reason text NOT NULL
sso_refusals.detail text NOT NULL DEFAULT ''::text
sso_refusals CONSTRAINT sso_refusals_configuration_id_fkey FOREIGN KEY (configuration_id) REFERENCES sso_configurations(id) ON DELETE CASCADE
sso_refusals CONSTRAINT sso_refusals_pkey PRIMARY KEY (id)
CREATE INDEX sso_refusals_at_index ON public.sso_refusals USING btree (at)
CREATE INDEX sso_refusals_configuration_index ON public.sso_refusals USING btree (configuration_id, at DESC)
CREATE INDEX sso_refusals_email_index ON public.sso_refusals USING btree (email)
CREATE UNIQUE INDEX sso_refusals_pkey ON public.sso_refusals USING btree (id)
student_domains.id uuid NOT NULL
student_domains.domain text NOT NULL
student_domains.kind text NOT NULL DEFAULT 'university'::text
student_domains.country text NOT NULL
student_domains.name_de text NOT NULL
student_domains.name_en text NOT NULL
student_domains.created_at timestamp with time zone NOT NULL DEFAULT now()
student_domains.created_by uuid
student_domains.modified_at timestamp with time zone NOT NULL DEFAULT now()
student_domains.modified_by uuid
student_domains.search_text text DEFAULT search_form(((((domain || ' '::text) || name_de) || ' '::text) || name_en))
student_domains CONSTRAINT student_domains_domain_check CHECK ((domain = lower(domain)))
student_domains CONSTRAINT student_domains_domain_key UNIQUE (domain)
student_domains CONSTRAINT student_domains_kind_check CHECK ((kind = ANY (ARRAY['university'::text, 'school'::text, 'free'::text, 'disposable'::text])))
student_domains CONSTRAINT student_domains_pkey PRIMARY KEY (id)
CREATE INDEX student_domains_kind_index ON public.student_domains USING btree (kind, domain)
CREATE UNIQUE INDEX student_domains_domain_key ON public.student_domains USING btree (domain)
CREATE UNIQUE INDEX student_domains_pkey ON public.student_domains USING btree (id)
student_events.id uuid NOT NULL
student_events.contact_id uuid NOT NULL
student_events.kind text NOT NULL
student_events.at timestamp with time zone NOT NULL DEFAULT now()
student_events.facts jsonb NOT NULL DEFAULT '{}'::jsonb
student_events.by_account uuid
student_events CONSTRAINT student_events_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
student_events CONSTRAINT student_events_pkey PRIMARY KEY (id)
CREATE INDEX student_events_contact_index ON public.student_events USING btree (contact_id, at)
CREATE INDEX student_events_decided_index ON public.student_events USING btree (at) WHERE ((kind = ANY (ARRAY['verified'::text, 'proofRequested'::text, 'unreadable'::text])) AND (by_account IS NOT NULL))
CREATE INDEX student_events_kind_index ON public.student_events USING btree (kind, at)
CREATE UNIQUE INDEX student_events_pkey ON public.student_events USING btree (id)
student_products.product_id uuid NOT NULL
student_products.price_cents integer NOT NULL DEFAULT 0
student_products.tax_percent integer NOT NULL DEFAULT 19
student_products.shop_code text NOT NULL DEFAULT ''::text
student_products.licence_months integer NOT NULL DEFAULT 24
student_products.port integer NOT NULL DEFAULT 28064
student_products.proof_needed boolean NOT NULL DEFAULT true
student_products.pay_first boolean NOT NULL DEFAULT false
student_products.yearly_proof boolean NOT NULL DEFAULT false
student_products.host_bound boolean NOT NULL DEFAULT false
student_products.machines integer NOT NULL DEFAULT 3
student_products.successor_id uuid
student_products.comparison jsonb NOT NULL DEFAULT '[]'::jsonb
student_products.modified_at timestamp with time zone NOT NULL DEFAULT now()
student_products.modified_by uuid
student_products CONSTRAINT student_products_licence_months_check CHECK (((licence_months >= 1) AND (licence_months <= 120)))
student_products CONSTRAINT student_products_machines_check CHECK (((machines >= 1) AND (machines <= 20)))
student_products CONSTRAINT student_products_pkey PRIMARY KEY (product_id)
student_products CONSTRAINT student_products_port_check CHECK (((port >= 1024) AND (port <= 65535)))
student_products CONSTRAINT student_products_price_cents_check CHECK (((price_cents >= 0) AND (price_cents <= 10000000)))
student_products CONSTRAINT student_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
student_products CONSTRAINT student_products_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES products(id) ON DELETE SET NULL
student_products CONSTRAINT student_products_tax_percent_check CHECK (((tax_percent >= 0) AND (tax_percent <= 30)))
CREATE INDEX student_products_successor_index ON public.student_products USING btree (successor_id) WHERE (successor_id IS NOT NULL)
CREATE UNIQUE INDEX student_products_pkey ON public.student_products USING btree (product_id)
student_statistics.id integer NOT NULL DEFAULT 1
student_statistics.counted_at timestamp with time zone NOT NULL DEFAULT now()
student_statistics.figures jsonb NOT NULL
student_statistics CONSTRAINT student_statistics_id_check CHECK ((id = 1))
student_statistics CONSTRAINT student_statistics_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX student_statistics_pkey ON public.student_statistics USING btree (id)
student_terms.holding_id uuid NOT NULL
student_terms.starts_on date NOT NULL
student_terms.ends_on date NOT NULL
student_terms.reminded integer[] NOT NULL DEFAULT '{}'::integer[]
student_terms CONSTRAINT student_terms_check CHECK ((starts_on <= ends_on))
student_terms CONSTRAINT student_terms_holding_id_fkey FOREIGN KEY (holding_id) REFERENCES holdings(id) ON DELETE CASCADE
student_terms CONSTRAINT student_terms_pkey PRIMARY KEY (holding_id, starts_on)
CREATE INDEX student_terms_end_index ON public.student_terms USING btree (ends_on)
CREATE UNIQUE INDEX student_terms_pkey ON public.student_terms USING btree (holding_id, starts_on)
totp_secrets.account_id uuid NOT NULL
totp_secrets.sealed text NOT NULL
totp_secrets.last_step integer NOT NULL DEFAULT 0
totp_secrets.confirmed_at timestamp with time zone
totp_secrets.created_at timestamp with time zone NOT NULL DEFAULT now()
totp_secrets CONSTRAINT totp_secrets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
totp_secrets CONSTRAINT totp_secrets_pkey PRIMARY KEY (account_id)
CREATE UNIQUE INDEX totp_secrets_pkey ON public.totp_secrets USING btree (account_id)
trait_salt.one boolean NOT NULL DEFAULT true
trait_salt.salt text NOT NULL
trait_salt CONSTRAINT trait_salt_one_check CHECK (one)
trait_salt CONSTRAINT trait_salt_pkey PRIMARY KEY (one)
trait_salt CONSTRAINT trait_salt_salt_check CHECK ((length(salt) = 22))
CREATE UNIQUE INDEX trait_salt_pkey ON public.trait_salt USING btree (one)
used_links.token_hash bytea NOT NULL
used_links.operation text NOT NULL
used_links.outcome jsonb NOT NULL
used_links.used_at timestamp with time zone NOT NULL DEFAULT now()
used_links CONSTRAINT used_links_pkey PRIMARY KEY (token_hash)
CREATE INDEX used_links_used_at ON public.used_links USING btree (used_at)
CREATE UNIQUE INDEX used_links_pkey ON public.used_links USING btree (token_hash)
verifications.id uuid NOT NULL
verifications.contact_id uuid NOT NULL
verifications.status text NOT NULL
verifications.student_domain_id uuid
verifications.created_at timestamp with time zone NOT NULL DEFAULT now()
verifications.modified_at timestamp with time zone NOT NULL DEFAULT now()
verifications.product_id uuid
verifications.student_email text NOT NULL DEFAULT ''::text
verifications.email_token_hash bytea
verifications.email_expires_at timestamp with time zone
verifications.email_sent_at timestamp with time zone
verifications.email_confirmed_at timestamp with time zone
verifications.reason text NOT NULL DEFAULT ''::text
verifications.expired boolean NOT NULL DEFAULT false
verifications.waiting_since timestamp with time zone
verifications.claimed_by uuid
verifications.claimed_at timestamp with time zone
verifications.decided_at timestamp with time zone
verifications.decided_by uuid
verifications.before_decision jsonb
verifications.mail_due_at timestamp with time zone
verifications.verified_at timestamp with time zone
verifications.own_proof boolean NOT NULL DEFAULT false
verifications.mailbox_double boolean NOT NULL DEFAULT false
verifications.remark text
verifications.decision text
verifications CONSTRAINT verifications_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE
verifications CONSTRAINT verifications_contact_key UNIQUE NULLS NOT DISTINCT (contact_id, product_id)
verifications CONSTRAINT verifications_pkey PRIMARY KEY (id)
verifications CONSTRAINT verifications_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
verifications CONSTRAINT verifications_remark_check CHECK ((remark = ANY (ARRAY['cut'::text, 'old'::text, 'other'::text])))
verifications CONSTRAINT verifications_status_check CHECK ((status = ANY (ARRAY['proofNeeded'::text, 'emailUnconfirmed'::text, 'verified'::text, 'universityUnknown'::text, 'proofRequested'::text, 'inReview'::text, 'unreadable'::text, 'verifiedFree'::text])))
verifications CONSTRAINT verifications_student_domain_id_fkey FOREIGN KEY (student_domain_id) REFERENCES student_domains(id)
verifications CONSTRAINT verifications_waiting_check CHECK (((waiting_since IS NOT NULL) = (status = ANY (ARRAY['universityUnknown'::text, 'inReview'::text]))))
CREATE INDEX verifications_decided_index ON public.verifications USING btree (decided_at) WHERE (decided_at IS NOT NULL)
CREATE INDEX verifications_domain_index ON public.verifications USING btree (student_domain_id)
CREATE INDEX verifications_mail_index ON public.verifications USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL)
CREATE INDEX verifications_mailbox_index ON public.verifications USING btree (mailbox_of(student_email)) WHERE ((email_confirmed_at IS NOT NULL) AND (product_id IS NULL) AND (student_email <> ''::text))
CREATE INDEX verifications_product_index ON public.verifications USING btree (product_id) WHERE (product_id IS NOT NULL)
CREATE INDEX verifications_waiting_index ON public.verifications USING btree (waiting_since, id) WHERE (waiting_since IS NOT NULL)
CREATE UNIQUE INDEX verifications_contact_key ON public.verifications USING btree (contact_id, product_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX verifications_mailbox_key ON public.verifications USING btree (mailbox_of(student_email)) WHERE ((email_confirmed_at IS NOT NULL) AND (product_id IS NULL) AND (student_email <> ''::text) AND (NOT mailbox_double))
CREATE UNIQUE INDEX verifications_pkey ON public.verifications USING btree (id)
CREATE UNIQUE INDEX verifications_token_key ON public.verifications USING btree (email_token_hash) WHERE (email_token_hash IS NOT NULL)
virtual_desktops.id uuid NOT NULL
virtual_desktops.user_id text NOT NULL
virtual_desktops.display_name text NOT NULL DEFAULT ''::text
virtual_desktops.login text NOT NULL DEFAULT ''::text
virtual_desktops.start_date date
virtual_desktops.end_date date
virtual_desktops.source text NOT NULL
virtual_desktops.seen_at timestamp with time zone
virtual_desktops.gone_at timestamp with time zone
virtual_desktops.created_at timestamp with time zone NOT NULL DEFAULT now()
virtual_desktops.created_by uuid
virtual_desktops.modified_at timestamp with time zone NOT NULL DEFAULT now()
virtual_desktops.modified_by uuid
virtual_desktops CONSTRAINT virtual_desktops_pkey PRIMARY KEY (id)
virtual_desktops CONSTRAINT virtual_desktops_source_check CHECK ((source = ANY (ARRAY['workspaces'::text, 'table'::text])))
virtual_desktops CONSTRAINT virtual_desktops_term_check CHECK ((start_date <= end_date))
virtual_desktops CONSTRAINT virtual_desktops_user_id_key UNIQUE (user_id)
CREATE INDEX virtual_desktops_start_index ON public.virtual_desktops USING btree (start_date, id)
CREATE UNIQUE INDEX virtual_desktops_pkey ON public.virtual_desktops USING btree (id)
CREATE UNIQUE INDEX virtual_desktops_user_id_key ON public.virtual_desktops USING btree (user_id)
visitor_counts.id uuid NOT NULL DEFAULT gen_random_uuid()
visitor_counts.hour timestamp with time zone NOT NULL
visitor_counts.operation text NOT NULL
visitor_counts.reason text NOT NULL DEFAULT ''::text
visitor_counts.record_kind text NOT NULL DEFAULT ''::text
visitor_counts.record_id text NOT NULL DEFAULT ''::text
visitor_counts.count integer NOT NULL
visitor_counts.last_at timestamp with time zone NOT NULL DEFAULT now()
visitor_counts CONSTRAINT visitor_counts_hour_operation_reason_record_kind_record_id_key UNIQUE (hour, operation, reason, record_kind, record_id)
visitor_counts CONSTRAINT visitor_counts_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX visitor_counts_hour_operation_reason_record_kind_record_id_key ON public.visitor_counts USING btree (hour, operation, reason, record_kind, record_id)
CREATE UNIQUE INDEX visitor_counts_pkey ON public.visitor_counts USING btree (id)
webauthn_challenges.challenge_hash bytea NOT NULL
webauthn_challenges.purpose text NOT NULL
webauthn_challenges.holder bytea NOT NULL
webauthn_challenges.expires_at timestamp with time zone NOT NULL
webauthn_challenges CONSTRAINT webauthn_challenges_pkey PRIMARY KEY (challenge_hash)
webauthn_challenges CONSTRAINT webauthn_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'confirm'::text, 'factor'::text, 'signIn'::text])))
CREATE INDEX webauthn_challenges_expires_index ON public.webauthn_challenges USING btree (expires_at)
CREATE UNIQUE INDEX webauthn_challenges_pkey ON public.webauthn_challenges USING btree (challenge_hash)
webhook_deliveries.id uuid NOT NULL
webhook_deliveries.webhook_id uuid NOT NULL
webhook_deliveries.event_id uuid NOT NULL
webhook_deliveries.event text NOT NULL
webhook_deliveries.body text NOT NULL
webhook_deliveries.state text NOT NULL DEFAULT 'waiting'::text
webhook_deliveries.created_at timestamp with time zone NOT NULL DEFAULT now()
webhook_deliveries.delivered_at timestamp with time zone
webhook_deliveries CONSTRAINT webhook_deliveries_event_key UNIQUE (webhook_id, event_id)
webhook_deliveries CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id)
webhook_deliveries CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'dropped'::text])))
CREATE INDEX webhook_deliveries_created_index ON public.webhook_deliveries USING btree (webhook_id, created_at, id)
CREATE UNIQUE INDEX webhook_deliveries_event_key ON public.webhook_deliveries USING btree (webhook_id, event_id)
CREATE UNIQUE INDEX webhook_deliveries_pkey ON public.webhook_deliveries USING btree (id)
webhook_tries.id bigint NOT NULL
webhook_tries.delivery_id uuid NOT NULL
webhook_tries.at timestamp with time zone NOT NULL DEFAULT now()
webhook_tries.status integer
webhook_tries.error text NOT NULL DEFAULT ''::text
webhook_tries.took integer NOT NULL
webhook_tries.answer text NOT NULL DEFAULT ''::text
webhook_tries CONSTRAINT webhook_tries_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE
webhook_tries CONSTRAINT webhook_tries_pkey PRIMARY KEY (id)
CREATE INDEX webhook_tries_delivery_index ON public.webhook_tries USING btree (delivery_id, id)
CREATE UNIQUE INDEX webhook_tries_pkey ON public.webhook_tries USING btree (id)
webhooks.id uuid NOT NULL
webhooks.url text NOT NULL
webhooks.description text NOT NULL DEFAULT ''::text
webhooks.events text[] NOT NULL
webhooks.disabled boolean NOT NULL DEFAULT false
webhooks.secret text NOT NULL
webhooks.old_secret text
webhooks.old_secret_until timestamp with time zone
webhooks.created_at timestamp with time zone NOT NULL DEFAULT now()
webhooks.created_by uuid
webhooks.modified_at timestamp with time zone NOT NULL DEFAULT now()
webhooks.modified_by uuid
webhooks CONSTRAINT webhooks_pkey PRIMARY KEY (id)
CREATE UNIQUE INDEX webhooks_pkey ON public.webhooks USING btree (id)
SEQUENCE audit_log_id_seq
SEQUENCE clock_confirmations_id_seq
SEQUENCE cloud_refusals_id_seq
SEQUENCE cloud_usage_groups_id_seq
SEQUENCE cloud_usage_id_seq
SEQUENCE cloud_users_number_seq
SEQUENCE company_name_changes_id_seq
SEQUENCE licence_serial
SEQUENCE webhook_tries_id_seq
CREATE OR REPLACE FUNCTION public.accounts_role_since()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.role_since := now();
  RETURN NEW;
END $function$

CREATE OR REPLACE FUNCTION public.audit_waits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO audit_waiting SELECT id FROM written;
  INSERT INTO audit_people SELECT DISTINCT account_email FROM written WHERE account_email <> ''
    AND NOT EXISTS (SELECT FROM audit_people WHERE email = account_email) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$function$

CREATE OR REPLACE FUNCTION public.clock_state()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN now() < known - interval '5 minutes' THEN 'back'
    WHEN now() > known + interval '31 days' THEN 'ahead' ELSE 'right' END
  FROM (SELECT last_known_time() AS known) AS one
$function$

CREATE OR REPLACE FUNCTION public.cloud_account_stack_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE at CONSTANT timestamptz := clock_timestamp();
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO cloud_account_stacks (configuration_id, stack_id) VALUES (new.id, new.stack_id);
  ELSE
    UPDATE cloud_account_stacks SET until = at WHERE configuration_id = new.id AND until = 'infinity';
    INSERT INTO cloud_account_stacks (configuration_id, stack_id, since) VALUES (new.id, new.stack_id, at);
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_places_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM cloud_access USING contacts, cloud_configurations, holdings
  WHERE cloud_access.contact_id = NEW.id AND contacts.id = NEW.id
    AND cloud_configurations.id = cloud_access.configuration_id AND holdings.id = cloud_configurations.holding_id
    AND holdings.company_id IS DISTINCT FROM contacts.company_id;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_reports_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(8030146);
  IF EXISTS (SELECT FROM cloud_sessions WHERE report_id IN (SELECT id FROM gone)) THEN
    PERFORM cloud_sessions_refuse('report_id');
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_runs(account uuid, day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT EXISTS (SELECT FROM cloud_terms WHERE configuration_id = account AND day BETWEEN start_date AND end_date)
$function$

CREATE OR REPLACE FUNCTION public.cloud_session_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.day := (NEW.started_at AT TIME ZONE portal_time_zone())::date;
  RETURN NEW;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_sessions_forget(people uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE person uuid; unknown uuid;
BEGIN
  FOR person IN SELECT contact_id FROM cloud_sessions WHERE contact_id = ANY(people)
      UNION SELECT contact_id FROM cloud_left_users WHERE contact_id = ANY(people) LOOP
    unknown := gen_random_uuid();
    INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text, erased_at)
    VALUES (unknown, 'NoSalutation', '', '', unknown || '@erased.invalid', '', now());
    UPDATE cloud_sessions SET contact_id = unknown WHERE contact_id = person;
    UPDATE cloud_left_users SET contact_id = unknown WHERE contact_id = person;
  END LOOP;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_sessions_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE found boolean;
BEGIN
  -- In the order of whoever writes sessions, as far as it is known before that there are any.
  EXECUTE format('SELECT EXISTS (SELECT FROM cloud_sessions WHERE %1$I IN (SELECT id FROM gone))', TG_ARGV[0]) INTO found;
  IF found THEN PERFORM pg_advisory_xact_lock(8030080); END IF;
  PERFORM pg_advisory_xact_lock(8030146);
  IF TG_ARGV[0] = 'contact_id' THEN
    PERFORM cloud_sessions_forget(array_agg(id)) FROM gone;
  ELSE
    EXECUTE format('UPDATE cloud_sessions SET %1$I = NULL WHERE %1$I IN (SELECT id FROM gone)', TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_sessions_name(contact uuid[], company uuid[], configuration uuid[], report uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock(8030080);
  PERFORM pg_advisory_xact_lock_shared(8030146);
  IF (SELECT count(*) FROM contacts WHERE id = ANY(contact)) < cardinality(contact) THEN
    PERFORM cloud_sessions_refuse('contact_id');
  END IF;
  IF (SELECT count(*) FROM companies WHERE id = ANY(company)) < cardinality(company) THEN
    PERFORM cloud_sessions_refuse('company_id');
  END IF;
  IF (SELECT count(*) FROM cloud_configurations WHERE id = ANY(configuration)) < cardinality(configuration) THEN
    PERFORM cloud_sessions_refuse('configuration_id');
  END IF;
  IF (SELECT count(*) FROM cloud_reports WHERE id = ANY(report)) < cardinality(report) THEN
    PERFORM cloud_sessions_refuse('report_id');
  END IF;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_sessions_refuse(named text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'cloud_sessions: % names nothing', named
    USING ERRCODE = 'foreign_key_violation', TABLE = 'cloud_sessions', CONSTRAINT = format('cloud_sessions_%s_fkey', named);
END $function$

CREATE OR REPLACE FUNCTION public.cloud_terms_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO cloud_terms (configuration_id, number, runtime, start_date, end_date, created_by)
  VALUES (NEW.id, NEW.term, NEW.runtime, NEW.start_date, NEW.end_date, NEW.modified_by)
  ON CONFLICT (configuration_id, number) DO UPDATE SET
    runtime = excluded.runtime, start_date = excluded.start_date, end_date = excluded.end_date;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_usage_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  PERFORM cloud_sessions_name(
    array_agg(DISTINCT contact_id) FILTER (WHERE contact_id IS NOT NULL),
    array_agg(DISTINCT company_id) FILTER (WHERE company_id IS NOT NULL),
    array_agg(DISTINCT configuration_id) FILTER (WHERE configuration_id IS NOT NULL),
    array_agg(DISTINCT report_id)) FROM added;
  WITH moved AS MATERIALIZED (
    SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
      sum(seconds) AS seconds, count(*) AS sessions
    FROM added WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  ), months AS MATERIALIZED (
    SELECT month, coalesce((SELECT per_hour_cents FROM cloud_cost_variables AS prices
      WHERE from_month <= month ORDER BY from_month DESC LIMIT 1), 0)::bigint AS per_hour
    FROM (SELECT DISTINCT month FROM moved) AS one
  ), grown AS (
    UPDATE cloud_usage AS kept SET seconds = kept.seconds + moved.seconds, sessions = kept.sessions + moved.sessions,
      usage_cents = (2 * (kept.seconds + moved.seconds) * per_hour + 3600) / 7200
    FROM moved JOIN months USING (month)
    WHERE kept.contact_id = moved.contact_id AND kept.month = moved.month AND kept.stack = moved.stack
      AND kept.company_id IS NOT DISTINCT FROM moved.company_id
      AND kept.configuration_id IS NOT DISTINCT FROM moved.configuration_id
    RETURNING kept.month, kept.contact_id, kept.company_id, kept.configuration_id, kept.stack
  ), fresh AS (
    INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
    SELECT * FROM moved WHERE (SELECT count(*) FROM grown) < (SELECT count(*) FROM moved) AND NOT EXISTS (
      SELECT FROM grown WHERE grown.contact_id = moved.contact_id AND grown.month = moved.month AND grown.stack = moved.stack
        AND grown.company_id IS NOT DISTINCT FROM moved.company_id
        AND grown.configuration_id IS NOT DISTINCT FROM moved.configuration_id)
    ORDER BY contact_id, month
    ON CONFLICT ON CONSTRAINT cloud_usage_key
      DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions
    RETURNING month
  )
  INSERT INTO cloud_costs_due AS due (month, shares_changed)
  SELECT month, EXISTS (SELECT FROM fresh WHERE fresh.month = months.month) FROM months
  ON CONFLICT (month) DO UPDATE SET shares_changed = true WHERE excluded.shares_changed AND NOT due.shares_changed;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_usage_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  empty bigint[];
  nobody CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  -- A statement that writes sessions and corrects others comes here even when there is nothing to correct.
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  PERFORM cloud_sessions_name(
    array_agg(DISTINCT now.contact_id) FILTER (WHERE now.contact_id <> coalesce(was.contact_id, nobody)),
    array_agg(DISTINCT now.company_id) FILTER (WHERE now.company_id <> coalesce(was.company_id, nobody)),
    array_agg(DISTINCT now.configuration_id)
      FILTER (WHERE now.configuration_id <> coalesce(was.configuration_id, nobody)),
    array_agg(DISTINCT now.report_id) FILTER (WHERE now.report_id <> coalesce(was.report_id, nobody)))
    FROM added AS now LEFT JOIN removed AS was USING (id)
    WHERE (now.contact_id, now.company_id, now.configuration_id, now.report_id)
      IS DISTINCT FROM (was.contact_id, was.company_id, was.configuration_id, was.report_id);
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT month, contact_id, company_id, configuration_id, stack, sum(seconds) AS seconds, sum(sessions) AS sessions
    FROM (
      SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
        seconds::bigint AS seconds, 1 AS sessions FROM added
      UNION ALL
      SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
        -seconds::bigint AS seconds, -1 AS sessions FROM removed
    ) AS one
    WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(seconds) <> 0 OR sum(sessions) <> 0
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT (month) DO UPDATE SET shares_changed = true
  ), written AS (
    INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
    SELECT * FROM moved ORDER BY contact_id, month
    ON CONFLICT ON CONSTRAINT cloud_usage_key
      DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions
    RETURNING id, sessions
  )
  SELECT array_agg(id) INTO empty FROM written WHERE sessions = 0;
  DELETE FROM cloud_usage WHERE id = ANY(empty);
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_usage_groups_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM cloud_usage_months_of((SELECT array_agg(DISTINCT month) FROM changed));
  UPDATE cloud_usage_counts SET counted = counted + 1;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_usage_months_of(months date[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM cloud_usage_months WHERE month = ANY(months);
  INSERT INTO cloud_usage_months
  SELECT month, stack, sum(people), sum(seconds), sum(sessions), sum(total_cents) FROM cloud_usage_groups
  WHERE month = ANY(months) GROUP BY month, stack;
$function$

CREATE OR REPLACE FUNCTION public.cloud_usage_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE empty bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(8030080);
  WITH moved AS MATERIALIZED (
    SELECT day - (extract(day FROM day)::integer - 1) AS month, contact_id, company_id, configuration_id, stack,
      -sum(seconds) AS seconds, -count(*) AS sessions
    FROM removed WHERE contact_id IS NOT NULL OR company_id IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5
  ), due AS (
    INSERT INTO cloud_costs_due SELECT DISTINCT month FROM moved ON CONFLICT (month) DO UPDATE SET shares_changed = true
  ), written AS (
    INSERT INTO cloud_usage AS kept (month, contact_id, company_id, configuration_id, stack, seconds, sessions)
    SELECT * FROM moved ORDER BY contact_id, month
    ON CONFLICT ON CONSTRAINT cloud_usage_key
      DO UPDATE SET seconds = kept.seconds + excluded.seconds, sessions = kept.sessions + excluded.sessions
    RETURNING id, sessions
  )
  SELECT array_agg(id) INTO empty FROM written WHERE sessions = 0;
  DELETE FROM cloud_usage WHERE id = ANY(empty);
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.cloud_users_leave()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE names text[];
BEGIN
  SELECT array_agg(stream_user) INTO names FROM (
    SELECT stream_user FROM cloud_users WHERE contact_id = old.id
    UNION SELECT stream_user FROM cloud_stream_names WHERE contact_id = old.id) AS one;
  IF names IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('cloud stream names', 0));
    INSERT INTO cloud_left_users (name_hash, contact_id, company_id, accounts)
    SELECT sha256(convert_to(name, 'UTF8')), old.id, (SELECT id FROM companies WHERE id = old.company_id),
      ARRAY(SELECT configuration_id FROM cloud_access WHERE contact_id = old.id)
    FROM unnest(names) AS name
    ON CONFLICT (name_hash) DO UPDATE SET contact_id = excluded.contact_id, company_id = excluded.company_id,
      accounts = excluded.accounts, left_at = excluded.left_at;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN old; END IF;
  RETURN new;
END $function$

CREATE OR REPLACE FUNCTION public.companies_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE contacts SET company_name_key = NEW.name_key WHERE company_id = NEW.id;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.companies_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  form text;
  half integer;
BEGIN
  SELECT search_form(concat_ws(' ', NEW.name, NEW.customer_number, NEW.email, NEW.city, NEW.zip_code, NEW.street,
      name_de, name_en, to_char(NEW.created_at AT TIME ZONE portal_time_zone(), 'DD.MM.YYYY')))
    INTO form FROM company_types WHERE id = NEW.company_type_id;
  -- Both spellings stand there; where they are the same, once is enough.
  half := (length(form) - 1) / 2;
  NEW.search_text := CASE WHEN left(form, half) = right(form, half) THEN left(form, half) ELSE coalesce(form, '') END;
  RETURN NEW;
END $function$

CREATE OR REPLACE FUNCTION public.companies_sort_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.name_key := sort_key(NEW.name);
  NEW.city_key := sort_key(NEW.city);
  NEW.street_key := sort_key(NEW.street);
  RETURN NEW;
END $function$

CREATE OR REPLACE FUNCTION public.company_licence_states(company uuid, today date)
 RETURNS TABLE(licences jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE
    WHEN last IS NULL THEN jsonb_build_object('state', 'none', 'day', NULL)
    WHEN next IS NOT NULL THEN
      jsonb_build_object('state', CASE WHEN next - today <= 90 THEN 'soon' ELSE 'running' END, 'day', next)
    WHEN open THEN jsonb_build_object('state', 'unlimited', 'day', NULL)
    ELSE jsonb_build_object('state', 'expired', 'day', last) END
  FROM (
    SELECT min(ends.day) FILTER (WHERE ends.day BETWEEN today AND '9999-12-30') AS next,
      bool_or(ends.day = 'infinity') AS open, max(ends.day) AS last
    FROM holdings JOIN hosts ON hosts.holding_id = holdings.id
    JOIN licences ON licences.host_id = hosts.id
    CROSS JOIN unnest(licences.ends) AS ends(day)
    WHERE holdings.company_id = company AND NOT holdings.disabled AND NOT hosts.disabled AND hosts.moved_to IS NULL
      AND NOT EXISTS (SELECT FROM licences AS newer
        WHERE newer.host_id = licences.host_id AND newer.generation > licences.generation)
  ) AS told
$function$

CREATE OR REPLACE FUNCTION public.company_licence_terms(company uuid, today date)
 RETURNS TABLE(licences jsonb)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE
    WHEN last IS NULL THEN jsonb_build_object('state', 'none', 'day', NULL)
    WHEN grace IS NOT NULL THEN jsonb_build_object('state', 'grace', 'day', grace)
    WHEN next IS NOT NULL THEN
      jsonb_build_object('state', CASE WHEN next - today <= 90 THEN 'soon' ELSE 'running' END, 'day', next)
    WHEN open THEN jsonb_build_object('state', 'unlimited', 'day', NULL)
    ELSE jsonb_build_object('state', 'expired', 'day', last) END
  FROM (
    SELECT min(ends.day) FILTER (WHERE ends.day BETWEEN today AND '9999-12-30') AS next,
      min(licences.end_date) FILTER (WHERE licences.end_date < today AND licences.end_date + licences.grace_days >= today) AS grace,
      bool_or(ends.day = 'infinity') AS open, max(ends.day) AS last
    FROM holdings JOIN hosts ON hosts.holding_id = holdings.id
    JOIN licences ON licences.host_id = hosts.id
    CROSS JOIN unnest(licences.ends) AS ends(day)
    WHERE holdings.company_id = company AND NOT holdings.disabled AND NOT hosts.disabled AND hosts.moved_to IS NULL
      AND NOT EXISTS (SELECT FROM licences AS newer
        WHERE newer.host_id = licences.host_id AND newer.generation > licences.generation)
  ) AS told
$function$

CREATE OR REPLACE FUNCTION public.company_licences(company uuid, today date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  SELECT licences FROM company_licence_states(company, today)
$function$

CREATE OR REPLACE FUNCTION public.company_name_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO company_name_changes DEFAULT VALUES;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.configuration_items_live_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM live_ends_of_holdings(array_agg(id)) FROM holdings
    WHERE configuration_id IN (SELECT configuration_id FROM changed);
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.contacts_company_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- A rename at the same moment cannot see this contact yet: one of the two waits for the other.
  SELECT name_key INTO NEW.company_name_key FROM companies WHERE id = NEW.company_id FOR SHARE;
  RETURN NEW;
END $function$

CREATE OR REPLACE FUNCTION public.contacts_sort_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.last_name_key := sort_key(NEW.last_name);
  NEW.email_key := coalesce(NEW.review_email, NEW.email);
  NEW.department_key := sort_key(NEW.department);
  NEW.position_key := sort_key(NEW.position);
  RETURN NEW;
END $function$

CREATE OR REPLACE FUNCTION public.holdings_live_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM live_ends WHERE holding_id IN (SELECT id FROM changed);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM live_ends_of_holdings(array_agg(changed.id)) FROM changed JOIN before ON before.id = changed.id
      AND before.configuration_id IS DISTINCT FROM changed.configuration_id;
  ELSE
    PERFORM live_ends_of_holdings(array_agg(id)) FROM changed;
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.holdings_verification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM verifications WHERE contact_id = OLD.contact_id AND product_id = OLD.product_id
      AND NOT EXISTS (SELECT FROM holdings WHERE contact_id = OLD.contact_id AND product_id = OLD.product_id);
    RETURN NULL;
  END IF;
  INSERT INTO verifications (id, contact_id, product_id, status, waiting_since, verified_at)
  SELECT gen_random_uuid(), NEW.contact_id, NEW.product_id, coalesce(own.status, 'proofNeeded'), own.waiting_since, own.verified_at
  FROM student_products JOIN products ON products.id = product_id AND products.kind <> 'student'
    LEFT JOIN verifications AS own ON own.contact_id = NEW.contact_id AND own.product_id IS NULL
  WHERE student_products.product_id = NEW.product_id AND proof_needed
    AND EXISTS (SELECT FROM holdings WHERE contact_id = NEW.contact_id AND product_id = NEW.product_id)
  ON CONFLICT ON CONSTRAINT verifications_contact_key DO NOTHING;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.host_marks(hosts jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(mark), '{}') FROM jsonb_array_elements(hosts) AS host,
    unnest(ARRAY['mac:' || (host ->> 'mac'), 'name:' || lower(host ->> 'name')]) AS mark WHERE mark IS NOT NULL
$function$

CREATE OR REPLACE FUNCTION public.host_words(hosts jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(string_agg(lower(concat_ws(' ', host ->> 'name', translate(host ->> 'mac', ':-. ', ''))), ' '), '')
  FROM jsonb_array_elements(hosts) AS host
$function$

CREATE OR REPLACE FUNCTION public.last_known_time()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  WITH confirmed AS (SELECT at, position, head_day FROM clock_confirmations ORDER BY id DESC LIMIT 1)
  SELECT greatest(
    (SELECT at FROM confirmed),
    (SELECT coalesce(entered_at, issued_at) FROM ledger_entries
     WHERE position > coalesce((SELECT position FROM confirmed), 0) ORDER BY position DESC LIMIT 1),
    (SELECT signed_at FROM ledger_heads
     WHERE day > coalesce((SELECT head_day FROM confirmed), '-infinity') ORDER BY day DESC LIMIT 1)
  )
$function$

CREATE OR REPLACE FUNCTION public.licence_ends(configuration uuid, until date)
 RETURNS date[]
 LANGUAGE sql
 STABLE
AS $function$
  WITH RECURSIVE listed AS (
    SELECT id, parent_id, count_kind, end_date FROM configuration_items
    WHERE configuration_id = configuration AND parent_id IS NULL AND NOT (count_kind = 'counted' AND count = 0)
    UNION ALL
    SELECT items.id, items.parent_id, items.count_kind, items.end_date FROM configuration_items AS items
    JOIN listed ON listed.id = items.parent_id
    WHERE NOT (items.count_kind = 'counted' AND items.count = 0 AND listed.count_kind <> 'dependency')
  ), ends AS (
    SELECT end_date AS day FROM listed WHERE end_date < coalesce(until, 'infinity')
    UNION SELECT until WHERE until IS NOT NULL
    UNION SELECT 'infinity' WHERE until IS NULL
      AND (SELECT coalesce(bool_or(end_date IS NULL), true) FROM listed WHERE parent_id IS NULL AND count_kind <> 'dependency')
  )
  SELECT array_agg(day ORDER BY day) FROM ends
$function$

CREATE OR REPLACE FUNCTION public.licences_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.ends := licence_ends(NEW.configuration_id, NEW.end_date);
  RETURN NEW;
END $function$

CREATE OR REPLACE FUNCTION public.licences_live_ends()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM live_ends_of_hosts(array_agg(DISTINCT host_id)), live_ends_of_holdings(array_agg(DISTINCT holding_id)) FROM changed;
  IF TG_OP = 'UPDATE' THEN
    PERFORM live_ends_of_hosts(array_agg(DISTINCT host_id)), live_ends_of_holdings(array_agg(DISTINCT holding_id)) FROM before;
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.live_ends_of_holdings(ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM live_ends WHERE subject_id = ANY(ids);
  INSERT INTO live_ends (subject_id, place, day, whole, holding_id)
  SELECT holdings.id, ends.place, ends.day, ends.place = cardinality(days), holdings.id
  FROM holdings
  CROSS JOIN licence_ends(holdings.configuration_id, NULL) AS days
  CROSS JOIN unnest(days) WITH ORDINALITY AS ends(day, place)
  WHERE holdings.id = ANY(ids) AND ends.day < 'infinity'
    AND NOT EXISTS (SELECT FROM licences WHERE licences.holding_id = holdings.id);
$function$

CREATE OR REPLACE FUNCTION public.live_ends_of_hosts(ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM live_ends WHERE subject_id = ANY(ids);
  INSERT INTO live_ends (subject_id, place, day, whole, holding_id, host_id)
  SELECT newest.host_id, ends.place, ends.day, ends.place = cardinality(newest.ends), newest.holding_id, newest.host_id
  FROM unnest(ids) AS asked(id)
  CROSS JOIN LATERAL (SELECT host_id, holding_id, licences.ends FROM licences WHERE host_id = asked.id
    ORDER BY generation DESC LIMIT 1) AS newest
  CROSS JOIN unnest(newest.ends) WITH ORDINALITY AS ends(day, place)
  WHERE ends.day < 'infinity';
$function$

CREATE OR REPLACE FUNCTION public.mail_limit_key(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((replace(split_part(mailbox_of(email), '@'::text, 1), '.'::text, ''::text) || '@'::text) || split_part(mailbox_of(email), '@'::text, 2))

CREATE OR REPLACE FUNCTION public.mailbox_of(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(lower((email COLLATE "C")), '^([^+@]+)\+[^@]*@'::text, '\1@'::text)

CREATE OR REPLACE FUNCTION public.portal_time_zone()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$SELECT name FROM portal_time_zone$function$

CREATE OR REPLACE FUNCTION public.products_student_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.kind IN ('student', 'textbook') THEN
    INSERT INTO student_products (product_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('audit_log', 'audit_links') AND current_setting('keywerk.sealing', true) = 'on'
    AND pg_has_role((SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$function$

CREATE OR REPLACE FUNCTION public.refuse_wrong_clock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF clock_state() <> 'right' THEN
    RAISE EXCEPTION 'the clock differs from the last time known' USING ERRCODE = '57P03', CONSTRAINT = 'right_clock';
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.require_ledger_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE serial = NEW.serial) THEN
    RAISE EXCEPTION 'licence % does not stand in the ledger', NEW.serial
      USING ERRCODE = '57P03', CONSTRAINT = 'licences_in_ledger';
  END IF;
  RETURN NULL;
END $function$

CREATE OR REPLACE FUNCTION public.search_form(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT replace(replace(replace(plain, 'ae', 'a'), 'oe', 'o'), 'ue', 'u') || ' ' || plain
  FROM (SELECT CASE WHEN octet_length($1) = length($1) THEN lower($1) ELSE
    translate(normalize(replace(replace(replace(replace(replace(replace(replace(lower(normalize($1, NFC)),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), NFD),
      U&'\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\030F\0311\031B\0323\0324\0325\0326\0327\0328\032D\032E\0330\0331', '')
    END AS plain) AS form
$function$

CREATE OR REPLACE FUNCTION public.sort_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT trim(replace(replace(replace(lower(translate(
    CASE WHEN octet_length($1) = length($1) THEN $1 ELSE
      translate(normalize(replace(replace(replace(replace(replace(replace(replace(replace($1,
        'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'ø', 'o'), 'Ø', 'O'), NFD),
        U&'\00A0\202F' || '§°«»„“”–—…·€' || '’‘' || U&'\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\030F\0311\031B\0323\0324\0325\0326\0327\0328\032D\032E\0330\0331',
        '              ') END,
    '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''', '                               ')), '  ', ' '), '  ', ' '), '  ', ' '))
$function$

