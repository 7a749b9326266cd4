import type { FactorMethod, SecondFactor } from '#contract/second-factor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Call, Read } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { lockOf } from '../sessions/lockout-queries.ts'
import { factorsOf, insertChallenge, lockChallenge, lockFactors, openChallenge } from './second-factor-queries.ts'
import { cookieParts } from '../sessions/session-secret.ts'
import { mailCode } from '../tasks.ts'

const minute = 60_000
/** How long a mailed code counts. */
export const codeLife = 10 * minute
// Longer than a code, so that an expired one can be replaced without the password.
const challengeLife = 2 * codeLife

/** Wrong codes of all kinds count here, across codes and sign-ins. */
export const factorBudget = ({ tokens }: Pick<Installation, 'tokens'>, accountId: string): Buffer =>
  tokens.digest(`second factor ${accountId}`)

export async function refuseLocked(
  call: Pick<Read, 'db'> & Pick<Installation, 'tokens'>,
  accountId: string,
): Promise<void> {
  const until = await lockOf(call.db, factorBudget(call, accountId))
  if (until) fail('session.factorLocked', { until })
}

/** How an account may complete a sign-in; none: the password is enough. */
export async function methodsOf(db: Db, accountId: string): Promise<FactorMethod[]> {
  const { emailFactor, totp, passkey, recoveryCodes } = await factorsOf(db, accountId)
  if (!emailFactor && !totp && !passkey) return []
  const methods: [FactorMethod, boolean][] = [
    ['email', emailFactor],
    ['totp', totp],
    ['passkey', passkey],
    ['recovery', recoveryCodes > 0],
  ]
  return methods.filter(([, has]) => has).map(([method]) => method)
}

/** After the right password: undefined without a second factor; else sets its cookie, and has a code mailed. */
export async function startSecondFactor(
  call: Pick<Call<unknown, unknown, unknown>, 'db' | 'cookie' | 'jobs' | 'tokens'>,
  accountId: string,
): Promise<{ accessToken: null; secondFactor: SecondFactor } | undefined> {
  const methods = await methodsOf(call.db, accountId)
  if (methods.length === 0) return undefined
  await refuseLocked(call, accountId)
  const { secret, hash } = newSecret()
  const id = newId()
  const mailed = methods.includes('email')
  const ends = await insertChallenge(
    call.db,
    { id, accountId, tokenHash: hash },
    { life: challengeLife, code: mailed ? codeLife : null },
  )
  if (mailed) await call.jobs.send(mailCode, { challengeId: id, mail: 1 })
  call.cookie.setFactor(`${id}.${secret}`, challengeLife)
  return { accessToken: null, secondFactor: { methods, ...ends } }
}

/** The sign-in whose cookie came with the request, as `look` reads it; refuses without one. */
export async function challengeOf<C>(
  { db, cookie }: Pick<Call<unknown, unknown, unknown>, 'db' | 'cookie'>,
  look: (db: Tx, id: string, tokenHash: Buffer) => Promise<C | undefined>,
): Promise<C> {
  const [id, secret] = cookieParts(cookie.factor)
  const challenge = id && secret ? await look(db, id, hashSecret(secret)) : undefined
  if (challenge) return challenge
  if (cookie.factor) cookie.clearFactor()
  return fail('session.factorGone')
}

/**
 * The sign-in of the cookie, locked until the transaction ends. Its account is locked first, as for changes of factors:
 * parallel guesses run one after the other.
 */
export async function lockOpenChallenge(call: Pick<Call<unknown, unknown, unknown>, 'db' | 'cookie'>) {
  const { accountId } = await challengeOf(call, openChallenge)
  await lockFactors(call.db, accountId)
  return challengeOf(call, lockChallenge)
}
