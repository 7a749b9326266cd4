-- Which documented calls are still asked, by whom and how often: a row a day, kept for thirty. No bodies.
CREATE TABLE documented_call_uses (
  call text NOT NULL,
  used_on date NOT NULL,
  -- Null: nobody was signed in.
  account_id uuid REFERENCES accounts(id) ON DELETE CASCADE,
  address text NOT NULL,
  uses integer NOT NULL CHECK (uses > 0),
  UNIQUE NULLS NOT DISTINCT (call, used_on, account_id, address)
);
CREATE INDEX documented_call_uses_account_index ON documented_call_uses (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX documented_call_uses_day_index ON documented_call_uses (used_on);

-- Those that are turned off.
CREATE TABLE documented_calls_off (
  call text PRIMARY KEY,
  turned_off_at timestamptz NOT NULL DEFAULT now(),
  turned_off_by uuid
);
