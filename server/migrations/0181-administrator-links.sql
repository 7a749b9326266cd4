-- A link that `npm run administrator:link` prints counts beside accounts that are there; one that a start prints does not.
ALTER TABLE setup_links ADD COLUMN beside_accounts boolean NOT NULL DEFAULT false;
