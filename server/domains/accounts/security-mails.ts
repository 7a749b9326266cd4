import { randomInt } from 'node:crypto'
import type { Db, Tx } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import type { Addressed, Written } from '#platform/mail-layout.ts'
import { newSecret, type Tokens } from '#platform/tokens.ts'
import { hasEmailChangeSince, insertEmailChange } from './email-change-queries.ts'
import { type AccountMails, queueToOwner, type Receiver } from './owner-mail.ts'
import { receiverOf } from './queries.ts'
import { codeHash } from './second-factor.ts'
import { storeCode } from './second-factor-queries.ts'
import {
  codeLetter,
  emailChangedLetter,
  type FactorChange,
  factorsLetter,
  newEmailLetter,
  recoveryLetter,
  takenEmailLetter,
} from './security-letters.ts'

const hour = 3_600_000

/**
 * The jobs that write of second factors and of a new address. Codes and links are made here: no request ever holds
 * them, and the mail alone says them.
 */
export function securityMailJobs(db: Db, jobs: Jobs, mails: AccountMails, digest: Tokens['digest']): Job[] {
  const within = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work)
  const send = (tx: Tx, template: string, receiver: Receiver, write: (to: Addressed) => Written, email?: string) =>
    queueToOwner(tx, jobs, mails, { template, receiver, write, email: email ?? receiver.email })
  const tell = (accountId: string, template: string, write: (to: Addressed) => Written) =>
    within(async (tx) => {
      const receiver = await receiverOf(tx, { id: accountId })
      if (receiver) await send(tx, template, receiver, write)
    })
  return [
    {
      name: 'accounts.mailCode',
      handle: ({ challengeId, mail }: { challengeId: string; mail: number }) =>
        within(async (tx) => {
          const code = String(randomInt(1_000_000)).padStart(6, '0')
          const challenge = await storeCode(tx, challengeId, mail, codeHash(digest, challengeId, code))
          const receiver = challenge && (await receiverOf(tx, { id: challenge.accountId }))
          if (receiver) await send(tx, 'accounts.code', receiver, (to) => codeLetter(to, { code }))
        }),
    },
    {
      name: 'accounts.mailFactors',
      handle: ({ accountId, change }: { accountId: string; change: FactorChange }) =>
        tell(accountId, 'accounts.factors', (to) => factorsLetter(to, { change })),
    },
    {
      name: 'accounts.mailRecoveryUsed',
      handle: ({ accountId, left }: { accountId: string; left: number }) =>
        tell(accountId, 'accounts.recoveryUsed', (to) => recoveryLetter(to, { left })),
    },
    {
      name: 'accounts.mailEmailChange',
      handle: (asked: { accountId: string; sessionId: string | null; email: string }) =>
        within((tx) => mailEmailChange(tx, asked, mails.publicUrl, send)),
    },
    {
      name: 'accounts.mailEmailChanged',
      handle: ({ accountId, before }: { accountId: string; before: string }) =>
        within(async (tx) => {
          const receiver = await receiverOf(tx, { id: accountId })
          if (receiver) await send(tx, 'accounts.emailChanged', receiver, emailChangedLetter, before)
        }),
    },
  ]
}

async function mailEmailChange(
  tx: Tx,
  { accountId, sessionId, email }: { accountId: string; sessionId: string | null; email: string },
  publicUrl: string,
  send: (
    tx: Tx,
    template: string,
    receiver: Receiver,
    write: (to: Addressed) => Written,
    email?: string,
  ) => Promise<void>,
): Promise<void> {
  const receiver = await receiverOf(tx, { id: accountId })
  if (!receiver || receiver.disabled) return
  // Asking over and over fills nobody's mailbox.
  if (await hasEmailChangeSince(tx, accountId, email, new Date(Date.now() - 60_000))) return
  const { secret, hash } = newSecret()
  const link = `${publicUrl}/confirmemail?token=${secret}`
  await insertEmailChange(tx, { tokenHash: hash, accountId, sessionId, email, expiresAt: new Date(Date.now() + hour) })
  const owner = await receiverOf(tx, { email })
  if (owner) return send(tx, 'accounts.takenEmail', owner, takenEmailLetter)
  return send(tx, 'accounts.newEmail', receiver, (to) => newEmailLetter(to, { link }), email)
}
