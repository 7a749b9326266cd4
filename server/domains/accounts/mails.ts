import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { newSecret } from '#platform/tokens.ts'
import { type AccountLetter, accountLetter } from './letters.ts'
import { hasLinkSince, insertLink } from './lockout-queries.ts'
import { type AccountMails, queueToOwner } from './owner-mail.ts'
import { receiverOf } from './queries.ts'

const hour = 3_600_000

/**
 * The jobs that write to an account's owner. Whether there is an account is found out here and not while somebody
 * waits for an answer; the secrets of links are made here and stand in the mail alone.
 */
export function accountMailJobs(db: Db, jobs: Jobs, mails: AccountMails): Job[] {
  const write = async (by: { id: string } | { email: string }, kind: AccountLetter) =>
    db.transaction().execute(async (tx) => {
      const receiver = await receiverOf(tx, by)
      if (!receiver || receiver.disabled) return
      // Asking over and over fills nobody's mailbox.
      if (kind === 'reset' && (await hasLinkSince(tx, receiver.id, 'reset', new Date(Date.now() - 60_000)))) return
      const link = kind === 'changed' ? null : await newLink(tx, receiver.id, kind, mails.publicUrl)
      await queueToOwner(tx, jobs, mails, {
        ...{ template: `accounts.${kind}`, receiver, email: receiver.email },
        write: (to) => accountLetter(to, { kind, link }),
      })
    })
  return [
    {
      name: 'accounts.mailUnlock',
      handle: ({ email }: { email: string }) => write({ email: email.toLowerCase() }, 'unlock'),
    },
    {
      name: 'accounts.mailReset',
      handle: ({ email }: { email: string }) => write({ email: email.toLowerCase() }, 'reset'),
    },
    {
      name: 'accounts.mailPasswordChanged',
      handle: ({ accountId }: { accountId: string }) => write({ id: accountId }, 'changed'),
    },
  ]
}

async function newLink(db: Db, accountId: string, purpose: 'unlock' | 'reset', publicUrl: string): Promise<string> {
  const { secret, hash } = newSecret()
  await insertLink(db, { tokenHash: hash, accountId, purpose, expiresAt: new Date(Date.now() + hour) })
  return `${publicUrl}${purpose === 'unlock' ? '/resetlockout?token=' : '/setNewPassword?id='}${secret}`
}
