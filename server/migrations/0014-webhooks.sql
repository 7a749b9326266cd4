-- Addresses that are told what happens here, what they were told, and each try.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  events text[] NOT NULL,
  disabled boolean NOT NULL DEFAULT false,
  -- Sealed: it must be read again to sign.
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid
);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- The same for every webhook that is told of one event, and for every try.
  event_id uuid NOT NULL,
  event text NOT NULL,
  -- The JSON text as it is sent, so that a replay sends the same bytes.
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped')),
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  CONSTRAINT webhook_deliveries_event_key UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_created_index ON webhook_deliveries (webhook_id, created_at, id);

CREATE TABLE webhook_tries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  status integer,
  error text NOT NULL DEFAULT '',
  took integer NOT NULL,
  answer text NOT NULL DEFAULT ''
);
CREATE INDEX webhook_tries_delivery_index ON webhook_tries (delivery_id, id);
