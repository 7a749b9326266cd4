import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { deleteOldImports, forgetImports, importFacts } from './queries.ts'
import { checkRows, writeRows } from './work.ts'

/** The jobs that check and write uploaded rows, and the one that deletes tables after thirty days. */
export const importJobs = (db: Db, jobs: Jobs, mainContactLimit: number): Job[] => [
  { name: 'imports.check', handle: (task: { importId: string; run: number }) => checkRows(db, task) },
  {
    name: 'imports.write',
    tries: 20,
    handle: (task: { importId: string; accountId: string }) => writeRows(db, jobs, mainContactLimit, task),
  },
  { name: 'imports.tidy', schedule: '47 2 * * *', handle: async () => void (await deleteOldImports(db)) },
]

/** Which tables somebody uploaded. */
export const importPersonalData: PersonalData = {
  name: 'imports',
  read: async (db, { accountId }) => (accountId ? importFacts(db, accountId) : null),
  erase: async (tx, { accountId, email }) => void (accountId && (await forgetImports(tx, accountId, email))),
}
