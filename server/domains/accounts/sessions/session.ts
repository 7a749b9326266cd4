import { storedAddress } from '#contract/email.ts'
import { newId } from '#platform/database/ids.ts'
import { fail, failAndCommit } from '#platform/operations/failure.ts'
import type { Before, Call } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { rememberDevice } from './devices.ts'
import { startSecondFactor } from '../factors/factor-challenge.ts'
import { budgetOf, countWrong, forgetFailures, isPasswordRight } from './lockout.ts'
import { accountByEmail, endSession, shareAccount, insertSession, lockSession, rotateSession } from '../queries.ts'
import { cookieParts } from './session-secret.ts'

type SessionCall<B = unknown> = Call<unknown, unknown, B>

/**
 * Several tabs may refresh within seconds: this long both the new secret and the one it replaced give an access token, and
 * neither is rotated, so that no second rotation overtakes a request on its way.
 */
const grace = 10_000

interface Credentials {
  email: string
  password: string
}

/** Checks the password before the transaction. Unknown accounts, wrong passwords and locked ones take the same time. */
export async function checkPassword(call: Before<unknown, unknown, Credentials>) {
  refuseCrossSite(call)
  const { email, password } = call.body
  const [account, pending] = await Promise.all([
    accountByEmail(call.db, email),
    call.contributions.pendingPassword(call.db, storedAddress(email)),
  ])
  const budget = await budgetOf(call, email, account?.id)
  return { account, budget, right: await isPasswordRight(call.db, budget, account?.passwordHash ?? pending, password) }
}

export type CheckedPassword = Awaited<ReturnType<typeof checkPassword>>

/** Judges the password: the right one opens a session, a wrong one counts. */
export const signIn = async (call: SessionCall<Credentials>, checked: CheckedPassword) =>
  admit(call, await provenAccount(call, checked))

type Judging = Pick<SessionCall<Credentials>, 'db' | 'jobs' | 'audit' | 'client' | 'tokens' | 'settings' | 'body'>

/** Judges the password: the right one answers the account, a wrong one counts. Refuses as the sign-in does; what it wrote stays. */
export async function provenAccount(call: Judging, { account, budget, right }: CheckedPassword) {
  if (!account && right) return refuseUnconfirmed(call, budget)
  // A new password may have been set since the check.
  if (!account || !right || !(await shareAccount(call.db, account.id, account.passwordHash)))
    return refuseSignIn(call, account?.id, budget)
  if (!account.verifiedAt) return refuseUnconfirmed(call, budget)
  await forgetFailures(call, budget)
  if (account.disabled) fail('session.disabled')
  return account
}

/** Opens the session of an account that signed in, or starts its second factor. */
export async function admit(call: SessionCall, account: { id: string; email: string; role: string }) {
  return (await startSecondFactor(call, account.id)) ?? completeSignIn(call, account)
}

/** Opens the session of an account that proved all it has to, and remembers the device. */
export async function completeSignIn(call: SessionCall, account: { id: string; email: string; role: string }) {
  const opened = await openSession(call, account)
  await rememberDevice(call, account.id)
  return opened
}

/** Only the right password learns that the address is still to be confirmed. */
async function refuseUnconfirmed(call: Judging, budget: Buffer): Promise<never> {
  await forgetFailures(call, budget)
  call.audit({ kind: 'account', id: '', after: { refused: 'session.notConfirmed' } })
  return failAndCommit('session.notConfirmed')
}

async function refuseSignIn(call: Judging, accountId: string | undefined, budget: Buffer): Promise<never> {
  const email = storedAddress(call.body.email)
  // Whether an unknown address and a wrong password read the same.
  const conceal = call.settings.CONCEAL_ACCOUNTS
  if (accountId) call.audit({ kind: 'account', id: accountId, after: { email, refused: 'wrong password' } })
  else call.audit({ kind: 'account', id: '', after: { refused: 'session.unknownName' } })
  if (!conceal && !accountId) failAndCommit('session.unknownName')
  const attempts = await countWrong(call, budget, email)
  if (attempts === 1) failAndCommit('session.lastAttempt', { attempts })
  return failAndCommit(conceal ? 'session.wrongPassword' : 'session.passwordWrong', { attempts })
}

/** Opens a session for an account that proved itself: sets its cookie, answers its first access token. */
export async function openSession(call: SessionCall, account: { id: string; email: string; role: string }) {
  await call.contributions.signedIn(call.db, account)
  const { secret, hash } = newSecret()
  const id = newId()
  const { idle, most } = lifeOf(call)
  await insertSession(call.db, { id, accountId: account.id, tokenHash: hash, ...call.client }, Math.min(idle, most))
  call.cookie.set(`${id}.${secret}`, idle)
  call.audit({ kind: 'session', id, after: { account: account.email } })
  return { accessToken: await call.tokens.issue({ accountId: account.id, sessionId: id, role: account.role }) }
}

/** How long a session lives that is not used, and how long at most; in milliseconds. */
const lifeOf = ({ settings }: Pick<SessionCall, 'settings'>) => ({
  idle: settings.SESSION_IDLE_HOURS * 3_600_000,
  most: settings.SESSION_DAYS * 86_400_000,
})

/** Rotates the refresh secret. A secret used before, outside the grace period, is a copy and ends the whole session. */
export async function refreshSession(call: SessionCall): Promise<{ accessToken: string | null }> {
  refuseCrossSite(call)
  const [id, secret] = cookieParts(call.cookie.value)
  const session = id ? await lockSession(call.db, id, grace) : undefined
  if (!session || !secret || session.endedAt || session.disabled || session.expired) {
    if (call.cookie.value) call.cookie.clear()
    return { accessToken: null }
  }
  const presented = hashSecret(secret)
  const accessToken = await call.tokens.issue({
    accountId: session.accountId,
    sessionId: session.id,
    role: session.role,
  })
  const current = presented.equals(session.tokenHash)
  const replaced = session.fresh ? session.previousHash : null
  if (replaced && (current || replaced.equals(presented))) return { accessToken }
  if (current) {
    const next = newSecret()
    const life = lifeOf(call)
    await rotateSession(call.db, session.id, { tokenHash: next.hash, previousHash: presented, ...life })
    call.cookie.set(`${session.id}.${next.secret}`, life.idle)
    return { accessToken }
  }
  await endSession(call.db, session.id)
  call.forgetSession(session.id)
  call.cookie.clear()
  call.audit({ kind: 'session', id: session.id, after: { ended: 'reuse' } })
  return { accessToken: null }
}

/** Ends the session of the cookie and of the access token. */
export async function signOut(call: SessionCall): Promise<void> {
  refuseCrossSite(call)
  const [id, secret] = cookieParts(call.cookie.value)
  const ids = new Set<string>()
  if (call.actor.sessionId) ids.add(call.actor.sessionId)
  const session = id && secret ? await lockSession(call.db, id, grace) : undefined
  if (session?.tokenHash.equals(hashSecret(secret ?? ''))) ids.add(session.id)
  for (const one of ids) {
    await endSession(call.db, one)
    call.forgetSession(one)
    call.audit({ kind: 'session', id: one, after: { ended: 'signOut' } })
  }
  call.cookie.clear()
}

/** A browser on another site's page may not use the cookies. */
export function refuseCrossSite({ cookie }: Pick<SessionCall, 'cookie'>): void {
  if (cookie.crossSite) fail('request.origin')
}
