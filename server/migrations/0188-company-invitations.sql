-- How many invitations the people of a company asked for on a day (Berlin's), and since when it may not ask for more.
CREATE TABLE company_invitations (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  day date NOT NULL,
  count integer NOT NULL,
  refused_at timestamptz,
  PRIMARY KEY (company_id, day)
);
CREATE INDEX company_invitations_day_index ON company_invitations (day);
