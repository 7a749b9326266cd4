-- What administrators decide about cloud accounts in the portal; without the row the operator's settings count.
CREATE TABLE cloud_settings (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  block_weeks integer NOT NULL CHECK (block_weeks BETWEEN 0 AND 520),
  user_profiles integer[] NOT NULL,
  test_profiles integer[] NOT NULL,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);
