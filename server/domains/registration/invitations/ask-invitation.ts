import { serializeMails } from '#platform/mail/count-mails.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Write } from '#platform/operations/operations.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { countOfDay, noteRefusedInvitation } from './company-invitation-queries.ts'
import { askInvitation, countUnwritten, insertInvitation } from './invitation-queries.ts'
import { confirmBy } from '../registration.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'
import { fromNow } from '#platform/database/times.ts'

type Asking = Pick<Write, 'db' | 'actor' | 'jobs' | 'settings'>
type Invited = {
  id: string
  /** Null while staff review it: the invitation goes out with their decision. */
  email: string | null
  /** `cloud`: to that alone; their account is a user's, and starts there. */
  invitedTo?: 'portal' | 'cloud'
}

/** Writes the invitation a contact is to get. */
export const mailInvitation = task('registration.mailInvitation', {
  contactId: z.string(),
})

/** Invitations one mailbox gets within an hour. */
export const invitationsPerHour = 5

/** Has an invitation mailed to a contact; false where the mailbox had as many as it gets within an hour. */
export async function inviteAgain(
  { db, actor, jobs }: Omit<Asking, 'settings'>,
  { id, email, invitedTo = 'portal' }: Invited,
): Promise<boolean> {
  if (email !== null && (await hasEnough(db, id, email))) return false
  await askInvitation(db, { contactId: id, email, invitedTo, invitedBy: actor.accountId, expiresAt: confirmBy })
  await jobs.send(mailInvitation, { contactId: id })
  return true
}

async function hasEnough(db: Tx, id: string, email: string): Promise<boolean> {
  await serializeMails(db, email)
  const since = fromNow(-3_600_000)
  const written = await countMails(db, { mailbox: email }, ['registration.invitation'], since)
  // Others requested meanwhile are still to be written by their jobs.
  return written + (await countUnwritten(db, email, id, since)) >= invitationsPerHour
}

/**
 * Counts an invitation by a company's own people, limited per day (INVITATIONS_PER_DAY). Beyond the limit it returns
 * 'refused' and records it, so that staff see it. Staff invite without limit.
 */
export async function countInvitation({ db, actor, settings }: Asking): Promise<'counted' | 'refused'> {
  const { companyId, sight } = actor
  if (companyId === null || sight === 'all') return 'counted'
  if (await countOfDay(db, companyId, settings.INVITATIONS_PER_DAY)) return 'counted'
  await noteRefusedInvitation(db, companyId)
  return 'refused'
}

/** An invitation for a person who proved to read the mailbox, given at once instead of by mail; returns its secret. */
export async function invitationInHand(
  { db, actor }: Pick<Asking, 'db' | 'actor'>,
  { id, email, invitedTo = 'portal' }: Invited & { email: string },
): Promise<string> {
  await serializeMails(db, email)
  await askInvitation(db, { contactId: id, email, invitedTo, invitedBy: actor.accountId, expiresAt: confirmBy })
  const { secret, hash } = newSecret()
  await insertInvitation(db, { tokenHash: hash, contactId: id, email, expiresAt: confirmBy })
  return secret
}
