import { transactionTime } from '#platform/database/times.ts'
import { sql, type RawBuilder } from 'kysely'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db } from '#platform/database/database.ts'

/** Until when a budget is used up; undefined while it is not. */
export const lockOf = async (db: Db, key: Buffer): Promise<string | undefined> => {
  const lock = await db
    .selectFrom('signInBudgets')
    .select('lockedUntil')
    .where('key', '=', key)
    .where('lockedUntil', '>', transactionTime)
    .executeTakeFirst()
  return lock?.lockedUntil ?? undefined
}

/**
 * Counts one wrong guess and locks at the last one, in one statement, so that parallel guesses run one after the other.
 * Undefined when the budget was used up before. A lock that is over and failures older than `memory` minutes begin
 * again.
 */
export async function countFailure(db: Db, key: Buffer, limit: number, minutes: number, memory = 1440) {
  const next = sql`CASE WHEN b.locked_until IS NULL AND b.updated_at > now() - make_interval(mins => ${memory}) THEN b.failures + 1 ELSE 1 END`
  const { rows } = await sql<{ failures: number; lockedUntil: string | null }>`
    INSERT INTO sign_in_budgets AS b (key, failures) VALUES (${key}, 1)
    ON CONFLICT (key) DO UPDATE SET
      failures = ${next},
      locked_until = CASE WHEN ${next} >= ${limit} THEN now() + make_interval(mins => ${minutes}) END,
      updated_at = now()
    WHERE b.locked_until IS NULL OR b.locked_until <= now()
    RETURNING failures, locked_until`.execute(db)
  return rows[0]
}

/** Deletes the failures of a budget; one that is used up stays, and its end is returned. */
export async function forgiveFailures(db: Db, key: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ lockedUntil: string }>`
    WITH forgiven AS (DELETE FROM sign_in_budgets WHERE key = ${key} AND (locked_until IS NULL OR locked_until <= now()))
    SELECT locked_until FROM sign_in_budgets WHERE key = ${key} AND locked_until > now()`.execute(db)
  return rows[0]?.lockedUntil
}

export const deleteBudgets = (db: Db, keys: Buffer[]) =>
  db.deleteFrom('signInBudgets').where('key', 'in', keys).execute()

export const deleteOldBudgets = (db: Db, before: RawBuilder<string>) =>
  db.deleteFrom('signInBudgets').where('updatedAt', '<', before).execute()

export const insertLink = (
  db: Db,
  link: { tokenHash: Buffer; accountId: string; purpose: 'unlock' | 'reset'; expiresAt: RawBuilder<string> },
) => db.insertInto('accountLinks').values(link).execute()

/** The account behind a link that still works, without using it up. */
export const accountOfLink = (db: Db, tokenHash: Buffer, purpose: 'unlock' | 'reset') =>
  db
    .selectFrom('accountLinks')
    .innerJoin('accounts', 'accounts.id', 'accountLinks.accountId')
    .select(['accounts.id', 'accounts.email', 'accounts.passwordHash'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .where('accounts.disabled', '=', false)
    .executeTakeFirst()

/** Uses up a link: of any number of tries at once, exactly one gets the account's id. */
export const redeemLink = (db: Db, tokenHash: Buffer, purpose: 'unlock' | 'reset') =>
  db
    .updateTable('accountLinks')
    .set({ usedAt: transactionTime })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .returning('accountId')
    .executeTakeFirst()

export const deleteLinks = (db: Db, accountId: string, purpose: 'unlock' | 'reset') =>
  db.deleteFrom('accountLinks').where('accountId', '=', accountId).where('purpose', '=', purpose).execute()

export const deleteOldLinks = (db: Db, before: RawBuilder<string>) =>
  db.deleteFrom('accountLinks').where('expiresAt', '<', before).execute()

/** How many links of this purpose were made after `since`. */
export const countLinksSince = (
  db: Db,
  accountId: string,
  purpose: 'reset',
  since: RawBuilder<string>,
): Promise<number> =>
  countRows(
    db
      .selectFrom('accountLinks')
      .where('accountId', '=', accountId)
      .where('purpose', '=', purpose)
      .where('createdAt', '>', since),
  )

/** Whether a working link of this purpose was made after `since`. */
export const hasLinkSince = async (
  db: Db,
  accountId: string,
  purpose: 'reset',
  since: RawBuilder<string>,
): Promise<boolean> =>
  (await db
    .selectFrom('accountLinks')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirst()) !== undefined
