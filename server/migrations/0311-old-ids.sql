-- Fixed ids that older programs know, and what they mean here.
CREATE TABLE documented_call_ids (
  old_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('role', 'permission', 'product', 'consentType', 'addressType')),
  -- The id of the record; of a consent or an address type its name.
  target text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid REFERENCES accounts ON DELETE SET NULL
);
CREATE INDEX documented_call_ids_creator_index ON documented_call_ids (created_by) WHERE created_by IS NOT NULL;
