import type { Domain } from '#platform/installation/domain.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { cloudJobs } from './jobs.ts'
import { endedLetter, givenLetter, invitationLetter } from './letters.ts'
import { cloudLists } from './lists.ts'
import { cloudRoutes } from './routes.ts'
import { cloudFacts, deleteAccessOf } from './users/user-queries.ts'
import { cloudCheck } from './doctor.ts'

/** The cloud accounts a person may stream with, and since when. */
const personalData: PersonalData = {
  name: 'cloud',
  read: async (db, { contactId }) => (contactId ? cloudFacts(db, contactId) : null),
  erase: async (tx, { contactId }) => void (contactId && (await deleteAccessOf(tx, contactId))),
}

/** Software streamed from the cloud: accounts of companies, who may stream, and the way in. */
export const cloudDomain: Domain = {
  name: 'cloud',
  routes: cloudRoutes,
  jobs: cloudJobs,
  lists: cloudLists,
  letters: [invitationLetter, givenLetter, endedLetter],
  checks: [cloudCheck],
  personalData,
}
