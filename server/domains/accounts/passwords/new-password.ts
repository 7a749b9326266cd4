import type { Actor, Person } from '#platform/operations/actor.ts'
import { fail, failAndCommit } from '#platform/operations/failure.ts'
import type { Before, Call } from '#platform/operations/operations.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { deleteChallenges } from '../factors/second-factor-queries.ts'
import { deleteDevices, endSessions } from '../sessions/device-queries.ts'
import { knownDevice, signedOut } from '../sessions/devices.ts'
import { budgetOf, countWrong, forgiveAccount, forgetFailures, isPasswordRight } from '../sessions/lockout.ts'
import { accountOfLink, deleteLinks, redeemLink } from '../sessions/lockout-queries.ts'
import { deleteEmailChanges } from '../people/email-change-queries.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { changePasswordHash, passwordHashOf, lockReceiver } from '../queries.ts'
import { mailPasswordChanged, mailReset } from '../tasks.ts'

type Body<B, A extends Actor = Actor> = Call<unknown, unknown, B, A>
type Preparing<B, A extends Actor = Actor> = Before<unknown, unknown, B, A>

interface NewPassword {
  id: string
  password: string
  email?: string | undefined
}
interface PasswordChange {
  oldPassword: string
  password: string
}

/**
 * Queues the reset mail. The job checks whether the account exists: the answer is the same for every address, unless
 * the installation does not conceal accounts. Refuses with accounts.userNotFound then.
 */
export async function requestNewPassword(call: Body<{ email: string }>): Promise<void> {
  const { db, jobs, body, audit, settings } = call
  if (!settings.CONCEAL_ACCOUNTS && !(await lockReceiver(db, body))) fail('accounts.userNotFound', undefined, 'email')
  await jobs.send(mailReset, { email: body.email })
  audit({ kind: 'account', id: '' })
}

/** Checks link and password and hashes, before the transaction. */
export async function prepareNewPassword(call: Preparing<NewPassword>) {
  const { db, body } = call
  refuseWeakPassword(body.password, call)
  const account = (await accountOfLink(db, hashSecret(body.id), 'reset')) ?? fail('accounts.linkInvalid')
  if (body.email !== undefined && body.email !== account.email) fail('accounts.linkInvalid')
  if (await passwordMatches(account.passwordHash, body.password))
    fail('password.newAndOldPasswordAreSame', undefined, 'password')
  return { from: account.passwordHash, to: await hashPassword(body.password) }
}

/** Uses the link up and sets the password; every session, device and other link of the account ends. */
export async function setNewPassword(
  call: Body<NewPassword>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const link = await redeemLink(call.db, hashSecret(call.body.id), 'reset')
  const account = link && (await changePasswordHash(call.db, link.accountId, from, to))
  if (!account) fail('accounts.linkInvalid')
  await forgiveAccount(call, account)
  await deleteDevices(call.db, account.id, null)
  await passwordChanged(call, account.id, null)
}

/** Checks the old password and hashes the new one, before the transaction. */
export async function prepareChange(call: Preparing<PasswordChange, Person>) {
  const { db, actor, body } = call
  refuseWeakPassword(body.password, call)
  if (body.oldPassword === body.password) fail('password.newAndOldPasswordAreSame', undefined, 'password')
  const from = await passwordHashOf(db, actor.accountId)
  const budget = await budgetOf(call, actor.email, actor.accountId)
  const right = await isPasswordRight(db, budget, from, body.oldPassword)
  return { budget, from, to: right ? await hashPassword(body.password) : null }
}

export type CheckedChange = Awaited<ReturnType<typeof prepareChange>>

/** Changes one's own password; all other sessions and devices end. A wrong old password counts as one at sign-in does. */
export async function changePassword(
  call: Body<PasswordChange, Person>,
  { budget, from, to }: CheckedChange,
): Promise<void> {
  const { db, actor } = call
  if (to === null) {
    call.audit({ kind: 'account', id: actor.accountId, after: { refused: 'old password is not correct' } })
    const attempts = await countWrong(call, budget, actor.email)
    return failAndCommit('password.oldPasswordNotCorrect', { attempts }, 'oldPassword')
  }
  await forgetFailures(call, budget)
  const account = (await changePasswordHash(db, actor.accountId, from, to)) ?? fail('request.conflict')
  const device = await knownDevice(call)
  await deleteDevices(db, account.id, device?.accountId === account.id ? device.id : null)
  await passwordChanged(call, account.id, actor.sessionId)
}

/**
 * What follows every change: other sessions, open reset links and links to a new address end, and the owner is
 * notified. An intruder who knew the old password must not take the account over by an address requested then.
 */
async function passwordChanged(call: Body<unknown>, accountId: string, but: string | null) {
  await deleteLinks(call.db, accountId, 'reset')
  await deleteEmailChanges(call.db, accountId)
  await deleteChallenges(call.db, accountId)
  signedOut(call, await endSessions(call.db, accountId, { but }))
  call.audit({ kind: 'account', id: accountId, after: { password: 'changed' } })
  await call.jobs.send(mailPasswordChanged, { accountId })
}
