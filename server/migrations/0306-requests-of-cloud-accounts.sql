-- A request for more places names the account it is about; of each account there is one open request at most.
ALTER TABLE licence_requests ADD cloud_account_id uuid REFERENCES cloud_configurations ON DELETE SET NULL;
CREATE INDEX licence_requests_cloud_account_index ON licence_requests (cloud_account_id)
  WHERE cloud_account_id IS NOT NULL;
DROP INDEX licence_requests_open_key;
CREATE UNIQUE INDEX licence_requests_open_key ON licence_requests (holding_id, kind, coalesce(host_id, cloud_account_id, holding_id))
  WHERE state IN ('open', 'inWork');
