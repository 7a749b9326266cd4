-- When an order was written down; modified_at moves with every change, ordered_at is what staff typed for a manual payment.
ALTER TABLE orders ADD COLUMN created_at timestamptz NOT NULL DEFAULT clock_timestamp();
-- Ids are UUIDs of version 7, which begin with the millisecond they were made at.
UPDATE orders SET created_at = CASE WHEN substr(id::text, 15, 1) = '7'
  THEN to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)
  ELSE least(ordered_at, modified_at) END;
