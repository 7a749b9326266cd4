-- When a passkey last answered with a counter that does not lie beyond the one before, which a copy of it would show by.
ALTER TABLE passkeys ADD COLUMN set_back_at timestamptz;
