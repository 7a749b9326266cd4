-- Who issued, each found by one look, and the entries of one of them in order.
CREATE INDEX ledger_entries_issuer_index ON ledger_entries (issued_by, position);
