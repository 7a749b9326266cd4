import type { Domain } from '#platform/installation/domain.ts'
import { mailLists } from './lists.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { emptyLastMails, emptyMails, mailFacts } from './person-queries.ts'
import { deleteOldMails, failedMails, mailsWait, waitingMails } from './queries.ts'
import { mailRoutes } from './routes.ts'
import { mailCheck } from './doctor.ts'

/** The outbox, and in demo mode the mailbox and the gallery. */
export const mailsDomain: Domain = {
  name: 'mails',
  routes: mailRoutes,
  lists: mailLists,
  jobs: [
    {
      name: 'mails.emptyLast',
      schedule: '23 3 * * *',
      handle: async ({ db }: JobCall) => void (await emptyLastMails(db, 14)),
    },
    {
      name: 'mails.removeOld',
      schedule: '53 3 * * *',
      handle: ({ db, settings }: JobCall) => deleteOldMails(db, settings.MAILS_KEPT_DAYS),
    },
  ],
  troubles: async ({ db }) => ((await mailsWait(db)) && (await waitingMails(db)).long ? ['mails.waiting'] : []),
  figures: async ({ db }) => ({ mailsWaiting: (await waitingMails(db)).waiting, mailsFailed: await failedMails(db) }),
  checks: [mailCheck],
  // That one was sent, and about what, stays for the record it is about; what it said goes.
  personalData: {
    name: 'mails',
    read: mailFacts,
    erase: emptyMails,
  },
}
