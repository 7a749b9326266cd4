import type { Domain } from '#platform/installation/domain.ts'
import { renewalLists } from './lists.ts'
import { answerLetter, askedLetter, reminderLetter, staffReminderLetter } from './letters.ts'
import { forgetReminders, reminderFacts } from './reminder-queries.ts'
import { remindJob } from './reminders.ts'
import { forgetAsker, requestFacts, waitingRequests } from './request-queries.ts'
import { renewalRoutes } from './routes.ts'

/** What customers request, and reminders before licences end. */
export const renewalsDomain: Domain = {
  name: 'renewals',
  routes: renewalRoutes,
  waiting: waitingRequests,
  lists: renewalLists,
  jobs: [remindJob],
  letters: [reminderLetter, staffReminderLetter, askedLetter, answerLetter],
  personalData: {
    name: 'renewals',
    read: async (db, { accountId, email }) => ({
      requests: await requestFacts(db, accountId),
      reminders: await reminderFacts(db, email),
    }),
    erase: async (tx, { accountId, email }) => {
      await forgetAsker(tx, accountId)
      await forgetReminders(tx, email)
    },
  },
}
