-- Orders and what the shop tells about them. An order outlives the contact who placed it.
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  contact_id uuid REFERENCES contacts(id) ON DELETE SET NULL,
  company_id uuid REFERENCES companies(id) ON DELETE SET NULL,
  product_id uuid NOT NULL REFERENCES products(id),
  shop text NOT NULL CHECK (shop IN ('standin', '2checkout', 'stripe', 'manual')),
  reference text NOT NULL DEFAULT '',
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  tax_cents integer NOT NULL CHECK (tax_cents >= 0 AND tax_cents <= price_cents),
  tax_percent integer NOT NULL,
  currency text NOT NULL DEFAULT 'EUR' CHECK (currency ~ '^[A-Z]{3}$'),
  product_code text NOT NULL,
  test boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'pending', 'paid', 'cancelled', 'refunded')),
  shop_state text NOT NULL DEFAULT '',
  ordered_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  ended_at timestamptz,
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX orders_reference_key ON orders (shop, reference) WHERE reference <> '';
CREATE INDEX orders_contact_index ON orders (contact_id, ordered_at);
CREATE INDEX orders_company_index ON orders (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX orders_product_index ON orders (product_id);
CREATE INDEX orders_paid_index ON orders (contact_id) WHERE state = 'paid' AND NOT test;
CREATE INDEX orders_ordered_index ON orders (ordered_at, id);

-- Every notification as it came, with what became of it.
CREATE TABLE shop_notifications (
  id uuid PRIMARY KEY,
  shop text NOT NULL CHECK (shop IN ('2checkout', 'stripe')),
  received_at timestamptz NOT NULL DEFAULT now(),
  body bytea NOT NULL,
  signature text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('waiting', 'worked', 'repeated', 'unmatched', 'differs', 'forged')),
  reason text NOT NULL DEFAULT '',
  reference text NOT NULL DEFAULT '',
  shop_state text NOT NULL DEFAULT '',
  order_id uuid REFERENCES orders(id),
  worked_at timestamptz,
  worked_by uuid
);
CREATE INDEX shop_notifications_received_index ON shop_notifications (received_at, id);
CREATE INDEX shop_notifications_order_index ON shop_notifications (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX shop_notifications_open_index ON shop_notifications (state, received_at) WHERE state IN ('waiting', 'unmatched', 'differs', 'forged');
CREATE UNIQUE INDEX shop_notifications_worked_key ON shop_notifications (shop, reference, shop_state) WHERE state = 'worked';
