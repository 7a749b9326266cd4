import * as contract from '#contract/webhooks.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { bodyOf, deliveryById, triesOf, webhookById } from './queries.ts'
import { changeWebhook, createWebhook, deleteWebhook, replayDelivery, rotateSecret, tryWebhook } from './webhooks.ts'

export const webhookRoutes: Route[] = [
  on(contract.readWebhook, async ({ db, params }) => (await webhookById(db, params.id)) ?? fail('webhooks.notFound')),
  on(contract.createWebhook, (call) => createWebhook(call, call.body)),
  on(contract.changeWebhook, (call) => changeWebhook(call, call.params.id, call.body)),
  on(contract.deleteWebhook, (call) => deleteWebhook(call, call.params.id)),
  on(contract.rotateWebhookSecret, (call) => rotateSecret(call, call.params.id)),
  on(contract.tryWebhook, (call) => tryWebhook(call, call.params.id)),
  on(contract.readDelivery, async ({ db, params: { id } }) => {
    const delivery = (await deliveryById(db, id)) ?? fail('webhooks.deliveryNotFound')
    return {
      ...delivery,
      ...((await bodyOf(db, id)) ?? fail('webhooks.deliveryNotFound')),
      tries: await triesOf(db, id),
    }
  }),
  on(contract.replayDelivery, (call) => replayDelivery(call, call.params.id)),
  on(contract.replayDeliveries, (call) => eachRecord(call, call.body.ids, replayDelivery)),
]
