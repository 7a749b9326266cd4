import { disableBridged } from '#domains/licences/public.ts'
import { dayOf } from '#licence/days.ts'
import { nobody } from '#platform/actor.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs.ts'

/** Disables the machines licences moved from once their bridge licences are over. */
export const closeMovesJob = (db: Db): Job => ({
  name: 'moves.close',
  schedule: '17 1 * * *',
  handle: () =>
    db.transaction().execute(async (tx) => {
      const ids = await disableBridged(tx, dayOf(new Date()))
      if (ids.length === 0) return
      const changes = ids.map((id) => ({ kind: 'host', id, before: { disabled: false }, after: { disabled: true } }))
      await writeAudit(tx, nobody('de'), 'moves.close', changes, { requestId: '', address: '' })
    }),
})
