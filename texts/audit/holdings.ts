import { type AuditTexts, did } from './did.ts'

export const holdingAudit: AuditTexts = {
  kinds: {
    'audit.kind.companyProduct': { de: 'Firmenprodukt', en: 'Company product' },
    'audit.kind.holding': { de: 'Kundenprodukt', en: 'Customer product' },
  },
  sentences: {
    changeHolding: did('holding', '{record} geändert', 'changed {record}'),
  },
}
