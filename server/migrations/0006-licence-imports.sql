-- Licence files of older systems, byte for byte as they came. The same file never counts twice for a company.
CREATE TABLE licence_imports (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  company_product_id uuid NOT NULL REFERENCES company_products ON DELETE CASCADE,
  file_name text NOT NULL,
  bytes bytea NOT NULL,
  sha256 bytea NOT NULL,
  -- The customer number the file names; '' for none.
  customer_number text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  imported_by uuid,
  CONSTRAINT licence_imports_content_key UNIQUE (company_id, sha256)
);
CREATE INDEX licence_imports_company_product_index ON licence_imports (company_product_id, imported_at);
-- Files write customer numbers with and without leading zeros.
CREATE INDEX companies_bare_number_index ON companies (ltrim(customer_number, '0'));
