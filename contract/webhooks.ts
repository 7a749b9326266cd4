import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, longText } from './shapes.ts'

const access = 'services.manage'

/** The events a webhook can receive. */
export const webhookEvents = [
  'licence.issued',
  'licence.suspended',
  'licence.resumed',
  'licence.moved',
  'request.created',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The event of the button that tries a webhook out. */
export const testEvent = 'webhook.test'

/** Most webhooks one installation has, so that one event never becomes a flood. */
export const webhookLimit = 50

const facts = {
  /** https, to hosts the operator allowed also http; no user and password in it. */
  url: z.url({ protocol: /^https?$/, error: 'input.webAddress' }).max(500),
  description: longText(500).default(''),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
}

export const webhook = z.object({
  id,
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  disabled: z.boolean(),
  createdAt: instant,
  modifiedAt: instant,
  /** Deliveries of the last seven days, and how many of them have failed for good or still wait. */
  deliveries: z.object({ total: z.number().int(), failed: z.number().int(), waiting: z.number().int() }),
  /** Until when the secret before the present one signs as well; null: it does not. */
  oldSecretUntil: instant.nullable(),
})
export type Webhook = z.infer<typeof webhook>

const webhooksColumns = columnsOf(webhook)({
  url: { text: 'webhooks.url', sort: true },
  description: { text: 'webhooks.description' },
  events: {
    text: 'webhooks.events',
    value: ({ events }) => ({ parts: events.map((event) => ({ text: `webhooks.event.${event}` })), between: ', ' }),
  },
  week: { text: 'webhooks.week', only: 'page' },
  state: {
    text: 'webhooks.state',
    value: ({ disabled }) => ({ text: disabled ? 'webhooks.off' : 'webhooks.on' }),
  },
  created: { text: 'webhooks.createdAt', sort: true, only: 'file', value: ({ createdAt }) => ({ instant: createdAt }) },
})

export const listWebhooks = listOperation({
  name: 'listWebhooks',
  path: '/webhooks',
  access,
  summary: 'Addresses that are told what happens here.',
  title: 'webhooks.title',
  sort: 'url',
  columns: webhooksColumns,
})

export const readWebhook = operation({
  name: 'readWebhook',
  method: 'GET',
  path: '/webhooks/{id}',
  access,
  summary: 'One webhook.',
  output: webhook,
  errors: ['webhooks.notFound'],
})

const withSecret = z.object({ secret: z.string(), webhook })

export const createWebhook = operation({
  name: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  access,
  confirmed: true,
  secret: true,
  summary: 'Add a webhook. Its secret (`whsec_…`, Standard Webhooks) is shown this once.',
  body: z.strictObject(facts),
  output: withSecret,
  errors: ['webhooks.address', 'webhooks.notHttps', 'webhooks.tooMany'],
})

export const changeWebhook = operation({
  name: 'changeWebhook',
  method: 'PUT',
  path: '/webhooks/{id}',
  access,
  confirmed: true,
  summary: 'Change where a webhook goes and what it is told, or disable it; what waits is then not delivered.',
  body: z.strictObject({ ...facts, disabled: z.boolean(), modifiedAt: instant.optional() }),
  output: webhook,
  errors: ['webhooks.notFound', 'webhooks.address', 'webhooks.notHttps', 'request.conflict'],
})

export const deleteWebhook = operation({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  access,
  confirmed: true,
  summary: 'Delete a webhook with its log.',
  errors: ['webhooks.notFound'],
})

/** Hours the old secret signs in addition to a new one. */
export const secretOverlap = 24

export const rotateWebhookSecret = operation({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhooks/{id}/secrets',
  access,
  confirmed: true,
  secret: true,
  summary: 'Make a new secret, shown this once; the old one signs beside it for a day.',
  output: withSecret,
  errors: ['webhooks.notFound'],
})

export const tryWebhook = operation({
  name: 'tryWebhook',
  method: 'POST',
  path: '/webhooks/{id}/tests',
  access,
  summary: 'Send a test event; the log tells what came of it.',
  output: z.object({ deliveryId: id }),
  errors: ['webhooks.notFound', 'webhooks.disabled'],
})

export const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const
export const deliveryState = z.enum(deliveryStates)
export type DeliveryState = z.infer<typeof deliveryState>

export const delivery = z.object({
  id,
  event: z.string(),
  state: deliveryState,
  createdAt: instant,
  attempts: z.number().int(),
  /** Of the last try; null while there was none, or without an answer. */
  lastStatus: z.number().int().nullable(),
  lastError: z.string(),
  deliveredAt: instant.nullable(),
})
export type Delivery = z.infer<typeof delivery>

const deliveriesColumns = columnsOf(delivery)({
  created: {
    text: 'webhooks.log.at',
    sort: true,
    code: true,
    value: ({ createdAt }) => ({ instant: createdAt }),
  },
  event: { text: 'webhooks.log.event', value: ({ event }) => ({ text: `webhooks.event.${event}`, or: event }) },
  state: { text: 'webhooks.state', value: ({ state }) => ({ text: `webhooks.delivery.${state}` }) },
  attempts: { text: 'webhooks.log.tries', align: 'right' },
  last: {
    text: 'webhooks.log.last',
    value: ({ lastStatus, lastError }) =>
      lastStatus === null ? { text: `webhooks.error.${lastError}`, or: lastError } : String(lastStatus),
  },
})

export const listDeliveries = listOperation({
  name: 'listDeliveries',
  path: '/webhooks/{id}/deliveries',
  access,
  summary: 'What a webhook was told, newest first; kept for 30 days.',
  errors: ['webhooks.notFound'],
  filters: { state: deliveryState.optional() },
  title: 'webhooks.deliveries',
  sort: '-created',
  columns: deliveriesColumns,
})

export const readDelivery = operation({
  name: 'readDelivery',
  method: 'GET',
  path: '/webhook-deliveries/{id}',
  access,
  summary: 'One delivery: the exact body, and each try with what was answered.',
  output: delivery.extend({
    webhookId: id,
    /** The JSON text as it was sent. */
    body: z.string(),
    tries: z.array(
      z.object({
        at: instant,
        status: z.number().int().nullable(),
        error: z.string(),
        /** Milliseconds. */
        took: z.number().int(),
        /** The beginning of the answer. */
        answer: z.string(),
      }),
    ),
  }),
  errors: ['webhooks.deliveryNotFound'],
})

export const replayDelivery = operation({
  name: 'replayDelivery',
  method: 'POST',
  path: '/webhook-deliveries/{id}/replays',
  access,
  summary: 'Deliver once more, under the same message id.',
  output: delivery,
  errors: ['webhooks.deliveryNotFound', 'webhooks.disabled'],
})

export const replayDeliveries = operation({
  name: 'replayDeliveries',
  method: 'POST',
  path: '/webhook-deliveries/replays',
  access: access,
  summary: 'Deliver up to 200 deliveries once more, each as `replayDelivery` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
