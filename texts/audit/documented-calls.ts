import { type AuditTexts, did, didSwitch } from './did.ts'

export const documentedCallAudit: AuditTexts = {
  kinds: {
    'audit.kind.documentedCall': { de: 'Dokumentierter Aufruf', en: 'Documented call' },
  },
  sentences: {
    switchCall: didSwitch(
      did('documentedCall', '{record} ein- oder ausgeschaltet', 'switched {record} on or off'),
      'disabled',
      ['{record} ausgeschaltet', 'switched {record} off'],
      ['{record} eingeschaltet', 'switched {record} on'],
    ),
  },
}
