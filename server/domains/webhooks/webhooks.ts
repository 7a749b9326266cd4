import { randomBytes } from 'node:crypto'
import { secretOverlap, testEvent, type Webhook, webhookLimit } from '#contract/webhooks.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { isPlainlyPrivate } from '#platform/outside/public-address.ts'
import { deliver, tidy } from './announce.ts'
import {
  countWebhooks,
  deleteWebhookRow,
  deliveryById,
  insertDelivery,
  insertWebhook,
  lockWebhook,
  replaceSecret,
  reviveDelivery,
  updateWebhook,
  webhookById,
  bodyOf as storedDelivery,
} from './queries.ts'
import { serialize } from '#platform/database/serialize.ts'

interface Facts {
  url: string
  description: string
  events: string[]
}

/** Where a webhook's secret is sealed to. */
export const contextOf = (id: string) => `webhooks ${id}`

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

export async function createWebhook({ db, actor, audit, sealer, settings }: Write, facts: Facts) {
  requireAddress(facts.url, settings.WEBHOOK_HOSTS)
  await serialize(db, 'webhooks')
  if ((await countWebhooks(db)) >= webhookLimit) fail('webhooks.tooMany', { limit: webhookLimit })
  const [id, secret] = [newId(), newSecret()]
  await insertWebhook(db, { ...facts, id, secret: sealer.seal(secret, contextOf(id)) }, actor.accountId)
  audit({ kind: 'webhook', id, after: facts })
  return { secret, webhook: (await webhookById(db, id)) ?? fail('webhooks.notFound') }
}

type Changes = Facts & { disabled: boolean; modifiedAt?: string | undefined }

export async function changeWebhook(
  { db, actor, audit, settings }: Write,
  id: string,
  { modifiedAt, ...facts }: Changes,
): Promise<Webhook> {
  await held(db, id)
  const before = (await webhookById(db, id)) ?? fail('webhooks.notFound')
  refuseChangedSince(modifiedAt, before)
  requireAddress(facts.url, settings.WEBHOOK_HOSTS)
  await updateWebhook(db, id, facts, actor.accountId)
  audit({ kind: 'webhook', id, before: factsOf(before), after: facts })
  return (await webhookById(db, id)) ?? fail('webhooks.notFound')
}

/** Takes a webhook away; what was delivered to it goes in the background. */
export async function deleteWebhook({ db, jobs, audit }: Write, id: string): Promise<void> {
  await held(db, id)
  const before = (await webhookById(db, id)) ?? fail('webhooks.notFound')
  await deleteWebhookRow(db, id)
  await jobs.send(tidy, {})
  audit({ kind: 'webhook', id, before: factsOf(before) })
}

export async function rotateSecret({ db, audit, sealer }: Write, id: string) {
  await held(db, id)
  const secret = newSecret()
  await replaceSecret(db, id, sealer.seal(secret, contextOf(id)), secretOverlap)
  audit({ kind: 'webhook', id, after: { secretReplaced: true } })
  return { secret, webhook: (await webhookById(db, id)) ?? fail('webhooks.notFound') }
}

export async function tryWebhook({ db, jobs, audit, clock }: Write, id: string): Promise<{ deliveryId: string }> {
  if ((await held(db, id)).disabled) fail('webhooks.disabled')
  const [deliveryId, eventId] = [newId(), newId()]
  const body = JSON.stringify({ type: testEvent, timestamp: clock().toISOString(), data: {} })
  await insertDelivery(db, { id: deliveryId, webhookId: id, eventId, event: testEvent, body })
  await jobs.send(deliver, { id: deliveryId })
  audit({ kind: 'webhook', id, after: { tried: deliveryId } })
  return { deliveryId }
}

/** Sends a delivery that ended once more; one that waits is on its way anyhow. */
export async function replayDelivery({ db, jobs, audit }: Write, id: string) {
  const stored = (await storedDelivery(db, id)) ?? fail('webhooks.deliveryNotFound')
  if ((await held(db, stored.webhookId)).disabled) fail('webhooks.disabled')
  if (await reviveDelivery(db, id)) await jobs.send(deliver, { id })
  audit({ kind: 'webhook', id: stored.webhookId, after: { replayed: id } })
  return (await deliveryById(db, id)) ?? fail('webhooks.deliveryNotFound')
}

async function held(db: Write['db'], id: string) {
  return (await lockWebhook(db, id)) ?? fail('webhooks.notFound')
}

// Refused at once where it is plain; names are looked up again for each delivery.
function requireAddress(url: string, allowed: readonly string[]): void {
  const { protocol, username, password, hostname } = new URL(url)
  if (username || password || isPlainlyPrivate(hostname, allowed)) fail('webhooks.address', undefined, 'url')
  if (protocol !== 'https:' && !allowed.includes(hostname)) fail('webhooks.notHttps', undefined, 'url')
}

const factsOf = ({ url, description, events, disabled }: Webhook) => ({ url, description, events, disabled })
