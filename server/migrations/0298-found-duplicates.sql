-- Pairs that may be one as they were found at night, where there are too many records to look whenever the page is opened.
CREATE TABLE found_duplicates (
  kind text NOT NULL,
  place integer NOT NULL,
  first uuid NOT NULL,
  second uuid NOT NULL,
  reasons text[] NOT NULL,
  similarity double precision NOT NULL,
  PRIMARY KEY (kind, place)
);
-- Mails of erasures are looked for every night, and there are few.
CREATE INDEX mails_erasure_index ON mails (created_at) WHERE record_kind = 'erasure' AND receiver <> '';
CREATE INDEX mails_sealed_index ON mails (created_at) WHERE sealed <> '';
