-- Records that were merged into another one of their kind. `facts` undo it; after 30 days they are forgotten, and only
-- where the removed record went is still known.
CREATE TABLE merges (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('company', 'contact')),
  remaining_id uuid NOT NULL,
  removed_id uuid NOT NULL,
  remaining_label text NOT NULL,
  removed_label text NOT NULL,
  facts jsonb,
  search_text text NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now(),
  merged_by uuid,
  undone_at timestamptz,
  undone_by uuid
);
CREATE UNIQUE INDEX merges_removed_key ON merges (removed_id) WHERE undone_at IS NULL;
CREATE INDEX merges_remaining_index ON merges (remaining_id);
CREATE INDEX merges_merged_index ON merges (merged_at, id);
