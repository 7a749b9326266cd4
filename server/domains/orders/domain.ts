import type { Domain } from '#platform/installation/domain.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { shopRoutes } from './endpoint.ts'
import { crmLetter, paidTwiceLetter } from './letters.ts'
import { orderLists } from './lists.ts'
import { notificationJobs } from './notifications/notifications.ts'
import { ordersOf } from './queries.ts'
import { orderRoutes } from './routes.ts'
import { waitingPayments } from './notifications/notification-queries.ts'
import { shopCheck } from './doctor.ts'

/** What a person ordered and paid. It stays after their erasure: receipts are retained for eight years (§ 147 AO). */
const personalData: PersonalData = {
  name: 'orders',
  read: (db, { contactId }) => (contactId ? ordersOf(db, contactId) : Promise.resolve([])),
  erase: () => Promise.resolve(),
}

/** Orders, the shop they are paid in, and its notifications. */
export const ordersDomain: Domain = {
  name: 'orders',
  routes: orderRoutes,
  waiting: waitingPayments,
  lists: orderLists,
  jobs: notificationJobs,
  letters: [crmLetter, paidTwiceLetter],
  personalData,
  outerRoutes: shopRoutes,
  checks: [shopCheck],
}
