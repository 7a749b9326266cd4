import type { Db } from './database.ts'
import type { Job } from './jobs.ts'

/** Every night: forgets Idempotency-Keys that are older than a day. */
export const tidyJob = (db: Db): Job => ({
  name: 'platform.tidy',
  schedule: '17 2 * * *',
  async handle() {
    const dayAgo = new Date(Date.now() - 86_400_000).toISOString()
    await db.deleteFrom('idempotencyKeys').where('createdAt', '<', dayAgo).execute()
  },
})
