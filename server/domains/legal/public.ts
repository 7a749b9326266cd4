import type { PersonalData } from '#platform/personal-data.ts'
import { noticeFacts } from './queries.ts'

/** The acknowledgements of cancellations and withdrawals, with made-up facts. */
export { legalMailSamples } from './acknowledgement.ts'

/** Cancellations and withdrawals sent from one's address. They stay: they prove that a contract was ended. */
export const legalPersonalData: PersonalData = {
  name: 'legalNotices',
  read: (db, { email }) => noticeFacts(db, email),
  erase: () => Promise.resolve(),
}
