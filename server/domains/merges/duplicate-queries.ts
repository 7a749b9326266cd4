import { type RawBuilder, sql } from 'kysely'
import type { Duplicate, MergeKind } from '#contract/merges.ts'
import type { Db } from '#platform/database.ts'
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
const pairs = 50

const free = ['gmail.com', 'googlemail.com', 'gmx.de', 'gmx.net', 'web.de', 't-online.de', 'outlook.com', 'hotmail.com']
const domain = sql`split_part(email, '@', 2)`
const ownDomain = sql`email <> '' AND ${domain} <> ALL(${free})`
const digits = (column: RawBuilder<unknown>) => sql`regexp_replace(${column}, '\\D', '', 'g')`
const phone = digits(sql`phone`)
const called = sql`length(${phone}) >= 6`
const person = sql`lower(concat(first_name, ' ', last_name))`

const clues: Record<MergeKind, { table: RawBuilder<unknown>; name: RawBuilder<unknown>; clues: Clue[] }> = {
  company: {
    table: sql`companies`,
    name: sql`lower(name)`,
    clues: [
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

/** Pairs that share a clue and are called alike, those with most in common first. */
export async function duplicatePairs(db: Db, kind: MergeKind): Promise<Pair[]> {
  const { table, name, clues: list } = clues[kind]
  const there = kind === 'contact' ? sql`erased_at IS NULL` : sql`true`
  const keyed = list.map(
    ({ reason, key, where, alike }) =>
      sql`SELECT id, ${name} AS name, ${reason}::text AS reason, ${key} AS key, ${alike}::real AS alike
          FROM ${table} WHERE ${there} AND ${where}`,
  )
  const { rows } = await sql<Pair>`
    WITH keyed AS (${sql.join(keyed, sql` UNION ALL `)}),
      few AS (SELECT *, count(*) OVER (PARTITION BY reason, key) AS sharing FROM keyed),
      pairs AS (
        SELECT a.id AS first, b.id AS second, a.reason, similarity(a.name, b.name) AS similarity
        FROM few AS a JOIN few AS b ON b.reason = a.reason AND b.key = a.key AND b.id > a.id AND b.sharing <= ${crowd}
        WHERE a.sharing BETWEEN 2 AND ${crowd} AND similarity(a.name, b.name) >= a.alike)
    SELECT first, second, array_agg(reason ORDER BY reason) AS reasons, max(similarity)::float8 AS similarity
    FROM pairs GROUP BY first, second ORDER BY count(*) DESC, max(similarity) DESC, first, second LIMIT ${pairs}`.execute(
    plain(db),
  )
  return rows
}
