-- Addresses that older programs write down before they say whose they are; kept for a day. `contact_id` is whose it became.
CREATE TABLE address_drafts (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  street text NOT NULL,
  house_number text NOT NULL,
  zip_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  contact_id uuid REFERENCES contacts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX address_drafts_account_id ON address_drafts (account_id);
CREATE INDEX address_drafts_contact_id ON address_drafts (contact_id);
