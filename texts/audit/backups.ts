import { type AuditTexts, did } from './did.ts'

export const backupAudit: AuditTexts = {
  kinds: {
    'audit.kind.backup': { de: 'Sicherung', en: 'Backup' },
  },
  sentences: {
    startBackup: did('backup', '{record} begonnen', 'started {record}'),
  },
}
