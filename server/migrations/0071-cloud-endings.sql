-- A running session that was ended stays known as such until AppStream forgets it: people are told once.
ALTER TABLE cloud_running_sessions ADD COLUMN ended_at timestamptz;

-- Customers may ask for more places of a cloud account as they ask for a renewal.
ALTER TABLE licence_requests DROP CONSTRAINT licence_requests_kind_check;
ALTER TABLE licence_requests ADD CONSTRAINT licence_requests_kind_check
  CHECK (kind IN ('renewal', 'hostChange', 'morePlaces'));
