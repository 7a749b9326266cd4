import { disableBridged } from '#domains/licences/public.ts'
import { dayOf } from '#licence/days.ts'
import { type Job, inOneTransaction } from '#platform/jobs/job.ts'

/** Disables the machines licences moved from once their bridge licences are over. */
export const closeMovesJob: Job = {
  name: 'moves.close',
  schedule: '17 1 * * *',
  handle: inOneTransaction(async ({ db, audit, clock }) => {
    for (const id of await disableBridged(db, dayOf(clock())))
      audit({ kind: 'host', id, before: { disabled: false }, after: { disabled: true } })
  }),
}
