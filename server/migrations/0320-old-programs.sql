-- A licence is found by its bytes or its name, as older programs name it.
CREATE INDEX licences_sha256_index ON licences (sha256);
CREATE INDEX licences_file_name_index ON licences (file_name);
-- Registrations whose program solves no challenge, of which fewer are taken.
ALTER TABLE pending_registrations ADD without_challenge boolean NOT NULL DEFAULT false;
CREATE INDEX pending_registrations_without_challenge_index ON pending_registrations (created_at) WHERE without_challenge;
