import { type CompanySso, type CompanySsoInput, type SsoProvider, tenantPlace } from '#contract/sso.ts'
import { requireLockedCompany, requireVisibleCompany } from '#domains/companies/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import { newId } from '#platform/database/ids.ts'
import type { Before, Read, Write } from '#platform/operations/operations.ts'
import { networkOf } from '#platform/outside/public-address.ts'
import { assertionAddress, entityId, redirectAddress } from '#contract/sso-addresses.ts'
import { issuerOf } from '../addresses.ts'
import { lockProvider, providerById } from '../queries.ts'
import { checkCompanySso, requirePublicIssuer } from '../rules.ts'
import { asBundle, certificatesIn, lastEnd, shownCertificates, storedCertificates } from '../saml/certificates.ts'
import { isMetadata, metadataOf } from '../saml/metadata.ts'
import { checkEntryPoint, checkIssuer, type Note } from './check.ts'
import {
  configurationOfCompany,
  deleteConfiguration,
  deleteIdentities,
  replaceDomains,
  saveConfiguration,
  sealedFor,
  type SsoConfiguration,
} from './configuration-queries.ts'
import { withoutMissing } from '#platform/record.ts'

type Installed = Pick<Write, 'settings' | 'clock'>
type Input = CompanySsoInput & { modifiedAt?: string | null | undefined }

export async function readCompanySso({ db, actor, ...installation }: Read & Installed, companyId: string) {
  await requireVisibleCompany(db, actor, companyId)
  const found = await configurationOfCompany(db, companyId)
  return { configuration: found ? shown(found, installation) : null, publicUrl: installation.settings.PUBLIC_URL }
}

interface Prepared {
  input: Input
  notes: Note[]
}

/** Reads certificates or metadata, and checks the addresses, before the transaction. */
export async function prepareCompanySso(call: Before<{ id: string }, unknown, Input>): Promise<Prepared> {
  const { db, actor, params, settings, clock, client } = call
  await requireVisibleCompany(db, actor, params.id)
  const provider = await providerById(db, call.body.providerId)
  if (!provider) fail('sso.providerNotFound', undefined, 'providerId')
  if (provider.protocol === 'oidc') return { input: call.body, notes: await checkTenant(provider, call.body, call) }
  const input = await withCertificates(call.body, networkOf(client.address), clock())
  const notes = certificateNotes(input.certificate, clock())
  if (input.enabled && input.entryPoint) {
    const found = await checkEntryPoint(input.entryPoint, settings.SSO_HOSTS)
    if (found === 'metadata') fail('sso.entryPointIsMetadata', undefined, 'entryPoint')
    notes.push(...found)
  }
  return { input, notes }
}

/** Certificates as PEM, whatever they were pasted as; of metadata, what was left empty too. */
async function withCertificates(input: Input, sender: string, now: Date): Promise<Input> {
  if (!input.certificate) return input
  if (!isMetadata(input.certificate)) return { ...input, certificate: asBundle(certificatesIn(input.certificate)) }
  const { certificate, entryPoint, idpEntityId } = await metadataOf(sender, input.certificate, now)
  return {
    ...input,
    certificate,
    entryPoint: input.entryPoint || entryPoint,
    idpEntityId: input.idpEntityId || idpEntityId,
  }
}

function certificateNotes(bundle: string, now: Date): Note[] {
  const [first, ...more] = shownCertificates(bundle, now).filter((one) => one.expired)
  if (!first) return []
  return [
    {
      note: more.length === 0 ? 'certificateExpired' : 'certificatesExpired',
      detail: first.until.slice(0, 10),
    },
  ]
}

const wrongIssuer = ['issuerNotFound', 'issuerOther', 'issuerLacking'] as const

/**
 * Whether the company's issuer answers; not checked while sign-in is switched off. A provider that answers something
 * else is refused, as no sign-in would work. One that is away may come back.
 */
async function checkTenant(
  provider: SsoProvider,
  { tenantId, enabled }: Input,
  { settings }: Pick<Write, 'settings'>,
): Promise<Note[]> {
  const many = provider.issuer.includes(tenantPlace)
  if ((many && !/^[\w.-]{1,100}$/.test(tenantId)) || !enabled) return []
  requirePublicIssuer(provider, tenantId, settings)
  const issuer = issuerOf({ issuer: provider.issuer, tenantId })
  const checked = await checkIssuer(issuer, settings.SSO_HOSTS)
  const [note] = checked.notes
  // Of a provider for many tenants, each company's own issuer has to be exactly the one that is made of its tenant.
  if (note && note.note !== 'issuerAway') {
    const code = wrongIssuer.find((one) => one === note.note) ?? 'issuerOther'
    fail(`sso.${code}`, { detail: note.detail }, many ? 'tenantId' : 'providerId')
  }
  return checked.notes
}

