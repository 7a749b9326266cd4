import { storedAddress } from '#contract/email.ts'
import type { Db } from '#platform/database/database.ts'
import { fail, failAndCommit } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Call } from '#platform/operations/operations.ts'
import { noteUsedLink, usedLinkOutcome } from '#platform/operations/used-links.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { knownDevice } from './devices.ts'
import { deviceIds } from './device-queries.ts'
import { countFailure, deleteBudgets, deleteLinks, forgiveFailures, lockOf, redeemLink } from './lockout-queries.ts'
import { passwordMatches } from '../passwords/password.ts'
import { emailOf } from '../queries.ts'
import { mailUnlock } from '../tasks.ts'

type Keyed = Pick<Installation, 'tokens'>
type SignInCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'jobs' | 'audit' | 'client' | 'tokens'>

const wrongPasswords = 5
const lockMinutes = 15

export const emailBudget = ({ tokens }: Keyed, email: string): Buffer =>
  tokens.digest(`sign-in email ${storedAddress(email)}`)
const deviceBudget = ({ tokens }: Keyed, id: string): Buffer => tokens.digest(`sign-in device ${id}`)

/** Whose budget a password counts against: a device that signed in to this account before has one of its own. */
export async function budgetOf(
  call: Pick<Call<unknown, unknown, unknown>, 'db' | 'cookie' | 'tokens'>,
  email: string,
  accountId: string | undefined,
): Promise<Buffer> {
  const device = await knownDevice(call)
  return device && device.accountId === accountId ? deviceBudget(call, device.id) : emailBudget(call, email)
}

/**
 * Whether the password is right. Refuses with session.locked while the budget is used up, after the same time as a
 * check.
 */
export async function isPasswordRight(
  db: Db,
  budget: Buffer,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const until = await lockOf(db, budget)
  const right = await passwordMatches(until ? undefined : stored, password)
  if (until) fail('session.locked', { until })
  return right
}

/**
 * Counts a wrong password; returns how many tries are left. The last one locks, queues the unlock mail and is refused;
 * so are those after it. The job checks whether the account exists, so that the answer takes the same time.
 */
export async function countWrong(call: SignInCall, budget: Buffer, email: string): Promise<number> {
  const counted = await countFailure(call.db, budget, wrongPasswords, lockMinutes)
  if (!counted) fail('session.locked', { until: await lockOf(call.db, budget) })
  if (!counted.lockedUntil) return wrongPasswords - counted.failures
  await call.jobs.send(mailUnlock, { email })
  return failAndCommit('session.locked', { until: counted.lockedUntil })
}

/** Deletes the failures before the right password; refuses it too if parallel guesses have locked meanwhile. */
export async function forgetFailures(call: SignInCall, budget: Buffer): Promise<void> {
  const until = await forgiveFailures(call.db, budget)
  if (until) fail('session.locked', { until })
}

/** Makes every budget of an account fresh again. */
export async function forgiveAccount(call: Pick<SignInCall, 'db' | 'tokens'>, account: { id: string; email: string }) {
  const devices = await deviceIds(call.db, account.id)
  await deleteBudgets(call.db, [emailBudget(call, account.email), ...devices.map((id) => deviceBudget(call, id))])
  await deleteLinks(call.db, account.id, 'unlock')
}

/** Unlocks with the link from the mail. Used again within its time it changes nothing and is no failure. */
export async function unlockAccount(
  call: SignInCall & { body: { token: string; email?: string | undefined } },
): Promise<void> {
  const tokenHash = hashSecret(call.body.token)
  const used = { operation: 'unlockAccount', tokenHash }
  const link = await redeemLink(call.db, tokenHash, 'unlock')
  if (!link) return void (await usedLinkOutcome(call.db, used, 'accounts.errorUnlockAccount'))
  await noteUsedLink(call.db, used)
  const email = await emailOf(call.db, link.accountId)
  if (call.body.email !== undefined && call.body.email !== email) fail('accounts.errorUnlockAccount')
  await forgiveAccount(call, { id: link.accountId, email })
  call.audit({ kind: 'account', id: link.accountId, after: { unlocked: true } })
}
