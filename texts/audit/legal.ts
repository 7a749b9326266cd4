import { type AuditTexts, did } from './did.ts'

export const legalAudit: AuditTexts = {
  kinds: {
    'audit.kind.legalNotice': { de: 'Kündigung oder Widerruf', en: 'Cancellation or withdrawal' },
  },
  sentences: {
    declareCancellation: did('legalNotice', 'eine Kündigung erklärt: {record}', 'declared a cancellation: {record}'),
    declareWithdrawal: did('legalNotice', 'einen Widerruf erklärt: {record}', 'declared a withdrawal: {record}'),
    completeLegalNotice: did('legalNotice', '{record} als erledigt vermerkt', 'marked {record} as done'),
  },
}