/**
 * Sets how a company signs in. At another provider, tenant or client the same name is another person, so links are
 * deleted.
 */
export async function saveCompanySso(
  { db, actor, audit, settings, sealer, clock }: Write,
  companyId: string,
  { input: { modifiedAt, ...input }, notes }: Prepared,
): Promise<CompanySso & { notes: Note[] }> {
  await requireLockedCompany(db, actor, companyId)
  const before = await configurationOfCompany(db, companyId)
  refuseChangedSince(modifiedAt, before)
  if (!actor.permissions.has('cloud.sso.ids') && changesIds(before, input)) fail('sso.idsForbidden')
  if (!(await lockProvider(db, input.providerId))) fail('sso.providerNotFound', undefined, 'providerId')
  const provider = (await providerById(db, input.providerId)) ?? fail('sso.providerNotFound')
  checkCompanySso(input, provider)
  requirePublicIssuer(provider, input.tenantId, settings)
  const { domains, clientSecret, ...values } = input
  const elsewhere = isElsewhere(before, input)
  // Another provider must never be shown the secret of the one before.
  const kept = elsewhere ? null : (before?.clientSecret ?? null)
  const secret = clientSecret === null ? kept : sealer.seal(clientSecret, sealedFor(companyId))
  const certificatesUntil = lastEnd(storedCertificates(values.certificate))
  // Of another provider, only what was entered is known.
  const unsaid = before?.providerId === input.providerId ? {} : { idpEntityId: '', nameFormat: 'persistent' as const }
  const columns = { ...unsaid, ...withoutMissing(values), clientSecret: secret, certificatesUntil }
  const id = await saveConfiguration(db, newId(), companyId, columns, actor.accountId)
  await replaceDomains(db, id, domains)
  if (before && elsewhere) await deleteIdentities(db, id)
  const after = (await configurationOfCompany(db, companyId)) ?? fail('sso.notConfigured')
  const changed = clientSecret === null ? {} : { clientSecret: 'changed' }
  audit({
    kind: 'company',
    id: companyId,
    before: before ? facts(before) : null,
    after: { ...facts(after), ...changed },
  })
  return { ...shown(after, { settings, clock }), notes }
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
  before.entryPoint !== input.entryPoint ||
  // Another provider of SAML may give its names to other people.
  (before.idpEntityId !== '' && Boolean(input.idpEntityId) && before.idpEntityId !== input.idpEntityId)

function changesIds(before: SsoConfiguration | undefined, input: CompanySsoInput): boolean {
  const { tenantId, clientId, entryPoint, certificate, domains, enabled } = input
  const old = before ?? { tenantId: '', clientId: '', entryPoint: '', certificate: '', domains: [], enabled: false }
  return (
    input.clientSecret !== null ||
    tenantId !== old.tenantId ||
    clientId !== old.clientId ||
    entryPoint !== old.entryPoint ||
    certificate !== old.certificate ||
    (input.idpEntityId ?? before?.idpEntityId ?? '') !== (before?.idpEntityId ?? '') ||
    (input.nameFormat ?? before?.nameFormat ?? 'persistent') !== (before?.nameFormat ?? 'persistent') ||
    enabled !== old.enabled ||
    domains.toSorted().join(' ') !== old.domains.join(' ')
  )
}

const facts = (one: SsoConfiguration) => ({
  ssoProvider: one.displayName,
  tenantId: one.tenantId,
  clientId: one.clientId,
  entryPoint: one.entryPoint,
  certificate: one.certificate,
  idpEntityId: one.idpEntityId,
  nameFormat: one.nameFormat,
  domains: one.domains,
  ssoEnabled: one.enabled,
})

function shown(one: SsoConfiguration, { settings: { PUBLIC_URL }, clock }: Installed): CompanySso {
  const oidc = one.protocol === 'oidc'
  return {
    providerId: one.providerId,
    tenantId: one.tenantId,
    clientId: one.clientId,
    hasSecret: one.clientSecret !== null,
    entryPoint: one.entryPoint,
    certificate: one.certificate,
    certificates: one.protocol === 'saml' ? shownCertificates(one.certificate, clock()) : [],
    idpEntityId: one.idpEntityId,
    nameFormat: one.nameFormat,
    domains: one.domains,
    enabled: one.enabled,
    redirectAddress: (oidc ? redirectAddress : assertionAddress)(PUBLIC_URL, one.identifier),
    entityId: oidc ? '' : entityId(PUBLIC_URL, one.identifier),
    accounts: one.accounts,
    createdAt: one.createdAt,
    modifiedAt: one.modifiedAt,
    createdBy: one.createdBy,
    modifiedBy: one.modifiedBy,
  }
}
