import type { Domain } from '#platform/installation/domain.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { auditChecks, linkRows, signEnd } from './chain.ts'
import { auditLists } from './lists.ts'
import { auditFacts } from './queries.ts'
import { deleteOldVisitorCounts } from './visitor-queries.ts'
import { auditRoutes } from './routes.ts'
import { sendLinked } from './send.ts'

/** Who changed what, when. */
export const auditDomain: Domain = {
  name: 'audit',
  routes: auditRoutes,
  lists: auditLists,
  jobs: [
    // Every minute, in whichever process: links what was written since, now and then signs the end, and sends it out.
    {
      name: 'audit.link',
      schedule: '* * * * *',
      tries: 1,
      async handle(job: JobCall) {
        await linkRows(job)
        await signEnd(job)
        await sendLinked(job)
      },
    },
    auditChecks.job,
    {
      name: 'audit.tidyCounts',
      schedule: '31 3 * * *',
      handle: async ({ db }: JobCall) => void (await deleteOldVisitorCounts(db)),
    },
  ],
  // The log of an account's actions and of changes to it stays when it is deleted: it proves who changed what (GDPR,
  // article 17(3)(b) and (e)), and is immutable.
  personalData: {
    name: 'auditLog',
    read: (db, { accountId }) => auditFacts(db, accountId),
    erase: () => Promise.resolve(),
  },
}
