import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Lets transactions that name the same thing run one after the other, until each ends: an advisory lock on the hash of
 * these words. `serialize(tx, 'order', contactId, productId)`.
 */
export async function serialize(tx: Tx, ...words: string[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${advisoryKey(...words)})`.execute(tx)
}

/** The number of the lock that `serialize` takes, for statements that take it on the way. */
export const advisoryKey = (...words: string[]): RawBuilder<unknown> => sql`hashtextextended(${words.join(' ')}, 0)`
