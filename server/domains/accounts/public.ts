import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs.ts'
import { newSecret } from '#platform/tokens.ts'
import { countAccounts, deleteOldSessions, demoAccounts, insertSetupLink } from './queries.ts'

/** Every night: deletes sessions that ended or expired a month ago. */
export const tidySessionsJob = (db: Db): Job => ({
  name: 'accounts.tidySessions',
  schedule: '27 2 * * *',
  handle: async () => void (await deleteOldSessions(db)),
})

export { actorLookup } from './session.ts'
export { hashPassword } from './password.ts'

/** A one-time link (1 hour) that makes the first administrator, or null when there are accounts already. */
export async function firstAdministratorLink(db: Db, publicUrl: string): Promise<string | null> {
  if ((await countAccounts(db)) > 0) return null
  const { secret, hash } = newSecret()
  await insertSetupLink(db, hash, new Date(Date.now() + 3_600_000))
  return `${publicUrl}/setup?token=${secret}`
}

/** E-mail addresses of the demo accounts that are still in the database. */
export const demoAccountsOf = (db: Db): Promise<string[]> => demoAccounts(db)
