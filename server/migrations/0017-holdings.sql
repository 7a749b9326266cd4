-- A product held by a company or by a person is one thing: a holding.
ALTER TABLE company_products RENAME TO holdings;
ALTER TABLE holdings ALTER COLUMN company_id DROP NOT NULL;
ALTER TABLE holdings ADD COLUMN contact_id uuid REFERENCES contacts (id) ON DELETE CASCADE;
ALTER TABLE holdings ADD CONSTRAINT holdings_holder_check CHECK (num_nonnulls(company_id, contact_id) = 1);
ALTER TABLE holdings ADD CONSTRAINT holdings_contact_key UNIQUE (contact_id, product_id);
ALTER TABLE holdings RENAME CONSTRAINT company_products_pkey TO holdings_pkey;
ALTER TABLE holdings RENAME CONSTRAINT company_products_product_key TO holdings_company_key;
ALTER TABLE holdings RENAME CONSTRAINT company_products_company_id_fkey TO holdings_company_id_fkey;
ALTER TABLE holdings RENAME CONSTRAINT company_products_configuration_id_fkey TO holdings_configuration_id_fkey;
ALTER TABLE holdings RENAME CONSTRAINT company_products_product_id_fkey TO holdings_product_id_fkey;
ALTER INDEX company_products_configuration_index RENAME TO holdings_configuration_index;
ALTER INDEX company_products_product_index RENAME TO holdings_product_index;

INSERT INTO holdings (id, contact_id, product_id, created_at, modified_at)
SELECT gen_random_uuid(), contact_id, product_id, created_at, created_at FROM contact_products;
DROP TABLE contact_products;

-- A configuration that is no master and no template belongs to a holder.
ALTER TABLE configurations ADD COLUMN contact_id uuid REFERENCES contacts (id) ON DELETE CASCADE;
CREATE INDEX configurations_contact_index ON configurations (contact_id) WHERE contact_id IS NOT NULL;
ALTER TABLE configurations DROP CONSTRAINT configurations_kind_check, DROP CONSTRAINT configurations_owner_check;
UPDATE configurations SET kind = 'held' WHERE kind = 'company';
ALTER TABLE configurations ADD CONSTRAINT configurations_kind_check CHECK (kind IN ('master', 'template', 'held'));
ALTER TABLE configurations ADD CONSTRAINT configurations_holder_check
  CHECK (num_nonnulls(company_id, contact_id) = CASE kind WHEN 'held' THEN 1 ELSE 0 END);

ALTER TABLE configuration_history RENAME COLUMN company_product_id TO holding_id;
ALTER TABLE configuration_history
  RENAME CONSTRAINT configuration_history_company_product_id_fkey TO configuration_history_holding_id_fkey;
ALTER INDEX configuration_history_product_index RENAME TO configuration_history_holding_index;

ALTER TABLE hosts RENAME COLUMN company_product_id TO holding_id;
ALTER TABLE hosts RENAME CONSTRAINT hosts_company_product_fkey TO hosts_holding_id_fkey;
ALTER INDEX hosts_company_product_index RENAME TO hosts_holding_index;

ALTER TABLE licences RENAME COLUMN company_product_id TO holding_id;
ALTER TABLE licences RENAME CONSTRAINT licences_company_product_id_fkey TO licences_holding_id_fkey;
ALTER INDEX licences_company_product_index RENAME TO licences_holding_index;

-- Whose a file, a move and a request are says their holding.
ALTER TABLE licence_imports DROP COLUMN company_id;
ALTER TABLE licence_imports RENAME COLUMN company_product_id TO holding_id;
ALTER TABLE licence_imports ADD CONSTRAINT licence_imports_content_key UNIQUE (holding_id, sha256);
ALTER TABLE licence_imports RENAME CONSTRAINT licence_imports_company_product_id_fkey TO licence_imports_holding_id_fkey;
ALTER INDEX licence_imports_company_product_index RENAME TO licence_imports_holding_index;

ALTER TABLE campaign_rows RENAME COLUMN company_product_id TO holding_id;
ALTER TABLE campaign_rows RENAME COLUMN new_company_product_id TO new_holding_id;
ALTER TABLE campaign_rows RENAME CONSTRAINT campaign_rows_company_product_id_fkey TO campaign_rows_holding_id_fkey;
ALTER TABLE campaign_rows RENAME CONSTRAINT campaign_rows_new_company_product_id_fkey TO campaign_rows_new_holding_id_fkey;
ALTER TABLE campaign_rows RENAME CONSTRAINT campaign_rows_product_key TO campaign_rows_holding_key;
ALTER INDEX campaign_rows_product_index RENAME TO campaign_rows_holding_index;
ALTER INDEX campaign_rows_new_product_index RENAME TO campaign_rows_new_holding_index;
UPDATE campaign_rows SET problems = replace(problems::text, '"companyProducts.', '"holdings.')::jsonb
WHERE problems::text LIKE '%"companyProducts.%';

