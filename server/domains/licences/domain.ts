import { rememberLedger, signDailyHead, signHeadOfToday } from '#domains/ledger/public.ts'
import type { Domain } from '#platform/installation/domain.ts'
import { inOneTransaction, job } from '#platform/jobs/job.ts'
import { enterEarlierLicences } from './imports/enter-earlier-licences.ts'
import { licenceLetter } from './letters.ts'
import { correctEnds } from './passports/ends-queries.ts'
import { downloadFacts, forgetDownloads } from './passports/passport-queries.ts'
import { licenceBytes } from './queries.ts'
import { licenceRoutes } from './routes.ts'

/** Host IDs, licences issued for them, and what customers see of both. */
export const licencesDomain: Domain = {
  name: 'licences',
  routes: licenceRoutes,
  jobs: [
    // Every day: signs the head of the ledger, after licences it does not know yet have entered.
    job(signHeadOfToday, {
      schedule: '5 0 * * *',
      async handle(call) {
        // Nothing is entered behind an end that was cut or rewritten.
        if (!(await rememberLedger(call))) return
        await enterEarlierLicences(call)
        await signDailyHead(call)
      },
    }),
    {
      name: 'licences.correctEnds',
      schedule: '25 3 * * *',
      handle: inOneTransaction(async ({ db, log }) => {
        const wrong = await correctEnds(db)
        if (wrong > 0) log.error({ wrong }, 'ends of licences did not agree with the licences and were corrected')
      }),
    },
  ],
  letters: [licenceLetter],
  attachedFiles: { licence: licenceBytes },
  personalData: {
    name: 'licenceDownloads',
    read: (db, { accountId }) => downloadFacts(db, accountId),
    erase: async (tx, { accountId }) => void (await forgetDownloads(tx, accountId)),
  },
}
