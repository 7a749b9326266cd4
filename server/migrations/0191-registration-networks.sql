-- Registrations are counted for the network they come from (a keyed digest), so that no stranger fills the table.
ALTER TABLE pending_registrations ADD COLUMN network bytea;
CREATE INDEX pending_registrations_network_index ON pending_registrations (network, created_at) WHERE network IS NOT NULL;
