import * as licensing from '#contract/licensing.ts'
import * as contract from '#contract/service-accounts.ts'
import type { Issuer } from '#domains/licences/public.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { listRoutes } from '#platform/list-file.ts'
import { on, type Route } from '#platform/operations.ts'
import { serviceLists } from './lists.ts'
import { issueFor, licenceFor, renew, suspend } from './licensing.ts'
import { serviceById } from './queries.ts'
import { changeService, createKey, createService, deleteService, revokeServiceKey } from './service-accounts.ts'
import { validate } from './validate.ts'

interface Means {
  issuer: Issuer
  /** The public licence keys. */
  licenceKeys: (db: Db) => Promise<PublicKeySet>
  /** The public keys of signed answers, as published. */
  answerKeys: () => { keys: { kid: string; kty: 'OKP'; crv: 'Ed25519'; x: string; use: 'sig' }[] }
}

export const serviceRoutes = ({ issuer, licenceKeys, answerKeys }: Means): Route[] => [
  ...listRoutes(serviceLists),
  on(
    contract.readServiceAccount,
    async ({ db, params }) => (await serviceById(db, params.id)) ?? fail('services.notFound'),
  ),
  on(contract.createServiceAccount, (call) => createService(call, call.body)),
  on(contract.changeServiceAccount, (call) => changeService(call, call.params.id, call.body)),
  on(contract.deleteServiceAccount, (call) => deleteService(call, call.params.id)),
  on(contract.createServiceKey, (call) => createKey(call, call.params.id, call.body)),
  on(contract.revokeServiceKey, (call) => revokeServiceKey(call, call.params.id, call.params.keyId)),
  on(licensing.issueServiceLicence, (call) => issueFor(call, call.body, issuer)),
  on(licensing.readServiceLicence, (call) => licenceFor(call, Number(call.params.serial))),
  on(licensing.renewServiceLicence, (call) => renew(call, Number(call.params.serial), call.body.endDate, issuer)),
  on(licensing.suspendServiceLicence, (call) => suspend(call, Number(call.params.serial), call.body.suspended)),
  on(licensing.validateServiceLicence, async (call) => validate(call, call.body, await licenceKeys(call.db))),
  on(licensing.listAnswerKeys, () => Promise.resolve(answerKeys())),
]
