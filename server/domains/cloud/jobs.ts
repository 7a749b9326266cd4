import { inviteAgain } from '#domains/registration/public.ts'
import { accountForEmail } from '#domains/accounts/public.ts'
import { type Job, type JobCall, once } from '#platform/job.ts'
import { invitationJob } from './invitations.ts'
import { endUnentitled, look } from './look.ts'
import { deleteOldTickets, invitedContact } from './sign-in-queries.ts'
import { isAwsFailure, streamingOf } from './streaming.ts'

/** Looks, then lets go whoever may not stream any more. That AWS does not answer stands on the pages; the next look comes. */
async function lookAndEnd(call: JobCall): Promise<void> {
  if (!streamingOf(call).setUp()) return
  try {
    await look(call, (work) => call.within(work))
    await endUnentitled(call)
  } catch (error) {
    if (!isAwsFailure(error)) throw error
    call.log.warn({ reason: error.message }, 'AppStream did not answer the look at the cloud')
  }
}

export const cloudJobs: Job[] = [
  { name: 'cloud.look', schedule: '* * * * *', longest: 300, handle: lookAndEnd },
  {
    // Somebody lost access: a session that runs ends now, not with the next look.
    name: 'cloud.endSessions',
    tries: 10,
    async handle(call: JobCall) {
      if (!streamingOf(call).setUp()) return
      await look(call, (work) => call.within(work))
      await endUnentitled(call)
    },
  },
  invitationJob,
  {
    name: 'cloud.mailFirstPassword',
    handle: once(async (call, { email }: { email: string }) => {
      const contact = await invitedContact(call.db, email)
      const account = await accountForEmail(call.db, email)
      if (contact && !account?.verifiedAt) await inviteAgain(call, contact)
    }),
  },
  { name: 'cloud.tidy', schedule: '47 2 * * *', handle: async ({ db }: JobCall) => void (await deleteOldTickets(db)) },
]
