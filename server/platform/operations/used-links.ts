import type { Db, Tx } from '../database/database.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { fail } from './failure.ts'
import { daysFromNow } from '../database/times.ts'

/** Days a used link answers as it did; no link of a mail is valid for longer. */
const days = 7

interface Link {
  /** Name of the operation the link is for. */
  operation: string
  /** SHA-256 of its token. */
  tokenHash: Buffer
}

/**
 * Records that a link of a mail did what it is for, and what its operation returned (JSON); in the operation's
 * transaction.
 */
export const noteUsedLink = (tx: Tx, { operation, tokenHash }: Link, outcome: object = {}): Promise<unknown> =>
  tx
    .insertInto('usedLinks')
    .values({ operation, tokenHash, outcome: JSON.stringify(outcome) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/**
 * What the operation of a link answered when the link was used, within a week: a mail scanner or a double click used it
 * before. Refuses with `code` what was never used.
 */
export async function usedLinkOutcome<T extends object>(db: Db, link: Link, code: ErrorCode): Promise<T> {
  const used = await db
    .selectFrom('usedLinks')
    .select('outcome')
    .where('tokenHash', '=', link.tokenHash)
    .where('operation', '=', link.operation)
    .where('usedAt', '>', daysFromNow(-days))
    .executeTakeFirst()
  return used ? (used.outcome as T) : fail(code)
}

/** Deletes links that were used more than a week ago. */
export const deleteOldUsedLinks = (db: Db): Promise<unknown> =>
  db.deleteFrom('usedLinks').where('usedAt', '<', daysFromNow(-days)).execute()
