-- Tables of an older portal: which record each of its ids became, so that a second import finds it again.
CREATE TABLE import_old_ids (
  kind text NOT NULL CHECK (kind IN ('products', 'modules', 'companies', 'contacts', 'holdings', 'hosts', 'licences')),
  old_id text NOT NULL,
  record_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, old_id)
);
CREATE INDEX import_old_ids_record_index ON import_old_ids (record_id);
ALTER TABLE imports DROP CONSTRAINT imports_kind_check;
ALTER TABLE imports ADD CONSTRAINT imports_kind_check CHECK (kind IN ('companies', 'contacts', 'studentDomains',
  'virtualDesktops', 'products', 'modules', 'masters', 'holdings', 'configurations', 'hosts', 'licences'));