-- Whose a move and a request are says their holding.
ALTER TABLE moves DROP COLUMN company_id;
ALTER TABLE moves RENAME COLUMN company_product_id TO holding_id;
ALTER TABLE moves RENAME CONSTRAINT moves_company_product_id_fkey TO moves_holding_id_fkey;
ALTER INDEX moves_company_product_index RENAME TO moves_holding_index;

ALTER TABLE licence_requests DROP COLUMN company_id;
ALTER TABLE licence_requests RENAME COLUMN company_product_id TO holding_id;
ALTER TABLE licence_requests RENAME CONSTRAINT licence_requests_company_product_id_fkey TO licence_requests_holding_id_fkey;
CREATE INDEX licence_requests_holding_index ON licence_requests (holding_id, created_at);

ALTER TABLE renewal_reminders ALTER COLUMN company_id DROP NOT NULL;
ALTER TABLE renewal_reminders ADD COLUMN contact_id uuid REFERENCES contacts (id) ON DELETE CASCADE;
ALTER TABLE renewal_reminders ADD CONSTRAINT renewal_reminders_holder_check CHECK (num_nonnulls(company_id, contact_id) = 1);
CREATE INDEX renewal_reminders_contact_index ON renewal_reminders (contact_id) WHERE contact_id IS NOT NULL;

-- Whose licences are signed again: companies' and persons'.
ALTER TABLE resigning_companies RENAME TO resigning_holders;
ALTER TABLE resigning_holders ALTER COLUMN company_id DROP NOT NULL;
ALTER TABLE resigning_holders ADD COLUMN contact_id uuid REFERENCES contacts (id) ON DELETE CASCADE;
ALTER TABLE resigning_holders ADD CONSTRAINT resigning_holders_holder_check CHECK (num_nonnulls(company_id, contact_id) = 1);
ALTER TABLE resigning_holders ADD CONSTRAINT resigning_holders_contact_key UNIQUE (resigning_id, contact_id);
CREATE INDEX resigning_holders_contact_index ON resigning_holders (contact_id) WHERE contact_id IS NOT NULL;
ALTER TABLE resigning_holders RENAME CONSTRAINT resigning_companies_pkey TO resigning_holders_pkey;
ALTER TABLE resigning_holders RENAME CONSTRAINT resigning_companies_key TO resigning_holders_company_key;
ALTER TABLE resigning_holders RENAME CONSTRAINT resigning_companies_company_id_fkey TO resigning_holders_company_id_fkey;
ALTER TABLE resigning_holders RENAME CONSTRAINT resigning_companies_resigning_id_fkey TO resigning_holders_resigning_id_fkey;
ALTER TABLE resigning_holders RENAME CONSTRAINT resigning_companies_state_check TO resigning_holders_state_check;
ALTER INDEX resigning_companies_company_index RENAME TO resigning_holders_company_index;
ALTER TABLE resigning_licences RENAME COLUMN resigning_company_id TO resigning_holder_id;
ALTER TABLE resigning_licences
  RENAME CONSTRAINT resigning_licences_resigning_company_id_fkey TO resigning_licences_resigning_holder_id_fkey;

-- What takes merges back names tables and columns: by their new names, without the columns that went; a row of the table
-- that went becomes one of the table it went to.
UPDATE merges SET facts = (
  SELECT coalesce(jsonb_agg(CASE
    WHEN step ->> 'table' = 'contact_products' AND step ->> 'did' = 'deleted' THEN jsonb_build_object(
      'did', 'deleted', 'table', 'holdings', 'row', (step -> 'row') - 'file_count' || jsonb_build_object(
        'id', gen_random_uuid(), 'note', '', 'disabled', false, 'modified_at', step -> 'row' -> 'created_at'))
    ELSE regexp_replace(regexp_replace(regexp_replace(regexp_replace(step::text,
      '"(contact|company)_products"', '"holdings"', 'g'), '"(new_)?company_product_id"', '"\1holding_id"', 'g'),
      '"resigning_companies"', '"resigning_holders"', 'g'), '"resigning_company_id"', '"resigning_holder_id"', 'g')::jsonb
    END ORDER BY at), '[]')
  FROM jsonb_array_elements(facts) WITH ORDINALITY AS steps(step, at)
  WHERE NOT (step ->> 'table' IN ('moves', 'licence_requests', 'licence_imports') AND step ->> 'column' = 'company_id'))
WHERE jsonb_typeof(facts) = 'array';
