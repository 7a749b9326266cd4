-- Roles whose accounts must have a second factor.
ALTER TABLE roles
  -- Null: nobody has decided yet. The first start in production decides for the roles it knows.
  ADD COLUMN factor_required boolean,
  ADD COLUMN factor_required_since timestamptz,
  -- Days an account may still work without one.
  ADD COLUMN factor_grace_days integer NOT NULL DEFAULT 14 CHECK (factor_grace_days BETWEEN 0 AND 90),
  ADD CHECK (factor_required IS NOT TRUE OR factor_required_since IS NOT NULL);

-- Since when an account has its role: whoever is given another one has the whole grace period of that one.
ALTER TABLE accounts ADD COLUMN role_since timestamptz NOT NULL DEFAULT now();
UPDATE accounts SET role_since = created_at;
CREATE FUNCTION accounts_role_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.role_since := now();
  RETURN NEW;
END $$;
CREATE TRIGGER accounts_role_since BEFORE UPDATE OF role_id ON accounts FOR EACH ROW
  WHEN (NEW.role_id IS DISTINCT FROM OLD.role_id) EXECUTE FUNCTION accounts_role_since();
