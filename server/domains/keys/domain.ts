import type { Domain } from '#platform/installation/domain.ts'
import { keyLists } from './lists.ts'
import { resignedLetter } from './letters.ts'
import { resigningFacts } from './resigning-queries.ts'
import { keyRoutes } from './routes.ts'
import { resignAll } from './work.ts'
import { job } from '#platform/jobs/job.ts'
import { resign } from './resigning.ts'

/** The keys licences are signed with: rotating, retiring, signing again. */
export const keysDomain: Domain = {
  name: 'keys',
  routes: keyRoutes,
  lists: keyLists,
  jobs: [job(resign, { tries: 50, handle: resignAll })],
  letters: [resignedLetter],
  // The account's id stays with what it had re-signed: which account changed customers' licences is evidence.
  personalData: {
    name: 'resignings',
    read: (db, { accountId }) => resigningFacts(db, accountId),
    erase: () => Promise.resolve(),
  },
}
