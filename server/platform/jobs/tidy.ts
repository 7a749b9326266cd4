import { deleteOldUsedLinks } from '../operations/used-links.ts'
import type { Job, JobCall } from './job.ts'

/**
 * Every night: deletes Idempotency-Keys older than a day, used links, and secrets of mails that open
 * nothing any more.
 */
export const tidyJob: Job = {
  name: 'platform.tidy',
  schedule: '17 2 * * *',
  async handle({ db, clock }: JobCall) {
    const dayAgo = new Date(clock().getTime() - 86_400_000).toISOString()
    await db.deleteFrom('idempotencyKeys').where('createdAt', '<', dayAgo).execute()
    const weekAgo = new Date(clock().getTime() - 8 * 86_400_000).toISOString()
    await deleteOldUsedLinks(db)
    await db
      .updateTable('mails')
      .set({ sealed: '' })
      .where('sealed', '<>', '')
      .where('createdAt', '<', weekAgo)
      .execute()
  },
}
