import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Lets transactions that name the same thing run one after the other, until each ends: an advisory lock on the hash of
 * these words. `serialize(tx, 'order', contactId, productId)`. Outside a transaction it does nothing.
 */
export async function serialize(tx: Db, ...words: string[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${words.join(' ')}, 0))`.execute(tx)
}
