import { type AuditTexts, did } from './did.ts'

export const documentedCallAudit: AuditTexts = {
  kinds: {
    'audit.kind.documentedCall': { de: 'Dokumentierter Aufruf', en: 'Documented call' },
  },
  sentences: {
    switchCall: did('documentedCall', '{record} ein- oder ausgeschaltet', 'switched {record} on or off'),
  },
}
