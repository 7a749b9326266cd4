import type { CloudLaunch } from '#contract/cloud-sessions.ts'
import {
  accountForEmail,
  checkPassword,
  mailReset,
  provenAccount,
  refuseCrossSite,
  startSecondFactor,
} from '#domains/accounts/public.ts'
import { inviteAgain } from '#domains/registration/public.ts'
import { Failure, fail } from '#platform/operations/failure.ts'
import type { Before, Call, RunTransaction, Write } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { launch, refusedWith } from './launch.ts'
import { insertTicket, invitedContact, takeTicket } from './sign-in-queries.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'

const ticketLife = 120_000

export const mailFirstPassword = task('cloud.mailFirstPassword', { email: z.string() })

/** A ticket for one sign-in. */
export async function createTicket({ db }: Pick<Write, 'db'>): Promise<{ ticket: string }> {
  const { secret, hash } = newSecret()
  await insertTicket(db, hash, ticketLife)
  return { ticket: secret }
}

interface Credentials {
  ticket: string
  email: string
  password: string
  endOwn: boolean
  place?: string | undefined
}

/** What a wrong sign-in is told by: the codes of the portal's own sign-in in the cloud's words. */
const errCodeOf: Partial<Record<string, 1 | 2 | 4>> = {
  'session.wrongPassword': 4,
  'session.passwordWrong': 4,
  'session.lastAttempt': 4,
  'session.unknownName': 2,
  'session.disabled': 1,
}

/** Signs in to the cloud with the portal's password, lockout and second factor; no session of the portal is opened. */
export async function signInToCloud(
  call: Before<unknown, unknown, Credentials>,
  transaction: RunTransaction,
): Promise<CloudLaunch> {
  refuseCrossSite(call)
  const { ticket, email } = call.body
  if (!(await transaction(({ db }) => takeTicket(db, hashSecret(ticket))))) fail('cloud.ticketInvalid')
  const checked = await checkPassword(call)
  const invited = await invitedContact(call.db, email)
  // Somebody who was invited and never set a password: whatever was typed cannot be right.
  if (!call.settings.CONCEAL_ACCOUNTS && invited && !invited.hasAccount && !checked.account?.verifiedAt) {
    await transaction((write) => mailPassword(write, invited))
    return refusedWith(3)
  }
  const judged = await transaction((write) => judge({ ...call, ...write }, checked))
  if (judged instanceof Failure) {
    const errCode = errCodeOf[judged.code]
    if (errCode === undefined) throw judged
    // Only told where the password was right.
    const blocked = judged.code === 'session.disabled'
    return { ...refusedWith(errCode), ...(blocked && { noAccess: { reason: 'blocked', day: null } }) }
  }
  if (judged.secondFactor) return { ...refusedWith(0), secondFactor: judged.secondFactor }
  return launch(call, transaction, judged.contactId, call.body)
}

type Judging = Call<unknown, unknown, Credentials>

/** Judges the password; a refusal becomes the outcome, so that what it counted stays. */
async function judge(call: Judging, checked: Awaited<ReturnType<typeof checkPassword>>) {
  try {
    const account = await provenAccount(call, checked)
    const factor = await startSecondFactor(call, account.id)
    const { contactId = null } = (await accountForEmail(call.db, account.email)) ?? {}
    return { contactId, secondFactor: factor?.secondFactor }
  } catch (error) {
    // For every address alike: the job looks who was invited and has no password yet, and mails the link.
    if (error instanceof Failure && error.keeps && call.settings.CONCEAL_ACCOUNTS)
      await call.jobs.send(mailFirstPassword, { email: call.body.email })
    if (error instanceof Failure && (error.keeps || error.code === 'session.disabled')) return error
    throw error
  }
}

/** Mails a link to set the first password to somebody invited to the cloud. */
async function mailPassword(write: Write, contact: { id: string; email: string }): Promise<void> {
  await inviteAgain(write, { ...contact, invitedTo: 'cloud' })
  write.audit({ kind: 'contact', id: contact.id, after: { cloudPasswordMailed: contact.email } })
}

/** The portal's own way to a new password, told in the cloud's codes. */
export async function requestPassword(
  call: Call<unknown, unknown, { email: string }>,
): Promise<{ errCode: 0 | 1 | 2 }> {
  const { db, body, jobs, audit, settings } = call
  const invited = await invitedContact(db, body.email)
  if (!settings.CONCEAL_ACCOUNTS) {
    const account = await accountForEmail(db, body.email)
    if (!account && !invited) return { errCode: 1 }
    if (!invited) return { errCode: 2 }
  }
  audit({ kind: 'account', id: '' })
  // Whoever has no account yet sets the first password with an invitation; the job finds out who has one.
  await jobs.send(mailReset, { email: body.email, subject: 'cloud' })
  if (invited) await jobs.send(mailFirstPassword, { email: body.email })
  return { errCode: 0 }
}
