-- Uploaded tables can be read again: in another encoding, from another sheet, with the headers of another row.
CREATE TABLE import_files (
  import_id uuid PRIMARY KEY REFERENCES imports ON DELETE CASCADE,
  bytes bytea NOT NULL
);
-- How the file was read; null for what was uploaded before.
ALTER TABLE imports ADD COLUMN reading jsonb;
-- What was noted of a row while its file was read.
ALTER TABLE import_rows ADD COLUMN notes jsonb NOT NULL DEFAULT '[]';
