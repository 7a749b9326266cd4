-- Part refunds leave an order paid: what was given back so far, in cents.
ALTER TABLE orders ADD COLUMN refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0);
-- When the shop last led the payer back without a cancellation: its notification is on its way.
ALTER TABLE orders ADD COLUMN returned_at timestamptz;
-- Whether the payer was told that the order counts as a test order.
ALTER TABLE orders ADD COLUMN test_told boolean NOT NULL DEFAULT false;
