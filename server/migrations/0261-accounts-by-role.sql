-- The page of roles counts the accounts of each, and whether a role may go asks for them.
CREATE INDEX accounts_role_index ON accounts (role_id);
