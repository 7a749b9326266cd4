import type { Signer } from '#licence/sign.ts'
import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Sender } from './letters.ts'
import { resigningFacts } from './resigning-queries.ts'
import { resignAll, type Task } from './work.ts'

export { keyMailSamples } from './letters.ts'

/** Signs the live licences of a former key anew. */
export const resignJob = (db: Db, jobs: Jobs, signer: (db: Db) => Promise<Signer>, sender: Sender): Job => ({
  name: 'keys.resign',
  tries: 50,
  handle: (task: Task) => resignAll(db, jobs, signer, sender, task),
})

/** What somebody let be signed anew. The account's id stays with it: who did that to customers' licences is evidence. */
export const keyPersonalData: PersonalData = {
  name: 'resignings',
  read: (db, { accountId }) => resigningFacts(db, accountId),
  erase: () => Promise.resolve(),
}
