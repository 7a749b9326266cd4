-- What disabled a host ID: the vendor's staff or programs, the move of its licence, or a payment that does not count any
-- more. A payment that counts again enables only what a payment disabled; until now the audit log told which.
ALTER TABLE hosts ADD COLUMN disabled_by text CHECK (disabled_by IN ('vendor', 'move', 'payment'));
UPDATE hosts SET disabled_by = CASE
    WHEN moved_to IS NOT NULL THEN 'move'
    WHEN (SELECT operation FROM audit_log
        WHERE record_id = hosts.id::text AND record_kind = 'host' AND changes ? 'disabled'
        ORDER BY audit_log.id DESC LIMIT 1) = 'students.orderChanged' THEN 'payment'
    ELSE 'vendor' END
  WHERE disabled;
ALTER TABLE hosts DROP COLUMN disabled;
ALTER TABLE hosts ADD COLUMN disabled boolean NOT NULL GENERATED ALWAYS AS (disabled_by IS NOT NULL) STORED;
