import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import type { LedgerHead, LedgerRow } from '#contract/ledger.ts'
import type { DB } from '#platform/database/database-types.gen.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { inIds } from '#platform/database/in-ids.ts'
import { beginsWith } from '#platform/lists/beginning-digits.ts'
import { matchesWords } from '#platform/lists/search.ts'
import { keysOf } from '#platform/record.ts'

/** Entries that are read at once. */
export const portion = 1000

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

/** Locks the end, after which the next entry is written; other transactions wait. */
export const lockEnd = (db: Tx): Promise<End> =>
  db.selectFrom('ledgerEnd').select(['position', 'hash']).forUpdate().executeTakeFirstOrThrow()

const types: Record<keyof NewEntry, string> = {
  position: 'bigint',
  previous: 'bytea',
  hash: 'bytea',
  kind: 'text',
  serial: 'bigint',
  file: 'bytea',
  keyId: 'text',
  issuedAt: 'timestamptz',
  issuedBy: 'uuid',
}
const columns = keysOf(types)

const inserting = (db: QueryCreator<DB>, entries: readonly NewEntry[]) =>
  db
    .insertInto('ledgerEntries')
    .columns(columns)
    .expression(
      sql`SELECT * FROM unnest(${sql.join(
        columns.map((column) => sql`${entries.map((entry) => entry[column])}::${sql.raw(types[column])}[]`),
      )})`,
    )

/** The statement that writes entries which follow the end, at least one, and moves it, for more to be done in it. */
export const entering = (db: Tx, entries: readonly NewEntry[]) =>
  moving(db, entries).with('entered', (part) => inserting(part, entries))

export const insertEntries = (db: Tx, entries: readonly NewEntry[]) => inserting(moving(db, entries), entries).execute()

const moving = (db: Tx, entries: readonly NewEntry[]) => {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) throw new Error('Nothing is entered without an entry.')
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
    .select(({ fn }) => fn.coalesce('accounts.email', sql.lit('')).as('issuedBy'))

// The ledger is long, and those who issue are few: one look into the index for each.
const issuers = sql`(WITH RECURSIVE known(id) AS (
  (SELECT issued_by FROM ledger_entries WHERE issued_by IS NOT NULL ORDER BY issued_by LIMIT 1)
  UNION ALL
  SELECT (SELECT issued_by FROM ledger_entries WHERE issued_by > known.id ORDER BY issued_by LIMIT 1)
  FROM known WHERE known.id IS NOT NULL
) SELECT id FROM known WHERE id IS NOT NULL)`

const issuersWith = async (db: Db, word: string): Promise<string[]> =>
  (
    await sql<{ id: string }>`SELECT accounts.id FROM ${issuers} AS known JOIN accounts ON accounts.id = known.id
      WHERE ${matchesWords(sql`search_form(accounts.email)`, [word])}`.execute(db)
  ).rows.map(({ id }) => id)

/** Entries that hold every word: digits begin a serial, anything else is part of the address of who issued. */
export async function entriesHolding(db: Db, words: readonly string[]): Promise<RawBuilder<boolean>> {
  const held = words.map(async (word) =>
    /^\d+$/.test(word)
      ? beginsWith('ledger_entries.serial', word)
      : inIds('ledger_entries.issued_by', await issuersWith(db, word)),
  )
  return sql`(${sql.join(await Promise.all(held), sql` AND `)})`
}

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

/** The hash of the entry at a position, base64url; null for none. */
export const hashAt = async (db: Db, position: number): Promise<string | null> => {
  const found = db.selectFrom('ledgerEntries').select(base64Url('hash').as('hash')).where('position', '=', position)
  return (await found.executeTakeFirst())?.hash ?? null
}

/** The hashes of the entries that heads name. */
export const hashesAt = (
  db: Db,
  heads: readonly { position: number }[],
): Promise<{ position: number; hash: string }[]> =>
  db
    .selectFrom('ledgerEntries')
    .select(['position', base64Url('hash').as('hash')])
    .where(sql<boolean>`position = ANY(${heads.map(({ position }) => position)}::bigint[])`)
    .execute()

/** One a day, the earliest first; also those that claim to reach beyond the end. */
export const allHeads = (db: Db): Promise<LedgerHead[]> => headRows(db).orderBy('day').execute()

// The signed part ends before the last line, which is the signature's; no other line begins with its word.
const signedPart = sql`substring(licences.bytes FROM 1 FOR position('\\x0a5349474e415455524520'::bytea IN licences.bytes))`

/** Licences of the entries behind a position that were changed or are gone. */
export const faultsBehind = async (db: Db, position: number, upTo: number, limit: number) =>
  (
    await sql<{ serial: number; missing: boolean }>`
      SELECT ledger_entries.serial, licences.id IS NULL AS missing
      FROM ledger_entries LEFT JOIN licences ON licences.serial = ledger_entries.serial
      WHERE ledger_entries.position > ${position} AND ledger_entries.position <= ${upTo}
        AND (licences.id IS NULL OR sha256(${signedPart}) <> ledger_entries.file
          OR sha256(licences.bytes) <> licences.sha256 OR licences.key_id <> ledger_entries.key_id)
      ORDER BY ledger_entries.position LIMIT ${sql.lit(limit)}`.execute(db)
  ).rows

/** The files of a portion of entries behind a position, of those that are there. */
export const signedFiles = async (
  db: Db,
  position: number,
  upTo: number,
): Promise<{ serial: number; bytes: Buffer }[]> =>
  (
    await sql<{ serial: number; bytes: Buffer }>`SELECT licences.serial, licences.bytes
      FROM (SELECT serial FROM ledger_entries WHERE position > ${position} AND position <= ${upTo}
        ORDER BY position LIMIT ${sql.lit(portion)}) AS entries
      JOIN licences ON licences.serial = entries.serial`.execute(db)
  ).rows

/** Serials of licences without an entry. */
export const outsideLedger = async (db: Db, limit: number): Promise<number[]> =>
  (
    await sql<{ serial: number }>`SELECT serial FROM licences
      WHERE NOT EXISTS (SELECT FROM ledger_entries WHERE ledger_entries.serial = licences.serial)
      ORDER BY serial LIMIT ${sql.lit(limit)}`.execute(db)
  ).rows.map(({ serial }) => serial)

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

/** How many entries behind a position are of each kind, and the last one's position. */
export const countEntries = (db: Db, position: number): Promise<{ kind: string; count: number; last: number }[]> =>
  db
    .selectFrom('ledgerEntries')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('position', '>', position)
    .groupBy('kind')
    .execute()

const mostSerials = 10_000_000

/** Draws serials up to one that was used already; beyond ten million it takes another call. */
export async function raiseSerials(db: Db, highest: number): Promise<void> {
  await sql`SELECT count(nextval('licence_serial')) FROM licence_serial,
    generate_series(1, least(${mostSerials}, greatest(0, ${highest} - last_value)))`.execute(db)
}
