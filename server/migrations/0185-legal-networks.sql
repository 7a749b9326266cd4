-- A flood of declarations is counted for the network it comes from (a keyed digest, emptied once nobody counts it any more)
-- and for the mailbox, no longer for a whole mail domain.
ALTER TABLE legal_notices ADD COLUMN network bytea;
CREATE INDEX legal_notices_network_index ON legal_notices (network, received_at) WHERE network IS NOT NULL;
CREATE INDEX legal_notices_mailbox_index ON legal_notices (mailbox, received_at);
DROP INDEX legal_notices_domain_index;
