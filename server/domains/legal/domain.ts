import type { Domain } from '#platform/installation/domain.ts'
import { legalLists } from './lists.ts'
import { acknowledgements } from './acknowledgement.ts'
import { forgetNetworksJob } from './notices.ts'
import { noticeFacts } from './queries.ts'
import { legalRoutes } from './routes.ts'

/** Cancellations and withdrawals declared at the foot of every page. */
export const legalDomain: Domain = {
  name: 'legal',
  routes: legalRoutes,
  lists: legalLists,
  jobs: [forgetNetworksJob],
  letters: Object.values(acknowledgements),
  // They stay when a person is erased: they prove that a contract was ended.
  personalData: {
    name: 'legalNotices',
    read: (db, { email }) => noticeFacts(db, email),
    erase: () => Promise.resolve(),
  },
}
