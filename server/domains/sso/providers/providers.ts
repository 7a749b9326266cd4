import { type SsoProvider, type SsoProviderInput, tenantPlace } from '#contract/sso.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Before, Write } from '#platform/operations/operations.ts'
import { forgetLinksAt } from './configuration-queries.ts'
import { deleteProviderRow, insertProvider, lockProvider, providerById, updateProvider } from '../queries.ts'
import { requirePublicIssuer } from '../rules.ts'
import { type ProviderCheck, checkIssuer, type Note } from './check.ts'

type Saved = SsoProvider & { notes: Note[] }

/**
 * Requests the address of a provider that is to be saved, before the transaction; with a tenant in it, each company
 * checks its own.
 */
export async function checkProvider({
  body: { protocol, issuer },
  settings,
}: Pick<Before<unknown, unknown, SsoProviderInput>, 'body' | 'settings'>): Promise<ProviderCheck> {
  requirePublicIssuer({ protocol, issuer }, 'tenant', settings)
  if (protocol !== 'oidc' || !issuer || issuer.includes(tenantPlace)) return { issuer, notes: [] }
  return checkIssuer(issuer, settings.SSO_HOSTS)
}

export async function createProvider(
  { db, actor, audit }: Write,
  typed: SsoProviderInput,
  { issuer, notes }: ProviderCheck,
): Promise<Saved> {
  const input = { ...typed, issuer }
  const id = newId()
  await insertProvider(db, id, input, actor.accountId)
  audit({ kind: 'ssoProvider', id, after: input })
  return { ...((await providerById(db, id)) ?? fail('sso.providerNotFound')), notes }
}

/**
 * Changes a provider; while companies use it, its protocol stays. At another issuer a name is another person's, and the
 * secret must not be shown: links and secrets are deleted. Refuses when it was changed meanwhile.
 */
export async function changeProvider(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, ...typed }: SsoProviderInput & { modifiedAt: string },
  { issuer, notes }: ProviderCheck,
): Promise<Saved> {
  const input = { ...typed, issuer }
  if (!(await lockProvider(db, id))) fail('sso.providerNotFound')
  const before = (await providerById(db, id)) ?? fail('sso.providerNotFound')
  refuseChangedSince(modifiedAt, before)
  if (input.protocol === 'oidc' && !input.issuer) fail('sso.issuerMissing', undefined, 'issuer')
  if (before.companies > 0 && input.protocol !== before.protocol) fail('sso.providerInUse', undefined, 'protocol')
  await updateProvider(db, id, input, actor.accountId)
  if (input.issuer !== before.issuer) await forgetLinksAt(db, id)
  const after = (await providerById(db, id)) ?? fail('sso.providerNotFound')
  audit({ kind: 'ssoProvider', id, before, after })
  return { ...after, notes }
}

export async function deleteProvider({ db, audit }: Write, id: string): Promise<void> {
  const deleted = (await deleteProviderRow(db, id)) ?? fail('sso.providerNotFound')
  audit({ kind: 'ssoProvider', id, before: deleted })
}
