import { accessDomain } from '#domains/access/domain.ts'
import { accountsDomain } from '#domains/accounts/domain.ts'
import { auditDomain } from '#domains/audit/domain.ts'
import { backupsDomain } from '#domains/backups/domain.ts'
import { campaignsDomain } from '#domains/campaigns/domain.ts'
import { cloudUsageDomain } from '#domains/cloud-usage/domain.ts'
import { cloudDomain } from '#domains/cloud/domain.ts'
import { companiesDomain } from '#domains/companies/domain.ts'
import { configurationsDomain } from '#domains/configurations/domain.ts'
import { contactsDomain } from '#domains/contacts/domain.ts'
import { crmDomain } from '#domains/crm/domain.ts'
import { documentedCallsDomain } from '#domains/documented-calls/domain.ts'
import { downloadsDomain } from '#domains/downloads/domain.ts'
import { eventsDomain } from '#domains/events/domain.ts'
import { holdingsDomain } from '#domains/holdings/domain.ts'
import { importsDomain } from '#domains/imports/domain.ts'
import { keysDomain } from '#domains/keys/domain.ts'
import { ledgerDomain } from '#domains/ledger/domain.ts'
import { legalDomain } from '#domains/legal/domain.ts'
import { licencesDomain } from '#domains/licences/domain.ts'
import { mailsDomain } from '#domains/mails/domain.ts'
import { mergesDomain } from '#domains/merges/domain.ts'
import { movesDomain } from '#domains/moves/domain.ts'
import { ordersDomain } from '#domains/orders/domain.ts'
import { portalDomain } from '#domains/portal/domain.ts'
import { productsDomain } from '#domains/products/domain.ts'
import { profileDomain } from '#domains/profile/domain.ts'
import { registrationDomain } from '#domains/registration/domain.ts'
import { renewalsDomain } from '#domains/renewals/domain.ts'
import { serviceAccountsDomain } from '#domains/service-accounts/domain.ts'
import { ssoDomain } from '#domains/sso/domain.ts'
import { studentsDomain } from '#domains/students/domain.ts'
import { viewsDomain } from '#domains/views/domain.ts'
import { todayDomain } from '#domains/today/domain.ts'
import { vdiDomain } from '#domains/vdi/domain.ts'
import { webhooksDomain } from '#domains/webhooks/domain.ts'
import type { ServiceLookup } from '#platform/operations/actor.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { Db } from '#platform/database/database.ts'
import { contributionsOf, type Domain, type SeedParts } from '#platform/installation/domain.ts'
import type { ListFile } from '#platform/lists/list-file.ts'

/**
 * Every domain of the portal, the lowest first: one may use those before it, through their `public.ts` (the lint reads the
 * order here). What each of them is stands in its `domain.ts`.
 */
export const domains: readonly Domain[] = [
  accessDomain,
  accountsDomain,
  companiesDomain,
  contactsDomain,
  productsDomain,
  holdingsDomain,
  configurationsDomain,
  webhooksDomain,
  ledgerDomain,
  licencesDomain,
  ordersDomain,
  studentsDomain,
  registrationDomain,
  ssoDomain,
  documentedCallsDomain,
  downloadsDomain,
  keysDomain,
  renewalsDomain,
  movesDomain,
  campaignsDomain,
  serviceAccountsDomain,
  cloudDomain,
  cloudUsageDomain,
  eventsDomain,
  vdiDomain,
  mailsDomain,
  legalDomain,
  mergesDomain,
  importsDomain,
  crmDomain,
  profileDomain,
  portalDomain,
  auditDomain,
  backupsDomain,
  viewsDomain,
  todayDomain,
]

/** Warnings logged at a start in production. */
export const startWarnings = async (db: Db): Promise<string[]> =>
  (await Promise.all(domains.flatMap((domain) => domain.warnings?.(db) ?? []))).flat()

/** Codes of what the operator has to look into, as `/health/ready` reports them. */
export const troublesOf = (db: Db, settings: Configuration): Promise<string[]> =>
  contributionsOf(domains).troubles({ db, settings, clock: () => new Date() })

/** Writes what every domain needs before the first request. Safe to run at every start and in several processes. */
export async function seedDomains(db: Db, parts: SeedParts): Promise<void> {
  for (const domain of domains) await domain.seed?.(db, parts)
}

/** Finds the service account of a licence API key; null where no domain has such keys. */
export const serviceLookup = (db: Db): ServiceLookup =>
  domains.find(({ serviceOf }) => serviceOf !== undefined)?.serviceOf?.(db) ?? (() => Promise.resolve(null))

/** Every list of the portal. */
export const lists: readonly ListFile[] = domains.flatMap((domain) => domain.lists ?? [])
