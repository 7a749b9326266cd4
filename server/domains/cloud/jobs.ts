import { needDays } from '#contract/cloud-needs.ts'
import { inviteAgain } from '#domains/registration/public.ts'
import { accountForEmail } from '#domains/accounts/public.ts'
import { type Job, type JobCall, inOneTransaction } from '#platform/jobs/job.ts'
import { dueInvitationsJob, invitationJob } from './invitations/invitations.ts'
import { pendingChangesJob } from './pending/pending.ts'
import { lookAndEnd } from './sessions/end-sessions.ts'
import { deleteOldRefusals, deleteOldTickets, invitedContact } from './sessions/sign-in-queries.ts'
import { givenMailJob } from './users/given-mail.ts'
import { streamingOf } from './streaming.ts'

export const cloudJobs: Job[] = [
  {
    // That AWS does not answer stands on the pages; the next look comes.
    name: 'cloud.look',
    schedule: '* * * * *',
    longest: 300,
    handle: async (call: JobCall) => void (streamingOf(call).setUp() && (await lookAndEnd(call))),
  },
  {
    // Somebody lost access: a session that runs ends now, not with the next look.
    name: 'cloud.endSessions',
    tries: 10,
    async handle(call: JobCall) {
      const failure = streamingOf(call).setUp() ? await lookAndEnd(call) : null
      if (failure) throw failure
    },
  },
  pendingChangesJob,
  givenMailJob,
  invitationJob,
  dueInvitationsJob,
  {
    name: 'cloud.mailFirstPassword',
    handle: inOneTransaction(async (call, { email }: { email: string }) => {
      const contact = await invitedContact(call.db, email)
      const account = await accountForEmail(call.db, email)
      if (contact && !contact.hasAccount && !account?.verifiedAt)
        await inviteAgain(call, { ...contact, invitedTo: 'cloud' })
    }),
  },
  {
    // Anybody gets as many as they like, and none works for long.
    name: 'cloud.tidyTickets',
    schedule: '*/10 * * * *',
    handle: async ({ db }: JobCall) => void (await deleteOldTickets(db)),
  },
  {
    name: 'cloud.tidy',
    schedule: '47 2 * * *',
    async handle({ db }: JobCall) {
      await deleteOldRefusals(db, needDays)
    },
  },
]
