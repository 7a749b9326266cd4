-- Which format the licences of a product have, and what those of format 3 say of the days around their end.
ALTER TABLE products
  ADD COLUMN licence_format smallint NOT NULL DEFAULT 2 CHECK (licence_format IN (2, 3)),
  ADD COLUMN grace_days smallint NOT NULL DEFAULT 0 CHECK (grace_days BETWEEN 0 AND 60),
  ADD COLUMN warn_days smallint NOT NULL DEFAULT 0 CHECK (warn_days BETWEEN 0 AND 366),
  ADD CONSTRAINT products_grace_needs_format_3 CHECK (licence_format = 3 OR (grace_days = 0 AND warn_days = 0));

-- For how many days after its end a licence still holds, as its file says.
ALTER TABLE licences ADD COLUMN grace_days smallint NOT NULL DEFAULT 0 CHECK (grace_days BETWEEN 0 AND 60);
