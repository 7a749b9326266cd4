import type { SecondFactor } from '#contract/second-factor.ts'
import { fail, failAndCommit } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Call } from '#platform/operations/operations.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { challengeOf, codeLife, factorBudget, lockOpenChallenge, methodsOf, refuseLocked } from './factor-challenge.ts'
import { countFailure, deleteBudgets, lockOf } from '../sessions/lockout-queries.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import {
  closeChallenge,
  hasCode,
  killCodes,
  lockChallenge,
  openChallenge,
  renewCode,
  shareSignInAccount,
} from './second-factor-queries.ts'
import { completeSignIn, refuseCrossSite } from '../sessions/session.ts'
import { redeemTotp } from './totp.ts'
import { mailCode } from '../tasks.ts'

type FactorCall<B = unknown> = Call<unknown, unknown, B>
type Challenge = NonNullable<Awaited<ReturnType<typeof lockChallenge>>>

interface Proof {
  method: 'email' | 'totp' | 'recovery'
  code: string
}

const wrongCodes = 5
const minutes = 10

/** The digest stored of a mailed code; useless without the key and for any other sign-in. */
export const codeHash = ({ tokens }: Pick<Installation, 'tokens'>, challengeId: string, code: string): Buffer =>
  tokens.digest(`code ${challengeId} ${code}`)

/** What the sign-in of the cookie still needs, for a page that was loaded again. */
export async function readFactor(call: Pick<FactorCall, 'db' | 'cookie'>): Promise<SecondFactor> {
  refuseCrossSite(call)
  const { accountId, expiresAt, codeExpiresAt } = await challengeOf(call, openChallenge)
  return { methods: await methodsOf(call.db, accountId), expiresAt, codeExpiresAt }
}

/** Completes a sign-in with a code. Every guess is counted before it is judged, so that no more than five ever are. */
export async function proveFactor(call: FactorCall<Proof>) {
  refuseCrossSite(call)
  const { db, body } = call
  const challenge = await lockOpenChallenge(call)
  const budget = factorBudget(call, challenge.accountId)
  const counted = await countFailure(db, budget, wrongCodes, minutes, minutes)
  if (!counted) fail('session.factorLocked', { until: await lockOf(db, budget) })
  if (!(await isRight(call, challenge))) {
    call.audit({ kind: 'account', id: challenge.accountId, after: { refused: 'error tfa', method: body.method } })
    if (!counted.lockedUntil) failAndCommit('session.errorTfa')
    await killCodes(db, challenge.accountId)
    return failAndCommit('session.factorLocked', { until: counted.lockedUntil })
  }
  await deleteBudgets(db, [budget])
  return completeFactor(call, challenge)
}

function isRight(call: FactorCall<Proof>, { id, accountId }: Challenge): Promise<boolean> {
  const { method } = call.body
  const code = call.body.code.replaceAll(/[\s-]/g, '').toLowerCase()
  if (method === 'recovery') return redeemRecoveryCode(call, accountId, code)
  if (!/^\d{6}$/.test(code)) return Promise.resolve(false)
  return method === 'totp'
    ? redeemTotp(call.db, accountId, code, call.sealer)
    : hasCode(call.db, id, codeHash(call, id, code))
}

/** Ends the sign-in of the cookie with a session. The account may have been disabled since the password. */
export async function completeFactor(call: FactorCall, challenge: { id: string; accountId: string }) {
  const account = (await shareSignInAccount(call.db, challenge.accountId)) ?? fail('session.factorGone')
  if (account.disabled) fail('session.disabled')
  await closeChallenge(call.db, challenge.id)
  call.cookie.clearFactor()
  return completeSignIn(call, account)
}

/** Has a new code mailed; the one before is dead at once. */
export async function mailNewCode(call: FactorCall): Promise<{ expiresAt: string }> {
  refuseCrossSite(call)
  const challenge = await challengeOf(call, lockChallenge)
  await refuseLocked(call, challenge.accountId)
  const renewed = (await renewCode(call.db, challenge.id, codeLife)) ?? fail('session.errorResendMail')
  await call.jobs.send(mailCode, { challengeId: challenge.id, mail: renewed.mails })
  call.audit({ kind: 'account', id: challenge.accountId, after: { codeMailed: 'again' } })
  return { expiresAt: renewed.codeExpiresAt }
}

/** Whom a passkey's answer must be for: the sign-in of the cookie. */
export const factorHolder = (challengeId: string): Buffer => hashSecret(`factor ${challengeId}`)
