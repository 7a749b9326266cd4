-- How many people of a company stream at once, counted over 90 days once a day and after reports: a list of companies cannot
-- read hundreds of thousands of sessions. Counted anew as a whole; nothing refers to it.
CREATE TABLE cloud_needs (
  company_id uuid PRIMARY KEY,
  percentile integer NOT NULL,
  peak integer NOT NULL,
  place_cents bigint
);
-- Up to which day it was counted, and how often usage had been counted then.
CREATE TABLE cloud_needs_counts (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  through date NOT NULL,
  counted bigint NOT NULL,
  at timestamptz NOT NULL
);
