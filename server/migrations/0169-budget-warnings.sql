-- When staff were warned of a budget, and whether by mail: where nobody is written to it waits for them in the inbox.
ALTER TABLE cloud_usage_settings
  ADD COLUMN warned_at timestamptz,
  ADD COLUMN warned_by_mail boolean NOT NULL DEFAULT true;
-- Nothing as a budget was never watched; it is refused from now on.
UPDATE cloud_usage_settings SET budget_kind = 'none' WHERE budget_kind <> 'none' AND budget_amount = 0;
