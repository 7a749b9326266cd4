-- The salt under which all traits of machines are hashed: one for the installation, made once.
CREATE TABLE trait_salt (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  salt text NOT NULL CHECK (length(salt) = 22)
);
INSERT INTO trait_salt (salt)
  SELECT translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_');

-- How many of which traits must hold, by sort of machine; null: its licences are not bound so. Only format 3 can say it.
ALTER TABLE products
  ADD COLUMN trait_policies jsonb,
  ADD CONSTRAINT products_traits_need_format_3 CHECK (licence_format = 3 OR trait_policies IS NULL);

-- What is recorded of a machine, and what became of that when it was read again.
ALTER TABLE hosts
  ADD COLUMN traits jsonb,
  ADD COLUMN trait_reading jsonb,
  DROP CONSTRAINT hosts_binding_check,
  ADD CONSTRAINT hosts_binding_check CHECK (binding IN ('mac', 'name', 'both', 'triade', 'unbound', 'traits')),
  ADD CONSTRAINT hosts_traits_check CHECK (binding <> 'traits' OR traits IS NOT NULL);
