import { storedAddress } from '#contract/email.ts'
import { inOneTransaction, type Job, job } from '#platform/jobs/job.ts'
import type { Write } from '#platform/operations/operations.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { countMails, serializeMails } from '#platform/mail/count-mails.ts'
import { changedLetter, cloudResetLetter, resetLetter, unlockLetter } from './letters.ts'
import { countLinksSince, hasLinkSince, insertLink } from './sessions/lockout-queries.ts'
import { mailOwner } from './people/owner-mail.ts'
import { lockReceiver } from './queries.ts'
import { fromNow } from '#platform/database/times.ts'
import { mailPasswordChanged, mailReset, mailUnlock } from './tasks.ts'

const hour = 3_600_000
/** Links to a new password, and to unlock, that an account and a mailbox are mailed within an hour; each works for one. */
const perHour = 5

const ownerOf = async ({ db }: Write, by: { id: string } | { email: string }) => {
  const receiver = await lockReceiver(db, by)
  return receiver && !receiver.disabled ? receiver : undefined
}

/**
 * The jobs that write to an account's owner. Whether the account exists is checked here, so that response times do not
 * reveal it. Secrets of links are created here and appear only in the mail.
 */
export const ownerMailJobs: Job[] = [
  job(mailUnlock, {
    handle: inOneTransaction(async (call, { email }) => {
      const receiver = await ownerOf(call, { email: storedAddress(email) })
      if (receiver && (await hasRoom(call, receiver.email, [unlockLetter.template])))
        await mailOwner(call, receiver, unlockLetter, { token: await newLink(call, receiver.id, 'unlock') })
    }),
  }),
  job(mailReset, {
    handle: inOneTransaction(async (call, { email, subject }) => {
      const receiver = await ownerOf(call, { email: storedAddress(email) })
      if (!receiver) return
      // Repeated requests must not flood a mailbox.
      if (await hasLinkSince(call.db, receiver.id, 'reset', fromNow(-60_000))) return
      if ((await countLinksSince(call.db, receiver.id, 'reset', fromNow(-hour))) >= perHour) return
      if (!(await hasRoom(call, receiver.email, [resetLetter.template, cloudResetLetter.template]))) return
      await mailOwner(call, receiver, subject === 'cloud' ? cloudResetLetter : resetLetter, {
        token: await newLink(call, receiver.id, 'reset'),
      })
    }),
  }),
  job(mailPasswordChanged, {
    handle: inOneTransaction(async (call, { accountId }) => {
      const receiver = await ownerOf(call, { id: accountId })
      if (receiver) await mailOwner(call, receiver, changedLetter, {})
    }),
  }),
]

/** Whether a mailbox, which may belong to several accounts, was mailed fewer than it gets within an hour. */
async function hasRoom({ db }: Write, email: string, templates: readonly string[]): Promise<boolean> {
  await serializeMails(db, email)
  return (await countMails(db, { mailbox: email }, templates, fromNow(-hour))) < perHour
}

async function newLink({ db }: Write, accountId: string, purpose: 'unlock' | 'reset'): Promise<string> {
  const { secret, hash } = newSecret()
  await insertLink(db, { tokenHash: hash, accountId, purpose, expiresAt: fromNow(hour) })
  return secret
}
