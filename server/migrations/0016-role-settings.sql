-- What a role means beyond its permissions: settings instead of names the code knows.
ALTER TABLE roles
  -- Whom the portal gives the role to by itself; null: nobody.
  ADD COLUMN purpose text UNIQUE CHECK (purpose IN ('administrator', 'customer', 'user', 'student', 'blocked')),
  -- Where its accounts start after signing in, and after a second factor.
  ADD COLUMN landing text NOT NULL DEFAULT 'user'
    CHECK (landing IN ('companies', 'companyProducts', 'myProducts', 'user')),
  ADD COLUMN factor_landing text NOT NULL DEFAULT 'myProducts'
    CHECK (factor_landing IN ('companies', 'companyProducts', 'myProducts', 'user')),
  -- Whether its accounts are given the student version when they sign in without it, and start there.
  ADD COLUMN student_version boolean NOT NULL DEFAULT false,
  -- Whether its accounts see the customer number of their company in the profile.
  ADD COLUMN shows_customer_number boolean NOT NULL DEFAULT true;

UPDATE roles SET purpose = 'administrator', landing = 'companies', factor_landing = 'companies'
  WHERE name = 'Administrator';
UPDATE roles SET landing = 'companies' WHERE name = 'Licenser';
UPDATE roles SET purpose = 'customer', landing = 'companyProducts' WHERE name = 'Customer';
UPDATE roles SET purpose = 'user' WHERE name = 'User';
UPDATE roles SET purpose = 'student', landing = 'myProducts', student_version = true, shows_customer_number = false
  WHERE name = 'Student';
UPDATE roles SET purpose = 'blocked' WHERE name = 'Gesperrt';
