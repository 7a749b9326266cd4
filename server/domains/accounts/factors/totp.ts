import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Person } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call } from '#platform/operations/operations.ts'
import type { Sealer } from '#platform/keys/sealer.ts'
import { firstCodes } from './recovery-codes.ts'
import { lockFactors } from './second-factor-queries.ts'
import { factorsChanged } from './security.ts'
import { deleteSecret, startSecret, takeStep, totpOf } from './totp-queries.ts'

const context = (accountId: string) => `totp ${accountId}`

function opened(sealer: Sealer, sealed: string, accountId: string): string {
  const secret = sealer.open(sealed, context(accountId))
  if (secret === null)
    throw new Error(`The key that sealed the secret ${sealed.split('.')[0]} … is missing or changed.`)
  return secret
}

/** The time step (RFC 6238) a code belongs to, one step early or late at most; undefined when it is wrong. */
function stepOf(secret: string, code: string): number | undefined {
  const found = verifySync({ secret, token: code, epochTolerance: 30 })
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}

/** Checks a code and uses its time step up: the same code never counts twice. */
export async function redeemTotp(db: Db, accountId: string, code: string, sealer: Sealer): Promise<boolean> {
  const totp = await totpOf(db, accountId)
  if (!totp?.confirmedAt) return false
  const step = stepOf(opened(sealer, totp.sealed, accountId), code)
  return step !== undefined && (await takeStep(db, accountId, step)) !== undefined
}

/** A new secret for an authenticator app. */
export async function startTotp({ db, actor, audit, sealer, vendor }: Call<unknown, unknown, unknown, Person>) {
  const accountId = actor.accountId
  const secret = generateSecret()
  if (!(await startSecret(db, accountId, sealer.seal(secret, context(accountId))))) fail('request.conflict')
  audit({ kind: 'account', id: accountId, after: { authenticatorApp: 'started' } })
  return { secret, uri: generateURI({ issuer: vendor.name, label: actor.email, secret }) }
}

/** The app counts once a code of its own was given. */
export async function confirmTotp(call: Call<unknown, unknown, { code: string }, Person>) {
  const { db, actor, body, sealer } = call
  const accountId = actor.accountId
  await lockFactors(db, accountId)
  const totp = await totpOf(db, accountId)
  if (!totp || totp.confirmedAt) fail('security.totpNotStarted')
  const step = stepOf(opened(sealer, totp.sealed, accountId), body.code)
  if (step === undefined || !(await takeStep(db, accountId, step, true))) fail('security.totpWrong', undefined, 'code')
  await factorsChanged(call, 'totpOn')
  return { recoveryCodes: await firstCodes(db, accountId, sealer) }
}

export async function removeTotp(call: Call<unknown, unknown, unknown, Person>): Promise<void> {
  await lockFactors(call.db, call.actor.accountId)
  if (await deleteSecret(call.db, call.actor.accountId)) await factorsChanged(call, 'totpOff')
}
