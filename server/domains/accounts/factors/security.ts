import type { Security } from '#contract/security.ts'
import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call, Read } from '#platform/operations/operations.ts'
import { endSessions } from '../sessions/device-queries.ts'
import { signedOut } from '../sessions/devices.ts'
import { methodsOf } from './factor-challenge.ts'
import { passkeysOf } from './passkey-queries.ts'
import { deleteCodes } from './recovery-code-queries.ts'
import { deleteChallenges, factorsOf, lockFactors, needsFactor, updateEmailFactor } from './second-factor-queries.ts'
import type { FactorChange } from './security-letters.ts'
import { mailFactors } from '../tasks.ts'

/** One's own second factors. */
export async function readSecurity({ db, actor }: Read<Person>): Promise<Security> {
  const { emailFactor, totp, recoveryCodes } = await factorsOf(db, actor.accountId)
  return { emailFactor, totp, recoveryCodes, passkeys: await passkeysOf(db, actor.accountId) }
}

/** Switches the mailed code on or off. */
export async function setEmailFactor(call: Call<unknown, unknown, { enabled: boolean }, Person>): Promise<void> {
  const { db, actor, body } = call
  await lockFactors(db, actor.accountId)
  if (await updateEmailFactor(db, actor.accountId, body.enabled))
    await factorsChanged(call, body.enabled ? 'emailOn' : 'emailOff')
}

/**
 * What follows every change of factors: other sessions and sign-ins under way end, recovery codes go with the last
 * factor, and the owner is notified.
 */
export async function factorsChanged(
  call: Call<unknown, unknown, unknown, Person>,
  change: FactorChange,
): Promise<void> {
  const { db, actor, jobs, audit } = call
  const accountId = actor.accountId
  if ((await methodsOf(db, accountId)).length === 0) {
    if (await needsFactor(db, accountId)) fail('security.factorNeeded')
    await deleteCodes(db, accountId)
  }
  // What was closed until now is open at once.
  call.forgetSession(actor.sessionId)
  await deleteChallenges(db, accountId)
  signedOut(call, await endSessions(db, accountId, { but: actor.sessionId }))
  audit({ kind: 'account', id: accountId, after: { secondFactor: change } })
  await jobs.send(mailFactors, { accountId, change })
}
