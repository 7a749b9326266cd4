import type { Write } from '#platform/operations/operations.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { askInvitation, insertInvitation } from './invitation-queries.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { takeTurns } from '../queries.ts'
import { confirmBy } from '../registration.ts'

type Asking = Pick<Write, 'db' | 'actor' | 'jobs'>
type Invited = { id: string; email: string }

/** Invitations one address gets within an hour. */
export const invitationsPerHour = 5

/** Has an invitation mailed to a contact; false where the address had as many as it gets within an hour. */
export async function inviteAgain({ db, actor, jobs }: Asking, { id, email }: Invited): Promise<boolean> {
  await takeTurns(db, email)
  const since = new Date(Date.now() - 3_600_000)
  if ((await countMails(db, { receiver: email }, ['registration.invitation'], since)) >= invitationsPerHour)
    return false
  await askInvitation(db, { contactId: id, email, invitedBy: actor.accountId, expiresAt: confirmBy() })
  await jobs.add('registration.mailInvitation', { contactId: id })
  return true
}

/** An invitation for somebody who proved to read the mailbox, in hand instead of by mail; answers its secret. */
export async function invitationInHand({ db, actor }: Asking, { id, email }: Invited): Promise<string> {
  await takeTurns(db, email)
  await askInvitation(db, { contactId: id, email, invitedBy: actor.accountId, expiresAt: confirmBy() })
  const { secret, hash } = newSecret()
  await insertInvitation(db, { tokenHash: hash, contactId: id, email, expiresAt: confirmBy() })
  return secret
}
