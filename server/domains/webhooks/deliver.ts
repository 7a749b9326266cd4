import { type Job, job } from '#platform/jobs/job.ts'
import { deliver, tidy } from './announce.ts'
import { endDelivery, forgetDeliveries, insertTry, waitingDelivery } from './queries.ts'
import { sendMessage } from './send.ts'
import { contextOf } from './webhooks.ts'

/** Days the log is retained. */
const remembered = 30

/** The jobs that deliver, with growing pauses between the tries, and delete old deliveries every night. */
export const webhookJobs: Job[] = [
  job(deliver, {
    tries: ({ WEBHOOK_TRIES }) => WEBHOOK_TRIES,
    async handle({ db, sealer, settings }, { id }) {
      const delivery = await waitingDelivery(db, id)
      if (!delivery) return
      if (delivery.disabled) return void (await endDelivery(db, id, 'dropped'))
      const secrets = [delivery.secret, delivery.oldSecret].flatMap((sealed) =>
        sealed === null ? [] : (sealer.open(sealed, contextOf(delivery.webhookId)) ?? []),
      )
      const sent = await sendMessage(
        delivery.url,
        { id: `msg_${delivery.eventId}`, body: delivery.body, secrets },
        settings.WEBHOOK_HOSTS,
      )
      await insertTry(db, { deliveryId: id, ...sent })
      const taken = sent.status !== null && sent.status >= 200 && sent.status < 300
      if (taken) return void (await endDelivery(db, id, 'delivered'))
      // A private address stays one, and 410 means: never again.
      if (sent.error === 'private' || sent.status === 410) return void (await endDelivery(db, id, 'failed'))
      throw new Error(sent.error || `answered ${sent.status}`)
    },
    failed: async ({ db }, { id }) => void (await endDelivery(db, id, 'failed')),
  }),
  job(tidy, {
    schedule: '41 2 * * *',
    handle: ({ db }) => forgetDeliveries(db, remembered),
  }),
]
