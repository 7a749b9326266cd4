-- When an entry came in by the clock of the database. What the entry itself says was on the issuer's screen before.
ALTER TABLE ledger_entries ADD COLUMN entered_at timestamptz;
ALTER TABLE ledger_entries ALTER COLUMN entered_at SET DEFAULT now();
-- Somebody looked at the clock and said that it is right; what was known of the time before counts no longer.
CREATE TABLE clock_confirmations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- Where the ledger and its heads ended then.
  position bigint NOT NULL,
  head_day date,
  confirmed_by uuid
);
CREATE TRIGGER clock_confirmations_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON clock_confirmations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
ALTER TABLE clock_confirmations ENABLE ALWAYS TRIGGER clock_confirmations_only_grow;

-- The latest time the portal knows of: of the last entry, the last signed head, or somebody's word. Null before the first.
CREATE FUNCTION last_known_time() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  WITH confirmed AS (SELECT at, position, head_day FROM clock_confirmations ORDER BY id DESC LIMIT 1)
  SELECT greatest(
    (SELECT at FROM confirmed),
    (SELECT coalesce(entered_at, issued_at) FROM ledger_entries
     WHERE position > coalesce((SELECT position FROM confirmed), 0) ORDER BY position DESC LIMIT 1),
    (SELECT signed_at FROM ledger_heads
     WHERE day > coalesce((SELECT head_day FROM confirmed), '-infinity') ORDER BY day DESC LIMIT 1)
  )
$$;
-- A running portal signs a head every day, so a month without any time known is a portal switched off, or a wrong clock.
CREATE FUNCTION clock_state() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN now() < known - interval '5 minutes' THEN 'back'
    WHEN now() > known + interval '31 days' THEN 'ahead' ELSE 'right' END
  FROM (SELECT last_known_time() AS known) AS one
$$;
-- A trigger rather than the program stops issuing, so that a process of the version before stops too; it takes the code
-- for a database that is away for the moment and answers 503.
CREATE FUNCTION refuse_wrong_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF clock_state() <> 'right' THEN
    RAISE EXCEPTION 'the clock differs from the last time known' USING ERRCODE = '57P03', CONSTRAINT = 'right_clock';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_right_clock BEFORE INSERT ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_wrong_clock();
CREATE TRIGGER ledger_heads_right_clock BEFORE INSERT ON ledger_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_wrong_clock();
