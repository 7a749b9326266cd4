-- Staff add types of companies; the same name spelt in capitals is the same type.
CREATE UNIQUE INDEX company_types_name_index ON company_types (lower(name_de));
-- A company that comes from the CRM may not have the e-mail address of another.
CREATE INDEX companies_email_index ON companies (lower(email)) WHERE email <> '';
