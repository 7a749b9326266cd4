import type { Configuration } from '#platform/configuration.ts'
import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { deleteOldInvitations } from './invitation-queries.ts'
import { invitationMailJob } from './invitation-mail.ts'
import { registrationMailJobs } from './mails.ts'
import { claimFacts, forget, invitationFacts, pendingFacts } from './person-queries.ts'
import { deleteOldChallengeUses, deleteOldPendings, newestPending } from './queries.ts'

/** The jobs that write to people who register or are invited, and the one that forgets what expired. */
export function registrationJobs(db: Db, jobs: Jobs, configuration: Configuration): Job[] {
  const { PUBLIC_URL, MAIL_FROM, VENDOR_NAME, VENDOR_COLOUR } = configuration
  const vendor = { name: VENDOR_NAME, colour: VENDOR_COLOUR }
  const mails = { publicUrl: PUBLIC_URL, sender: MAIL_FROM, vendor }
  return [
    ...registrationMailJobs(db, jobs, mails),
    invitationMailJob(db, jobs, mails),
    {
      name: 'registration.tidy',
      schedule: '37 2 * * *',
      async handle() {
        await deleteOldChallengeUses(db)
        await deleteOldPendings(db)
        await deleteOldInvitations(db)
      },
    },
  ]
}

/** The password's hash of the newest registration of an address that waits for its confirmation. */
export const pendingHash = async (db: Db, email: string): Promise<string | undefined> =>
  (await newestPending(db, email))?.passwordHash

/** Every mail about registering, with made-up facts. */
export { registrationMailSamples } from './letters.ts'

/** What somebody entered to register, and the company they said they belong to. */
export const registrationPersonalData: PersonalData = {
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
