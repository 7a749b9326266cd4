import type { SsoProvider, SsoProviderInput } from '#contract/sso.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { forgetLinksAt } from './configuration-queries.ts'
import { deleteProviderRow, insertProvider, lockProvider, providerById, updateProvider } from '../queries.ts'
import { requirePublicIssuer } from '../rules.ts'

export async function createProvider(
  { db, actor, audit, settings }: Write,
  input: SsoProviderInput,
): Promise<SsoProvider> {
  requirePublicIssuer(input, 'tenant', settings)
  const id = newId()
  await insertProvider(db, id, input, actor.accountId)
  audit({ kind: 'ssoProvider', id, after: input })
  return (await providerById(db, id))!
}

/**
 * Changes a provider; while companies use it, it keeps its protocol. At another issuer a name is somebody else's, and the
 * secret nothing to be shown. Refuses when somebody else changed it meanwhile.
 */
export async function changeProvider(
  { db, actor, audit, settings }: Write,
  id: string,
  { modifiedAt, ...input }: SsoProviderInput & { modifiedAt: string },
): Promise<SsoProvider> {
  if (!(await lockProvider(db, id))) fail('sso.providerNotFound')
  const before = (await providerById(db, id))!
  refuseChangedSince(modifiedAt, before)
  requirePublicIssuer(input, 'tenant', settings)
  if (input.protocol === 'oidc' && !input.issuer) fail('sso.issuerMissing', undefined, 'issuer')
  if (before.companies > 0 && input.protocol !== before.protocol) fail('sso.providerInUse', undefined, 'protocol')
  await updateProvider(db, id, input, actor.accountId)
  if (input.issuer !== before.issuer) await forgetLinksAt(db, id)
  const after = (await providerById(db, id))!
  audit({ kind: 'ssoProvider', id, before, after })
  return after
}

export async function deleteProvider({ db, audit }: Write, id: string): Promise<void> {
  const deleted = (await deleteProviderRow(db, id)) ?? fail('sso.providerNotFound')
  audit({ kind: 'ssoProvider', id, before: deleted })
}
