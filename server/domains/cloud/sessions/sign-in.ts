import type { CloudLaunch, requestCloudPassword } from '#contract/cloud-sessions.ts'
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
import { launch } from './launch.ts'
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

/** Refusals of the portal's own sign-in that are an outcome of the cloud's. */
const outcomes: Partial<Record<string, CloudLaunch>> = {
  'session.wrongPassword': { outcome: 'wrongPassword' },
  'session.passwordWrong': { outcome: 'wrongPassword' },
  'session.lastAttempt': { outcome: 'wrongPassword' },
  'session.unknownName': { outcome: 'unknown' },
  // Refused like this only after the right password.
  'session.disabled': { outcome: 'noAccess', noAccess: { reason: 'blocked', day: null } },
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
  // Invited, and never set a password: what was typed cannot be right.
  if (!call.settings.CONCEAL_ACCOUNTS && invited && !invited.hasAccount && !checked.account?.verifiedAt) {
    await transaction((write) => mailPassword(write, invited))
    return { outcome: 'passwordFirst' }
  }
  const result = await transaction((write) => checkSignIn({ ...call, ...write }, checked))
  if (result instanceof Failure) {
    const outcome = outcomes[result.code]
    if (!outcome) throw result
    return outcome
  }
  if (result.secondFactor) return { outcome: 'factorDue', secondFactor: result.secondFactor }
  return launch(call, transaction, result.contactId, call.body)
}

type Checking = Call<unknown, unknown, Credentials>

/** Checks the password; a refusal becomes the result, so that the attempt it counted is committed. */
async function checkSignIn(call: Checking, checked: Awaited<ReturnType<typeof checkPassword>>) {
  try {
    const account = await provenAccount(call, checked)
    const factor = await startSecondFactor(call, account.id)
    const { contactId = null } = (await accountForEmail(call.db, account.email)) ?? {}
    return { contactId, secondFactor: factor?.secondFactor }
  } catch (error) {
    // For every address alike: the job checks who was invited and has no password yet, and mails the link.
    if (error instanceof Failure && error.keeps && call.settings.CONCEAL_ACCOUNTS)
      await call.jobs.send(mailFirstPassword, { email: call.body.email })
    if (error instanceof Failure && (error.keeps || error.code === 'session.disabled')) return error
    throw error
  }
}

/** Mails a link to set the first password to a person invited to the cloud. */
async function mailPassword(write: Write, contact: { id: string; email: string }): Promise<void> {
  await inviteAgain(write, { ...contact, invitedTo: 'cloud' })
  write.audit({ kind: 'contact', id: contact.id, after: { cloudPasswordMailed: contact.email } })
}

/** The portal's own way to a new password. */
export async function requestPassword(
  call: Call<unknown, unknown, { email: string }>,
): Promise<z.output<typeof requestCloudPassword.output>> {
  const { db, body, jobs, audit, settings } = call
  const invited = await invitedContact(db, body.email)
  if (!settings.CONCEAL_ACCOUNTS) {
    const account = await accountForEmail(db, body.email)
    if (!account && !invited) return { outcome: 'unknown' }
    if (!invited) return { outcome: 'noAccess' }
  }
  audit({ kind: 'account', id: '' })
  // Without an account the first password is set with an invitation; the job finds out who has one.
  await jobs.send(mailReset, { email: body.email, subject: 'cloud' })
  if (invited) await jobs.send(mailFirstPassword, { email: body.email })
  return { outcome: 'mailed' }
}
