import { type RawBuilder, sql } from 'kysely'
import type { Duplicate, MergeKind } from '#contract/merges.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import { plain } from './reference-queries.ts'

type Reason = Duplicate['reasons'][number]
interface Clue {
  reason: Reason
  /** What two records share. */
  key: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** How alike the names must be. */
  alike: number
}

/** Shared by more than this many, a clue says nothing about two of them; it also bounds the pairs. */
const crowd = 12
/** So many groups of each clue are looked into. */
const groups = 2000
/** So many pairs are shown. */
export const shownPairs = 50

const free = ['gmail.com', 'googlemail.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'outlook.com', 'hotmail.com']
const domain = sql`split_part(email, '@', 2)`
const ownDomain = sql`email <> '' AND ${domain} <> ALL(${free})`
const digits = (column: RawBuilder<unknown>) => sql`regexp_replace(${column}, '\\D', '', 'g')`
const phone = digits(sql`phone`)
const called = sql`length(${phone}) >= 6`
const person = sql`lower(concat(first_name, ' ', last_name))`

const clues: Record<
  MergeKind,
  { records: string; table: RawBuilder<unknown>; name: RawBuilder<unknown>; clues: Clue[] }
> = {
  company: {
    records: 'companies',
    table: sql`companies`,
    name: sql`lower(name)`,
    clues: [
      {
        reason: 'customerNumber',
        // Leading zeros make the same number a second company.
        key: sql`ltrim(customer_number, '0')`,
        where: sql`true`,
        alike: 0,
      },
      {
        reason: 'vatNumber',
        key: sql`upper(regexp_replace(vat_number, '[^A-Za-z0-9]', '', 'g'))`,
        where: sql`length(vat_number) >= 6`,
        alike: 0,
      },
      { reason: 'emailDomain', key: domain, where: ownDomain, alike: 0.35 },
      { reason: 'phone', key: phone, where: called, alike: 0.2 },
      {
        reason: 'address',
        key: sql`lower(concat(zip_code, ' ', street, ' ', house_number))`,
        where: sql`true`,
        alike: 0.3,
      },
    ],
  },
  contact: {
    records: 'contacts',
    table: sql`contacts`,
    name: person,
    clues: [
      { reason: 'name', key: sql`concat(${person}, ' ', company_id)`, where: sql`company_id IS NOT NULL`, alike: 0.9 },
      { reason: 'emailDomain', key: sql`concat(lower(last_name), ' ', ${domain})`, where: ownDomain, alike: 0.5 },
      { reason: 'phone', key: phone, where: called, alike: 0.4 },
    ],
  },
}

interface Pair {
  first: string
  second: string
  reasons: Reason[]
  similarity: number
}

/** Above this many records pairs are found at night: it takes seconds, and sorts all of them. */
const foundAtOnce = 20_000

/** Pairs that share a clue and are called alike, those with most in common first; of many records as of last night. */
export async function duplicatePairs(db: Db, kind: MergeKind): Promise<{ pairs: Pair[]; nightly: boolean }> {
  const nightly = await isLong(db, kind)
  return { nightly, pairs: await (nightly ? lastFound(db, kind) : findPairs(db, kind)) }
}

async function isLong(db: Db, kind: MergeKind): Promise<boolean> {
  const rows = sql<{
    records: number
  }>`SELECT reltuples AS records FROM pg_class WHERE oid = ${clues[kind].records}::regclass`
  return (await onlyRow(db, rows)).records > foundAtOnce
}

/** The pairs that were found last. */
const lastFound = (db: Db, kind: MergeKind): Promise<Pair[]> =>
  db
    .selectFrom('foundDuplicates')
    .select(['first', 'second', 'similarity'])
    .select(sql<Reason[]>`reasons`.as('reasons'))
    .where('kind', '=', kind)
    .orderBy('place')
    .execute()

/** Replaces the stored pairs: more than are shown, since those merged during the day make room. */
export async function storePairs(tx: Tx, kind: MergeKind): Promise<void> {
  await sql`SET LOCAL statement_timeout = '10min'`.execute(tx)
  await sql`SET LOCAL work_mem = '128MB'`.execute(tx)
  const found = await findPairs(tx, kind, 10 * shownPairs)
  await tx.deleteFrom('foundDuplicates').where('kind', '=', kind).execute()
  const rows = found.map((pair, place) => ({ ...pair, kind, place }))
  if (rows.length > 0) await tx.insertInto('foundDuplicates').values(rows).execute()
}

async function findPairs(db: Db, kind: MergeKind, most = shownPairs): Promise<Pair[]> {
  const { table, name, clues: list } = clues[kind]
  const there = kind === 'contact' ? sql`erased_at IS NULL` : sql`true`
  const sharing = list.map(
    ({ reason, key, where, alike }) =>
      sql`(SELECT ${reason}::text AS reason, ${alike}::real AS alike, array_agg(id) AS ids
           FROM ${table} WHERE ${there} AND ${where} GROUP BY ${key}
           HAVING count(*) BETWEEN 2 AND ${crowd} LIMIT ${groups})`,
  )
  const { rows } = await sql<Pair>`
    WITH sharing AS MATERIALIZED (${sql.join(sharing, sql` UNION ALL `)}),
      named AS MATERIALIZED (
        SELECT id, ${name} AS name FROM ${table} WHERE id IN (SELECT unnest(ids) FROM sharing)),
      pairs AS (
        SELECT a.id AS first, b.id AS second, reason, alike, similarity(a.name, b.name) AS similarity
        FROM sharing CROSS JOIN unnest(ids) AS one CROSS JOIN unnest(ids) AS two
          JOIN named AS a ON a.id = one JOIN named AS b ON b.id = two
        WHERE one < two)
    SELECT first, second, array_agg(reason ORDER BY reason) AS reasons, max(similarity)::float8 AS similarity
    FROM pairs WHERE similarity >= alike GROUP BY first, second
    ORDER BY count(*) DESC, max(similarity) DESC, first, second LIMIT ${most}`.execute(plain(db))
  return rows
}
