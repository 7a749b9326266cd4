import type { Domain } from '#platform/installation/domain.ts'
import { registrationLists } from './lists.ts'
import type { Job, JobCall } from '#platform/jobs/job.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { deleteOldInvitations } from './invitations/invitation-queries.ts'
import { deleteOldCounts, invitationBursts } from './invitations/company-invitation-queries.ts'
import { invitationMailJob } from './invitations/invitation-mail.ts'
import {
  assignedLetter,
  confirmationLetter,
  declinedLetter,
  existsLetter,
  invitationLetter,
  resentLetter,
} from './letters.ts'
import { registrationMailJobs } from './mails.ts'
import { claimFacts, forget, invitationFacts, pendingFacts } from './person-queries.ts'
import { deleteOldChallengeUses, deleteOldPendings, newestPending } from './queries.ts'
import { registrationRoutes } from './routes.ts'
import { waitingClaims } from './claims/claim-queries.ts'

/** Every night: deletes what expired. */
const tidyJob: Job = {
  name: 'registration.tidy',
  schedule: '37 2 * * *',
  async handle({ db }: JobCall) {
    await deleteOldPendings(db)
    await deleteOldInvitations(db)
    await deleteOldCounts(db)
    await deleteOldChallengeUses(db)
  },
}

/** What a person entered to register, and the company they named. */
const personalData: PersonalData = {
  name: 'registration',
  async read(db, { email, contactId }) {
    const [pending, claims, invitations] = await Promise.all([
      pendingFacts(db, email),
      contactId ? claimFacts(db, contactId) : Promise.resolve([]),
      contactId ? invitationFacts(db, contactId) : Promise.resolve([]),
    ])
    return { pending, claims, invitations }
  },
  erase: forget,
}

/** How people come in: registering, confirming their address, being invited, being found a company. */
export const registrationDomain: Domain = {
  name: 'registration',
  routes: registrationRoutes,
  waiting: [waitingClaims, invitationBursts],
  lists: registrationLists,
  jobs: [...registrationMailJobs, invitationMailJob, tidyJob],
  letters: [confirmationLetter, resentLetter, existsLetter, assignedLetter, declinedLetter, invitationLetter],
  personalData,
  pendingPassword: async (db, email) => (await newestPending(db, email))?.passwordHash,
}
