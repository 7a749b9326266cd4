import { portalDay } from '#contract/time-zone.ts'
import { disableBridged } from '#domains/licences/public.ts'
import { type Job, inOneTransaction } from '#platform/jobs/job.ts'

/** Disables the machines licences moved from once their bridge licences are over. */
export const closeMovesJob: Job = {
  name: 'moves.close',
  schedule: '17 1 * * *',
  handle: inOneTransaction(async ({ db, audit, clock }) => {
    for (const id of await disableBridged(db, portalDay(clock())))
      audit({ kind: 'host', id, before: { disabled: false }, after: { disabled: true } })
  }),
}
