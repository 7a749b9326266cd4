-- For how long a customer wishes to renew; null: not said.
ALTER TABLE licence_requests ADD COLUMN months smallint CHECK (months BETWEEN 1 AND 120);
