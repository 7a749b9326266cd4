import type { Domain } from '#platform/installation/domain.ts'
import { importLists } from './lists.ts'
import { job, type JobCall } from '#platform/jobs/job.ts'
import { deleteOldImports, forgetImports, importFacts } from './queries.ts'
import { forgetOldIds } from './moving/old-id-queries.ts'
import { importRoutes } from './routes.ts'
import { checkFailed, checkRows, writeRows, writingFailed } from './work.ts'
import { checkImport, writeImport } from './tasks.ts'

/** Tables of companies, contacts and all an older portal hands over: judged in a dry run, then written row by row. */
export const importsDomain: Domain = {
  name: 'imports',
  routes: importRoutes,
  lists: importLists,
  jobs: [
    job(checkImport, { handle: checkRows, failed: checkFailed }),
    job(writeImport, { tries: 20, handle: writeRows, failed: writingFailed }),
    // Tables are stored for thirty days.
    {
      name: 'imports.tidy',
      schedule: '47 2 * * *',
      handle: async ({ db }: JobCall) => void (await deleteOldImports(db)),
    },
  ],
  // Which tables the account uploaded.
  personalData: {
    name: 'imports',
    read: async (db, { accountId }) => (accountId ? importFacts(db, accountId) : null),
    erase: async (tx, { accountId, contactId, email }) => {
      if (accountId) await forgetImports(tx, accountId, email)
      if (contactId) await forgetOldIds(tx, contactId)
    },
  },
}
