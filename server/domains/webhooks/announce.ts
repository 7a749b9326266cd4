import type { WebhookPayload } from '#contract/webhook-payloads.ts'
import type { WebhookEvent } from '#contract/webhooks.ts'
import { z } from 'zod'
import { task } from '#platform/jobs/task.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { insertDeliveries } from './queries.ts'

export const deliver = task('webhooks.deliver', { id: z.string() })
export const tidy = task('webhooks.tidy')

/**
 * Announces an event to the webhooks within the transaction it happened in: sent if and only if that commits. The body
 * is `{ type, timestamp, data }`, as Standard Webhooks advise.
 */
export const announce = <E extends WebhookEvent>(call: Call, event: E, data: WebhookPayload<E>): Promise<void> =>
  announceAll(call, event, [data])

/** The same for several events of a kind at once. */
export async function announceAll<E extends WebhookEvent>(
  { db, jobs, clock }: Call,
  event: E,
  all: readonly WebhookPayload<E>[],
): Promise<void> {
  if (all.length === 0) return
  const timestamp = clock().toISOString()
  const messages = all.map((data) => ({ id: newId(), body: JSON.stringify({ type: event, timestamp, data }) }))
  for (const id of await insertDeliveries(db, event, messages)) await jobs.send(deliver, { id })
}

type Call = Pick<Write, 'db' | 'jobs' | 'clock'>
