-- Accounts may start on what waits and ends today.

ALTER TABLE roles
  DROP CONSTRAINT roles_landing_check,
  DROP CONSTRAINT roles_factor_landing_check,
  ADD CONSTRAINT roles_landing_check
    CHECK (landing IN ('today', 'companies', 'companyProducts', 'myProducts', 'user')),
  ADD CONSTRAINT roles_factor_landing_check
    CHECK (factor_landing IN ('today', 'companies', 'companyProducts', 'myProducts', 'user'));
