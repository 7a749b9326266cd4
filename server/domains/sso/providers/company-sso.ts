import type { CompanySso, CompanySsoInput } from '#contract/sso.ts'
import { requireLockedCompany, requireVisibleCompany } from '#domains/companies/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { assertionAddress, entityId, redirectAddress } from '../addresses.ts'
import {
  configurationOfCompany,
  deleteConfiguration,
  deleteIdentities,
  replaceDomains,
  saveConfiguration,
  sealedFor,
  type SsoConfiguration,
} from './configuration-queries.ts'
import { lockProvider, providerById } from '../queries.ts'
import { checkCompanySso, requirePublicIssuer } from '../rules.ts'

export async function readCompanySso({ db, actor, settings }: Write, companyId: string) {
  await requireVisibleCompany(db, actor, companyId)
  const found = await configurationOfCompany(db, companyId)
  return { configuration: found ? shown(found, settings.PUBLIC_URL) : null }
}

/** Sets how a company signs in. Who was linked at another provider, tenant or client is somebody else there. */
export async function saveCompanySso(
  { db, actor, audit, settings, sealer }: Write,
  companyId: string,
  { modifiedAt, ...input }: CompanySsoInput & { modifiedAt?: string | null | undefined },
): Promise<CompanySso> {
  await requireLockedCompany(db, actor, companyId)
  const before = await configurationOfCompany(db, companyId)
  refuseChangedSince(modifiedAt, before)
  if (!actor.permissions.has('cloud.sso.ids') && changesIds(before, input)) fail('sso.idsForbidden')
  if (!(await lockProvider(db, input.providerId))) fail('sso.providerNotFound', undefined, 'providerId')
  const provider = (await providerById(db, input.providerId))!
  checkCompanySso(input, provider)
  requirePublicIssuer(provider, input.tenantId, settings)
  const { domains, clientSecret, ...values } = input
  const elsewhere = isElsewhere(before, input)
  // Another provider must never be shown the secret of the one before.
  const kept = elsewhere ? null : (before?.clientSecret ?? null)
  const secret = clientSecret === null ? kept : sealer.seal(clientSecret, sealedFor(companyId))
  const id = await saveConfiguration(db, newId(), companyId, { ...values, clientSecret: secret }, actor.accountId)
  await replaceDomains(db, id, domains)
  if (before && elsewhere) await deleteIdentities(db, id)
  const after = (await configurationOfCompany(db, companyId))!
  const changed = clientSecret === null ? {} : { clientSecret: 'changed' }
  audit({
    kind: 'company',
    id: companyId,
    before: before ? facts(before) : null,
    after: { ...facts(after), ...changed },
  })
  return shown(after, settings.PUBLIC_URL)
}

export async function deleteCompanySso({ db, actor, audit }: Write, companyId: string): Promise<void> {
  await requireLockedCompany(db, actor, companyId)
  const before = await configurationOfCompany(db, companyId)
  if (!before || !(await deleteConfiguration(db, companyId))) fail('sso.notConfigured')
  audit({ kind: 'company', id: companyId, before: facts(before) })
}

const isElsewhere = (before: SsoConfiguration | undefined, input: CompanySsoInput): boolean =>
  !before ||
  before.providerId !== input.providerId ||
  before.tenantId !== input.tenantId ||
  before.clientId !== input.clientId ||
  before.entryPoint !== input.entryPoint

function changesIds(before: SsoConfiguration | undefined, input: CompanySsoInput): boolean {
  const { tenantId, clientId, entryPoint, certificate, domains, enabled } = input
  const old = before ?? { tenantId: '', clientId: '', entryPoint: '', certificate: '', domains: [], enabled: false }
  return (
    input.clientSecret !== null ||
    tenantId !== old.tenantId ||
    clientId !== old.clientId ||
    entryPoint !== old.entryPoint ||
    certificate !== old.certificate ||
    enabled !== old.enabled ||
    domains.toSorted().join(' ') !== old.domains.join(' ')
  )
}

const facts = ({ displayName, tenantId, clientId, entryPoint, certificate, domains, enabled }: SsoConfiguration) => ({
  ssoProvider: displayName,
  tenantId,
  clientId,
  entryPoint,
  certificate,
  domains,
  ssoEnabled: enabled,
})

const shown = (one: SsoConfiguration, publicUrl: string): CompanySso => ({
  providerId: one.providerId,
  tenantId: one.tenantId,
  clientId: one.clientId,
  hasSecret: one.clientSecret !== null,
  entryPoint: one.entryPoint,
  certificate: one.certificate,
  domains: one.domains,
  enabled: one.enabled,
  redirectAddress:
    one.protocol === 'oidc' ? redirectAddress(publicUrl, one.identifier) : assertionAddress(publicUrl, one.identifier),
  entityId: one.protocol === 'saml' ? entityId(publicUrl, one.identifier) : '',
  accounts: one.accounts,
  modifiedAt: one.modifiedAt,
})
