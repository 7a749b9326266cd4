import type { AccountRecord } from '#contract/account-records.ts'
import { seesAllContacts } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read } from '#platform/operations/operations.ts'
import { methodsOf } from '../factors/factor-challenge.ts'
import { accountRecord } from './person-queries.ts'

/** The account of an address: the actor's own, or any for an actor who sees all contacts. Refuses with accounts.userNotFound. */
export async function readAccountRecord({ db, actor }: Read, email: string): Promise<AccountRecord> {
  const found = await accountRecord(db, email, seesAllContacts(actor) ? null : actor.accountId)
  if (!found) return fail('accounts.userNotFound')
  return { ...found, secondFactor: (await methodsOf(db, found.id)).length > 0 }
}
