import { type RawBuilder, sql } from 'kysely'
import type { LedgerHead, LedgerRow } from '#contract/ledger.ts'
import type { Db, Tx } from '#platform/database.ts'

export interface End {
  position: number
  hash: Buffer
}

export interface NewEntry {
  position: number
  previous: Buffer
  hash: Buffer
  kind: string
  serial: number
  file: Buffer
  keyId: string
  issuedAt: string
  issuedBy: string | null
}

export const endOfLedger = (db: Db): Promise<End> =>
  db.selectFrom('ledgerEnd').select(['position', 'hash']).executeTakeFirstOrThrow()

/** Whoever holds the end writes the next entry; others wait. */
export const holdEnd = (db: Tx): Promise<End> =>
  db.selectFrom('ledgerEnd').select(['position', 'hash']).forUpdate().executeTakeFirstOrThrow()

/** The statement that writes entries which follow the end, at least one, and moves it, for more to be done in it. */
export const entering = (db: Tx, entries: readonly NewEntry[]) =>
  moving(db, entries).with('entered', (part) => part.insertInto('ledgerEntries').values([...entries]))

export const insertEntries = (db: Tx, entries: readonly NewEntry[]) =>
  moving(db, entries)
    .insertInto('ledgerEntries')
    .values([...entries])
    .execute()

const moving = (db: Tx, entries: readonly NewEntry[]) => {
  const [first, last] = [entries[0]!, entries.at(-1)!]
  return db.with('moved', (move) =>
    move
      .updateTable('ledgerEnd')
      .set({ position: last.position, hash: last.hash })
      .where('position', '=', first.position - 1)
      .where('hash', '=', first.previous),
  )
}

const base64Url = (column: string): RawBuilder<string> =>
  sql`rtrim(translate(replace(encode(${sql.ref(column)}, 'base64'), E'\n', ''), '+/', '-_'), '=')`

export const entryRows = (db: Db) =>
  db
    .selectFrom('ledgerEntries')
    .leftJoin('accounts', 'accounts.id', 'issuedBy')
    .select(['position', 'kind', 'serial', 'keyId', 'issuedAt', 'issuedBy as issuedById'])
    .select([base64Url('file').as('file'), base64Url('previous').as('previous'), base64Url('hash').as('hash')])
    .select(sql<string>`coalesce(accounts.email, '')`.as('issuedBy'))

export const headRows = (db: Db) =>
  db
    .selectFrom('ledgerHeads')
    .select(['position', 'day', 'keyId', base64Url('hash').as('hash'), base64Url('signature').as('signature')])

export const lastHead = (db: Db): Promise<LedgerHead | undefined> =>
  headRows(db).orderBy('day', 'desc').limit(1).executeTakeFirst()

/** Entries behind a position, in order. */
export const entriesAfter = (db: Db, position: number, upTo: number, limit: number): Promise<LedgerRow[]> =>
  entryRows(db)
    .where('position', '>', position)
    .where('position', '<=', upTo)
    .orderBy('position')
    .limit(limit)
    .execute()

/** Heads behind a day, in order, of entries up to a position. */
export const headsAfter = (db: Db, day: string, upTo: number, limit: number): Promise<LedgerHead[]> =>
  headRows(db).where('day', '>', day).where('position', '<=', upTo).orderBy('day').limit(limit).execute()

export const headOfDay = (db: Db, day: string) =>
  db.selectFrom('ledgerHeads').select('day').where('day', '=', day).executeTakeFirst()

export const insertHead = (
  db: Db,
  head: { day: string; position: number; hash: Buffer; keyId: string; signature: Buffer },
) =>
  db
    .insertInto('ledgerHeads')
    .values(head)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()

export const entryFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('ledgerEntries')
    .select(['position', 'serial', 'kind', 'issuedAt'])
    .where('issuedBy', '=', accountId)
    .orderBy('position', 'desc')
    .limit(10_000)
    .execute()
