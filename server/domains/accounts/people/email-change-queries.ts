import { clockTime, transactionTime } from '#platform/database/times.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import type { RawBuilder } from 'kysely'

export const insertEmailChange = (
  db: Db,
  change: {
    tokenHash: Buffer
    accountId: string
    sessionId: string | null
    email: string
    expiresAt: RawBuilder<string>
  },
) => db.insertInto('emailChanges').values(change).execute()

/** Whether a link to this address was made a moment ago. */
export const hasEmailChangeSince = async (
  db: Db,
  accountId: string,
  email: string,
  since: RawBuilder<string>,
): Promise<boolean> =>
  (await db
    .selectFrom('emailChanges')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirst()) !== undefined

/** Uses the link up. */
export const takeEmailChange = (db: Db, tokenHash: Buffer) =>
  db
    .updateTable('emailChanges')
    .set({ usedAt: transactionTime })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .returning(['accountId', 'sessionId', 'email'])
    .executeTakeFirst()

const lockAddress = (db: Tx, accountId: string) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('disabled', '=', false)
    .forUpdate()
    .executeTakeFirst()

/**
 * Sets the address and returns the one before. Another account may have taken the address since the link was mailed.
 */
export async function changeEmail(db: Tx, accountId: string, email: string): Promise<string | undefined> {
  const account = await lockAddress(db, accountId)
  if (!account) return undefined
  await db
    .updateTable('accounts')
    .set({ email, verifiedAt: transactionTime, modifiedAt: clockTime })
    .where('id', '=', accountId)
    .execute()
    .catch(onConstraint({ accounts_email_key: () => fail('accounts.linkInvalid') }))
  return account.email
}

/** Deletes the requests of an account for a new address; those of the session `but` stay. */
export const deleteEmailChanges = (db: Db, accountId: string, { but = null }: { but?: string | null } = {}) =>
  db
    .deleteFrom('emailChanges')
    .where('accountId', '=', accountId)
    .$if(but !== null, (rows) => rows.where('sessionId', 'is distinct from', but))
    .execute()
