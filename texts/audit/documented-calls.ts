import { type AuditTexts, did, didSwitch } from './did.ts'

export const documentedCallAudit: AuditTexts = {
  kinds: {
    'audit.kind.documentedCall': { de: 'Dokumentierter Aufruf', en: 'Documented call' },
    'audit.kind.oldId': { de: 'Alte ID', en: 'Old ID' },
  },
  sentences: {
    saveOldId: did('oldId', '{record} zugeordnet', 'assigned {record}'),
    deleteOldId: did('oldId', 'die Zuordnung von {record} gelöscht', 'deleted the assignment of {record}'),
    switchCall: didSwitch(
      did('documentedCall', '{record} ein- oder ausgeschaltet', 'switched {record} on or off'),
      'disabled',
      ['{record} ausgeschaltet', 'switched {record} off'],
      ['{record} eingeschaltet', 'switched {record} on'],
    ),
  },
}
