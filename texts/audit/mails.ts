import { type AuditTexts, did } from './did.ts'

export const mailAudit: AuditTexts = {
  kinds: {
    'audit.kind.mail': { de: 'E-Mail', en: 'Email' },
  },
  sentences: {
    resendMails: did('mail', '{record} noch einmal gesendet', 'resent {record}'),
    resendMail: did('mail', '{record} noch einmal gesendet', 'resent {record}'),
  },
}
