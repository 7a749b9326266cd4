-- When a company's single sign-on was set up, and by whom; of those from before it is unknown.
ALTER TABLE sso_configurations ADD created_at timestamptz, ADD created_by uuid;
ALTER TABLE sso_configurations ALTER created_at SET DEFAULT now();
