-- Codes of courses are looked up by their hash, and shown to their lecturer from sealed text. The next start seals those that
-- are there and empties `code`: the keys are no part of the database.
ALTER TABLE courses ALTER COLUMN code DROP NOT NULL, ADD COLUMN code_hash bytea, ADD COLUMN code_sealed text;
CREATE UNIQUE INDEX courses_code_hash_key ON courses (code_hash);
ALTER TABLE courses ADD CONSTRAINT courses_code_check CHECK (code IS NOT NULL OR code_hash IS NOT NULL AND code_sealed IS NOT NULL);
