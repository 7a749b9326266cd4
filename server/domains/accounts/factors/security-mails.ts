import { randomInt } from 'node:crypto'
import { inOneTransaction, type Job, job } from '#platform/jobs/job.ts'
import { countMails, serializeMails } from '#platform/mail/count-mails.ts'
import type { Letter } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { browserOf } from '#texts/browser-name.ts'
import { hasEmailChangeSince, insertEmailChange } from '../people/email-change-queries.ts'
import { mailOwner } from '../people/owner-mail.ts'
import { lockReceiver } from '../queries.ts'
import { codeHash } from './second-factor.ts'
import { storeCode } from './second-factor-queries.ts'
import {
  codeLetter,
  emailChangedLetter,
  factorsLetter,
  newDeviceLetter,
  newEmailLetter,
  recoveryLetter,
  takenEmailLetter,
} from './security-letters.ts'
import { fromNow } from '#platform/database/times.ts'
import { mailCode, mailEmailChange, mailEmailChanged, mailFactors, mailNewDevice, mailRecoveryUsed } from '../tasks.ts'
import type { PayloadOf } from '#platform/jobs/task.ts'

const hour = 3_600_000
/** New devices an hour of which the owner of an account is notified. */
const newDevicesPerHour = 3
/** Mails an hour to new addresses requested by one account, and about such requests to the owner of an address. */
const newAddressesPerHour = 5

/** Queues a letter to the owner of an account, if there still is one. */
async function tell<F>(call: Write, accountId: string, letter: Letter<F>, facts: F, email?: string): Promise<void> {
  const receiver = await lockReceiver(call.db, { id: accountId })
  if (receiver) await mailOwner(call, receiver, letter, facts, email)
}

/**
 * The jobs that mail second factors and changes of address. Codes and links are created here, so that they appear in
 * the mail alone and in no request.
 */
export const securityMailJobs: Job[] = [
  job(mailCode, {
    handle: inOneTransaction(async (call, { challengeId, mail }) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const challenge = await storeCode(call.db, challengeId, mail, codeHash(call, challengeId, code))
      if (challenge) await tell(call, challenge.accountId, codeLetter, { code })
    }),
  }),
  job(mailFactors, {
    handle: inOneTransaction((call, { accountId, change }) => tell(call, accountId, factorsLetter, { change })),
  }),
  job(mailNewDevice, {
    handle: inOneTransaction(async (call, { accountId, userAgent, address, at }) => {
      const owner = await lockReceiver(call.db, { id: accountId })
      // A browser without cookies must not cause a mail at each sign-in.
      const since = fromNow(-hour)
      if (
        !owner ||
        (await countMails(call.db, { mailbox: owner.email }, [newDeviceLetter.template], since)) >= newDevicesPerHour
      )
        return
      const { browser, system } = browserOf(userAgent)
      const named = [browser, system].filter(Boolean).join(', ')
      await mailOwner(call, owner, newDeviceLetter, { browser: named, address, at })
    }),
  }),
  job(mailRecoveryUsed, {
    handle: inOneTransaction((call, { accountId, left }) => tell(call, accountId, recoveryLetter, { left })),
  }),
  job(mailEmailChange, {
    handle: inOneTransaction(writeEmailChange),
  }),
  job(mailEmailChanged, {
    handle: inOneTransaction((call, { accountId, before }) => tell(call, accountId, emailChangedLetter, {}, before)),
  }),
]

async function writeEmailChange(
  call: Write,
  { accountId, sessionId, email }: PayloadOf<typeof mailEmailChange>,
): Promise<void> {
  const { db } = call
  const receiver = await lockReceiver(db, { id: accountId })
  if (!receiver || receiver.disabled) return
  // Limits mails to one mailbox, and the number of mailboxes one account can write to.
  if (await hasEmailChangeSince(db, accountId, email, fromNow(-60_000))) return
  const since = fromNow(-hour)
  const owner = await lockReceiver(db, { email })
  await serializeMails(db, email)
  const toMailbox = await countMails(
    db,
    { mailbox: email },
    [takenEmailLetter.template, newEmailLetter.template],
    since,
  )
  const fromAccount = await countMails(db, { recordId: accountId }, [newEmailLetter.template], since)
  if (Math.max(toMailbox, fromAccount) >= newAddressesPerHour) return
  const { secret, hash } = newSecret()
  await insertEmailChange(db, { tokenHash: hash, accountId, sessionId, email, expiresAt: fromNow(hour) })
  if (owner) return mailOwner(call, owner, takenEmailLetter, {})
  return mailOwner(call, receiver, newEmailLetter, { token: secret }, email)
}
