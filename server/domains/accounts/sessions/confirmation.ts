import type { Person } from '#platform/operations/actor.ts'
import { failAndCommit } from '#platform/operations/failure.ts'
import type { Call } from '#platform/operations/operations.ts'
import { markConfirmed } from './confirmation-queries.ts'
import { budgetOf, countWrong, forgetFailures, isPasswordRight } from './lockout.ts'
import { passwordHashOf } from '../queries.ts'

interface Password {
  password: string
}

/** Checks the password before the transaction; it counts against the same budget as at sign-in. */
export async function checkConfirmation(
  call: Pick<Call<unknown, unknown, Password, Person>, 'db' | 'cookie' | 'actor' | 'body' | 'tokens'>,
) {
  const { db, actor, body } = call
  const stored = await passwordHashOf(db, actor.accountId)
  const budget = await budgetOf(call, actor.email, actor.accountId)
  return { budget, right: await isPasswordRight(db, budget, stored, body.password) }
}

export type CheckedConfirmation = Awaited<ReturnType<typeof checkConfirmation>>

/** Opens what is marked as to be confirmed for ten minutes. */
export async function confirmSession(
  call: Call<unknown, unknown, Password, Person>,
  { budget, right }: CheckedConfirmation,
): Promise<void> {
  const { db, actor, audit } = call
  if (!right) {
    audit({ kind: 'account', id: actor.accountId, after: { refused: 'confirmation' } })
    const attempts = await countWrong(call, budget, actor.email)
    return failAndCommit('session.confirmationWrong', { attempts }, 'password')
  }
  await forgetFailures(call, budget)
  await markConfirmed(db, actor.sessionId)
  audit({ kind: 'session', id: actor.sessionId, after: { confirmed: 'password' } })
}
