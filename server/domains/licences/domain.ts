import { signDailyHead } from '#domains/ledger/public.ts'
import type { Domain } from '#platform/installation/domain.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { enterEarlierLicences } from './imports/enter-earlier-licences.ts'
import { licenceLetter } from './letters.ts'
import { downloadFacts, forgetDownloads } from './passports/passport-queries.ts'
import { licenceBytes } from './queries.ts'
import { licenceRoutes } from './routes.ts'

/** Host IDs, licences issued for them, and what customers see of both. */
export const licencesDomain: Domain = {
  name: 'licences',
  routes: licenceRoutes,
  jobs: [
    // Every day: signs the head of the ledger, after licences it does not know yet have entered.
    {
      name: 'ledger.signHead',
      schedule: '5 0 * * *',
      async handle(job: JobCall) {
        await enterEarlierLicences(job)
        await signDailyHead(job)
      },
    },
  ],
  letters: [licenceLetter],
  attachedFiles: { licence: licenceBytes },
  // The licence files somebody fetched.
  personalData: {
    name: 'licenceDownloads',
    read: (db, { accountId }) => downloadFacts(db, accountId),
    erase: async (tx, { accountId }) => void (await forgetDownloads(tx, accountId)),
  },
}
