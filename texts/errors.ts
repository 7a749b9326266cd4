import { accessErrors } from './errors/access.ts'
import { accountErrors } from './errors/accounts.ts'
import { awsErrors } from './errors/aws.ts'
import { backupErrors } from './errors/backups.ts'
import { campaignErrors } from './errors/campaigns.ts'
import { cloudUsageErrors } from './errors/cloud-usage.ts'
import { cloudErrors } from './errors/cloud.ts'
import { companyErrors } from './errors/companies.ts'
import { configurationErrors } from './errors/configurations.ts'
import { contactErrors } from './errors/contacts.ts'
import { crmErrors } from './errors/crm.ts'
import { documentedCallErrors } from './errors/documented-calls.ts'
import { downloadErrors } from './errors/downloads.ts'
import { eventErrors } from './errors/events.ts'
import { holdingErrors } from './errors/holdings.ts'
import { importErrors } from './errors/imports.ts'
import { inputErrors } from './errors/input.ts'
import { keyErrors } from './errors/keys.ts'
import { ledgerErrors } from './errors/ledger.ts'
import { legalErrors } from './errors/legal.ts'
import { licenceErrors } from './errors/licences.ts'
import { mailErrors } from './errors/mails.ts'
import { mergeErrors } from './errors/merges.ts'
import { emergencyErrors } from './errors/emergencies.ts'
import { moveErrors } from './errors/moves.ts'
import { orderErrors } from './errors/orders.ts'
import { platformErrors } from './errors/platform.ts'
import { portalErrors } from './errors/portal.ts'
import { productErrors } from './errors/products.ts'
import { profileErrors } from './errors/profile.ts'
import { registrationErrors } from './errors/registration.ts'
import { renewalErrors } from './errors/renewals.ts'
import { serviceAccountErrors } from './errors/service-accounts.ts'
import { ssoErrors } from './errors/sso.ts'
import { studentErrors } from './errors/students.ts'
import { viewErrors } from './errors/views.ts'
import { vdiErrors } from './errors/vdi.ts'
import { webhookErrors } from './errors/webhooks.ts'

/** Every error code of the API with its status and its words, domain by domain. */
export const errors = {
  ...accessErrors,
  ...accountErrors,
  ...awsErrors,
  ...backupErrors,
  ...campaignErrors,
  ...cloudUsageErrors,
  ...cloudErrors,
  ...companyErrors,
  ...configurationErrors,
  ...contactErrors,
  ...crmErrors,
  ...documentedCallErrors,
  ...downloadErrors,
  ...eventErrors,
  ...holdingErrors,
  ...importErrors,
  ...inputErrors,
  ...keyErrors,
  ...ledgerErrors,
  ...legalErrors,
  ...licenceErrors,
  ...mailErrors,
  ...mergeErrors,
  ...moveErrors,
  ...emergencyErrors,
  ...orderErrors,
  ...platformErrors,
  ...portalErrors,
  ...productErrors,
  ...profileErrors,
  ...registrationErrors,
  ...renewalErrors,
  ...serviceAccountErrors,
  ...ssoErrors,
  ...studentErrors,
  ...viewErrors,
  ...vdiErrors,
  ...webhookErrors,
}

export type ErrorCode = keyof typeof errors
