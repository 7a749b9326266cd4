import { needDays } from '#contract/cloud-needs.ts'
import { inviteAgain } from '#domains/registration/public.ts'
import { accountForEmail } from '#domains/accounts/public.ts'
import { cloudUserMoved } from '#domains/contacts/public.ts'
import { inOneTransaction, type Job, job, type JobCall } from '#platform/jobs/job.ts'
import { dueInvitationsJob, invitationJob } from './invitations/invitations.ts'
import { pendingChangesJob } from './pending/pending.ts'
import { syncAndEnd } from './sessions/end-sessions.ts'
import { mailFirstPassword } from './sessions/sign-in.ts'
import { deleteOldRefusals, deleteOldTickets, invitedContact } from './sessions/sign-in-queries.ts'
import { givenMailJob } from './users/given-mail.ts'
import { endSessions } from './tasks.ts'
import { streamingOf } from './streaming.ts'

export const cloudJobs: Job[] = [
  {
    // Failures of AWS are shown on the pages; the next run tries again.
    name: 'cloud.look',
    schedule: '* * * * *',
    longest: 300,
    handle: async (call: JobCall) => void (streamingOf(call).setUp() && (await syncAndEnd(call))),
  },
  job(endSessions, {
    on: cloudUserMoved,
    tries: 10,
    async handle(call) {
      const failure = streamingOf(call).setUp() ? await syncAndEnd(call) : null
      if (failure) throw failure
    },
  }),
  pendingChangesJob,
  givenMailJob,
  invitationJob,
  dueInvitationsJob,
  job(mailFirstPassword, {
    handle: inOneTransaction(async (call, { email }) => {
      const contact = await invitedContact(call.db, email)
      const account = await accountForEmail(call.db, email)
      if (contact && !contact.hasAccount && !account?.verifiedAt)
        await inviteAgain(call, { ...contact, invitedTo: 'cloud' })
    }),
  }),
  {
    // Tickets are free to request without limit and expire within minutes.
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
