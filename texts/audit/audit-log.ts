import { type AuditTexts, did } from './did.ts'

export const auditLogAudit: AuditTexts = {
  kinds: {
    'audit.kind.auditCheck': { de: 'Prüfung des Änderungsprotokolls', en: 'Check of the audit log' },
    'audit.kind.auditSeal': { de: 'Versiegelte Protokolldatei', en: 'Sealed audit file' },
  },
  sentences: {
    startAuditCheck: did('auditCheck', 'Prüfung des Änderungsprotokolls gestartet', 'started a check of the audit log'),
    'audit.seal': did('auditSeal', 'ältere Einträge ausgelagert: {record}', 'moved older entries out: {record}'),
  },
}
