import { type AuditTexts, did, didSwitch } from './did.ts'

export const holdingAudit: AuditTexts = {
  kinds: {
    'audit.kind.companyProduct': { de: 'Firmenprodukt', en: 'Company product' },
    'audit.kind.holding': { de: 'Kundenprodukt', en: 'Customer product' },
  },
  sentences: {
    changeHolding: didSwitch(
      did('holding', '{record} geändert', 'changed {record}'),
      'disabled',
      ['{record} deaktiviert', 'disabled {record}'],
      ['{record} aktiviert', 'enabled {record}'],
    ),
  },
}
