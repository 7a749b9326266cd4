import { type AuditTexts, did } from './did.ts'

export const platformAudit: AuditTexts = {
  kinds: {
    'audit.kind.export': { de: 'Export', en: 'Export' },
  },
  sentences: {
    exportList: did('export', 'eine Liste exportiert: {record}', 'exported a list: {record}'),
  },
}
