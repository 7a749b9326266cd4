/** What the audit log tells: kinds of records and what each operation did, domain by domain. */
import { fill, type Text } from '../fill.ts'
import { accessAudit } from './access.ts'
import { accountAudit } from './accounts.ts'
import { auditLogAudit } from './audit-log.ts'
import { backupAudit } from './backups.ts'
import { campaignAudit } from './campaigns.ts'
import { cloudAudit } from './cloud.ts'
import { cloudUsageAudit } from './cloud-usage.ts'
import { companyAudit } from './companies.ts'
import { configurationAudit } from './configurations.ts'
import { contactAudit } from './contacts.ts'
import { crmAudit } from './crm.ts'
import { documentedCallAudit } from './documented-calls.ts'
import { eventAudit } from './events.ts'
import { holdingAudit } from './holdings.ts'
import { importAudit } from './imports.ts'
import { keyAudit } from './keys.ts'
import { ledgerAudit } from './ledger.ts'
import { legalAudit } from './legal.ts'
import { licenceAudit } from './licences.ts'
import { mailAudit } from './mails.ts'
import { mergeAudit } from './merges.ts'
import { moveAudit } from './moves.ts'
import { orderAudit } from './orders.ts'
import { platformAudit } from './platform.ts'
import { portalAudit } from './portal.ts'
import { productAudit } from './products.ts'
import { profileAudit } from './profile.ts'
import { registrationAudit } from './registration.ts'
import { renewalAudit } from './renewals.ts'
import { serviceAccountAudit } from './service-accounts.ts'
import { ssoAudit } from './sso.ts'
import { studentAudit } from './students.ts'
import { vdiAudit } from './vdi.ts'
import { viewAudit } from './views.ts'
import { webhookAudit } from './webhooks.ts'
import type { AuditTexts, Sentence } from './did.ts'

const domains: readonly AuditTexts[] = [
  accessAudit,
  accountAudit,
  auditLogAudit,
  backupAudit,
  campaignAudit,
  cloudAudit,
  cloudUsageAudit,
  companyAudit,
  configurationAudit,
  contactAudit,
  crmAudit,
  documentedCallAudit,
  eventAudit,
  holdingAudit,
  importAudit,
  keyAudit,
  ledgerAudit,
  legalAudit,
  licenceAudit,
  mailAudit,
  mergeAudit,
  moveAudit,
  orderAudit,
  platformAudit,
  portalAudit,
  productAudit,
  profileAudit,
  registrationAudit,
  renewalAudit,
  serviceAccountAudit,
  ssoAudit,
  studentAudit,
  vdiAudit,
  viewAudit,
  webhookAudit,
]

/** What kinds of records are called, by `audit.kind.…`. */
export const auditKinds: Readonly<Record<string, Text>> = Object.assign({}, ...domains.map(({ kinds }) => kinds))

/** What each operation did. */
export const auditSentences: Readonly<Record<string, Sentence>> = Object.assign(
  {},
  ...domains.map(({ sentences }) => sentences),
)

/** What was done without who and what, to choose it: "… ausgestellt: Lizenz" becomes "Lizenz ausgestellt". */
export function deedOf(operation: string, language: 'de' | 'en', kindName: string): string {
  const sentence = auditSentences[operation]
  if (!sentence) return operation
  const words = fill(sentence[language], { who: '', record: kindName }).replace(language === 'de' ? /^ hat / : /^ /, '')
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}
