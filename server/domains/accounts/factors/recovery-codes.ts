import { randomInt } from 'node:crypto'
import type { Person } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call } from '#platform/operations/operations.ts'
import type { Sealer } from '#platform/keys/sealer.ts'
import { methodsOf } from './factor-challenge.ts'
import { hasCodes, replaceCodes, takeCode } from './recovery-code-queries.ts'
import { factorsOf, lockFactors } from './second-factor-queries.ts'
import { mailFactors, mailRecoveryUsed } from '../tasks.ts'

// Nothing that is read as something else: no i, l, o, 0, 1. Ten of these are 49 bits.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codes = 10

const newCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
const shown = (code: string) => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
const hashesOf = (sealer: Sealer, accountId: string, code: string) => sealer.digests(`recovery ${accountId} ${code}`)

/** Uses a recovery code up and notifies its owner. The code comes without hyphens, in lower case. */
export async function redeemRecoveryCode(
  { db, jobs, audit, sealer }: Pick<Call<unknown, unknown, unknown>, 'db' | 'jobs' | 'audit' | 'sealer'>,
  accountId: string,
  code: string,
): Promise<boolean> {
  if (!(await takeCode(db, accountId, hashesOf(sealer, accountId, code)))) return false
  const { recoveryCodes: left } = await factorsOf(db, accountId)
  audit({ kind: 'account', id: accountId, after: { recoveryCode: 'used', left } })
  await jobs.send(mailRecoveryUsed, { accountId, left })
  return true
}

/** Creates ten new codes; they are shown once and stored as digests. */
export async function createRecoveryCodes({
  db,
  actor,
  audit,
  jobs,
  sealer,
}: Call<unknown, unknown, unknown, Person>): Promise<{ recoveryCodes: string[] }> {
  const accountId = actor.accountId
  await lockFactors(db, accountId)
  if ((await methodsOf(db, accountId)).length === 0) fail('security.noFactor')
  const recoveryCodes = await newCodes(db, accountId, sealer)
  audit({ kind: 'account', id: accountId, after: { recoveryCodes: 'new' } })
  await jobs.send(mailFactors, { accountId, change: 'recoveryNew' })
  return { recoveryCodes }
}

/** With the first factor that can be lost come codes for that day; null when there are some already. */
export const firstCodes = async (db: Db, accountId: string, sealer: Sealer): Promise<string[] | null> =>
  (await hasCodes(db, accountId)) ? null : newCodes(db, accountId, sealer)

async function newCodes(db: Db, accountId: string, sealer: Sealer): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode)
  await replaceCodes(
    db,
    accountId,
    fresh.flatMap((code) => hashesOf(sealer, accountId, code).slice(0, 1)),
  )
  return fresh.map(shown)
}
