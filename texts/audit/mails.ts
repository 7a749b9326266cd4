import { type AuditTexts, did } from './did.ts'

export const mailAudit: AuditTexts = {
  kinds: {
    'audit.kind.mail': { de: 'E-Mail', en: 'E-mail' },
  },
  sentences: {
    resendMail: did('mail', '{record} noch einmal gesendet', 'sent {record} once more'),
    resendMails: did('mail', '{record} noch einmal gesendet', 'sent {record} once more'),
  },
}
