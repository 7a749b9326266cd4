import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs.ts'
import { deleteOldAttempts } from './attempt-queries.ts'

/** Every night: deletes sign-ins with a provider that ended or expired a day ago. */
export const tidySsoJob = (db: Db): Job => ({
  name: 'sso.tidyAttempts',
  schedule: '41 2 * * *',
  handle: async () => void (await deleteOldAttempts(db)),
})
