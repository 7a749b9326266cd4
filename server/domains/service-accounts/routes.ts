import * as licensing from '#contract/licensing.ts'
import * as contract from '#contract/service-accounts.ts'
import { answerKeySet } from '#platform/http/answers/answer-signature.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { issueFor, licenceFor, renew, suspend } from './licensing.ts'
import { serviceById } from './queries.ts'
import { changeService, createKey, createService, deleteService, revokeServiceKey } from './service-accounts.ts'
import { validate } from './validate.ts'

export const serviceRoutes: Route[] = [
  on(
    contract.readServiceAccount,
    async ({ db, params }) => (await serviceById(db, params.id)) ?? fail('services.notFound'),
  ),
  on(contract.createServiceAccount, (call) => createService(call, call.body)),
  on(contract.changeServiceAccount, (call) => changeService(call, call.params.id, call.body)),
  on(contract.deleteServiceAccount, (call) => deleteService(call, call.params.id)),
  on(contract.createServiceKey, (call) => createKey(call, call.params.id, call.body)),
  on(contract.revokeServiceKey, (call) => revokeServiceKey(call, call.params.id, call.params.keyId)),
  on(licensing.issueServiceLicence, (call) => issueFor(call, call.body)),
  on(licensing.readServiceLicence, (call) => licenceFor(call, Number(call.params.serial))),
  on(licensing.renewServiceLicence, (call) => renew(call, Number(call.params.serial), call.body.endDate)),
  on(licensing.suspendServiceLicence, (call) => suspend(call, Number(call.params.serial), call.body.suspended)),
  on(licensing.validateServiceLicence, async (call) =>
    validate(call, call.body, await call.signing.published(call.db)),
  ),
  on(licensing.listAnswerKeys, ({ answerKeys }) => Promise.resolve(answerKeySet(answerKeys))),
]
