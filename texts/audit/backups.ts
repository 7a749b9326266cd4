import { type AuditTexts, did, didSwitch } from './did.ts'

export const backupAudit: AuditTexts = {
  kinds: {
    'audit.kind.backup': { de: 'Sicherung', en: 'Backup' },
  },
  sentences: {
    'backups.write': didSwitch(
      did('backup', '{record} geschrieben', 'wrote {record}'),
      'problem',
      ['{record} nicht schreiben können', 'could not write {record}'],
      ['{record} geschrieben', 'wrote {record}'],
    ),
    startBackup: did('backup', '{record} begonnen', 'started {record}'),
  },
}
