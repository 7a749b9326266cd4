-- Links of mails that did what they are for. Opened again within their time they answer the same, instead of "invalid".
CREATE TABLE used_links (
  token_hash bytea PRIMARY KEY,
  operation text NOT NULL,
  outcome jsonb NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX used_links_used_at ON used_links (used_at);
