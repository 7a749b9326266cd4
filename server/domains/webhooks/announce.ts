import type { WebhookEvent } from '#contract/webhooks.ts'
import type { Jobs } from '#platform/jobs.ts'
import { newId } from '#platform/ids.ts'
import type { Write } from '#platform/operations.ts'
import { insertDeliveries } from './queries.ts'

export const deliverJob = 'webhooks.deliver'

export const deliver = (jobs: Jobs, id: string) => jobs.add(deliverJob, { id })

/**
 * Tells the webhooks of an event, within the transaction it happened in: told if and only if that commits. The body is
 * `{ type, timestamp, data }`, as Standard Webhooks advise.
 */
export async function announce(
  { db, jobs }: Pick<Write, 'db' | 'jobs'>,
  event: WebhookEvent,
  data: object,
): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })
  for (const id of await insertDeliveries(db, newId(), event, body)) await deliver(jobs, id)
}
