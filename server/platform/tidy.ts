import type { Job, JobCall } from './job.ts'

/** Every night: forgets Idempotency-Keys that are older than a day. */
export const tidyJob: Job = {
  name: 'platform.tidy',
  schedule: '17 2 * * *',
  async handle({ db, clock }: JobCall) {
    const dayAgo = new Date(clock().getTime() - 86_400_000).toISOString()
    await db.deleteFrom('idempotencyKeys').where('createdAt', '<', dayAgo).execute()
  },
}
