import { system } from '#platform/operations/actor.ts'
import { fail, Failure } from '#platform/operations/failure.ts'
import { job } from '#platform/jobs/job.ts'
import type { Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { applyConfiguration, applyRemoval } from '../accounts/configurations.ts'
import { lockConfiguration } from '../accounts/configuration-queries.ts'
import { lockAccess } from '../users/user-queries.ts'
import { applyUnlinking } from '../users/linked.ts'
import { switchAccess } from '../users/users.ts'
import { duePending, takePending } from './pending-queries.ts'
import { applyChanges } from '../tasks.ts'
import { z } from 'zod'

/** Undoes a waiting change: one of access with the operation's permission, any other with cloud.edit. */
export async function undoChange(call: Write, configurationId: string, id: string): Promise<void> {
  const { db, actor, audit } = call
  // Locked first, as in carrying out the change.
  if (!(await lockConfiguration(db, actor, configurationId))) fail('cloud.notFound')
  const taken = (await takePending(db, configurationId, { id })) ?? fail('cloud.changeDone')
  if (taken.kind !== 'access') requirePermission(actor, 'cloud.edit')
  const subject = taken.contactId
    ? { kind: 'cloudAccess', id: taken.contactId }
    : { kind: 'cloudConfiguration', id: configurationId }
  audit({ ...subject, before: { pending: taken.kind }, after: { pending: null } })
}

/** What an unlinking stored of itself. */
const unlinked = z.object({ holdingId: z.string() })

/** Does one change whose minute is over, unless it was undone or is done. */
async function apply(call: Write, configurationId: string, id: string): Promise<void> {
  const configuration = await lockConfiguration(call.db, system, configurationId)
  const taken = configuration && (await takePending(call.db, configurationId, { id }))
  if (!taken) return
  if (taken.kind === 'account') return applyConfiguration(call, configuration, taken.change as never, taken.createdBy)
  if (taken.kind === 'removal') return applyRemoval(call, configuration)
  if (taken.kind === 'product')
    return void (await applyUnlinking(call, configurationId, unlinked.parse(taken.change).holdingId, taken.createdBy))
  const user = taken.contactId ? await lockAccess(call.db, configurationId, taken.contactId) : undefined
  if (user) await switchAccess(call, configuration, user, false, taken.createdBy)
}

/** Applies changes whose minute is over; what a dead process left is done in the next run. */
export const pendingChangesJob = job(applyChanges, {
  schedule: '* * * * *',
  async handle({ db, transaction, log }) {
    for (const { id, configurationId } of await duePending(db))
      try {
        await transaction((call) => apply(call, configurationId, id))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        // Such as a stack that is gone since: the change is dropped and access stays.
        log.warn({ configurationId, code: error.code }, 'a change of a cloud account that waited could not be done')
        await transaction(({ db: tx }) => takePending(tx, configurationId, { id }).then(() => undefined))
      }
  },
})
