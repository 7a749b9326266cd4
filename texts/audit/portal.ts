import { type AuditTexts, did } from './did.ts'

export const portalAudit: AuditTexts = {
  kinds: {
    'audit.kind.page': { de: 'Seite', en: 'Page' },
    'audit.kind.job': { de: 'Auftrag', en: 'Job' },
  },
  sentences: {
    retryJob: did('job', '{record} wiederholt', 'retried {record}'),
    savePage: did('page', '{record} gespeichert', 'saved {record}'),
    recordCookieConsent: did('page', 'über Cookies entschieden', 'made a cookie choice'),
  },
}
