import { sql } from 'kysely'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Db } from '#platform/database/database.ts'

/** A column that names records of another table. The database's own catalogue lists them, those of later releases included. */
export interface Reference {
  table: string
  column: string
  /** Primary key without the column itself. */
  keys: string[]
  /** Other columns of each unique key the column is part of, and whether two rows without a value there are alike. */
  uniques: { columns: string[]; nullsAlike: boolean }[]
}

/** Names of columns as they are, not in camel case: whole rows are stored and put back. */
export const plain = (db: Db): Db => db.withoutPlugins()

/** What names records of a table, and follows them into another record. */
export const referencesTo = async (db: Db, target: string): Promise<Reference[]> => [
  ...(await foreignKeysTo(db, target)),
  ...soft,
]

async function foreignKeysTo(db: Db, target: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT child.relname::text AS "table", own.attname::text AS "column",
      ARRAY(
        SELECT key.attname::text FROM pg_index JOIN pg_attribute AS key
          ON key.attrelid = indrelid AND key.attnum = ANY(indkey)
        WHERE indrelid = child.oid AND indisprimary AND key.attnum <> own.attnum ORDER BY key.attnum) AS keys,
      (SELECT coalesce(json_agg(json_build_object('columns', columns, 'nullsAlike', nulls_alike)), '[]') FROM (
        SELECT indnullsnotdistinct AS nulls_alike, ARRAY(
          SELECT part.attname::text FROM pg_attribute AS part
          WHERE part.attrelid = indrelid AND part.attnum = ANY(indkey) AND part.attnum <> own.attnum
          ORDER BY part.attnum) AS columns
        FROM pg_index
        WHERE indrelid = child.oid AND indisunique AND own.attnum = ANY(indkey)
          AND indpred IS NULL AND indexprs IS NULL) AS keyed) AS uniques
    FROM pg_constraint JOIN pg_class AS child ON child.oid = conrelid
      JOIN pg_attribute AS own ON own.attrelid = child.oid AND own.attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = ${target}::regclass AND array_length(conkey, 1) = 1
    ORDER BY child.relname, own.attname`.execute(plain(db))
  return rows
}

/** Records of any table are named by mails and by ids of an older portal, without a foreign key: those stay when it goes. */
const soft: Reference[] = [
  { table: 'mails', column: 'record_id', keys: ['id'], uniques: [] },
  { table: 'import_old_ids', column: 'record_id', keys: ['kind', 'old_id'], uniques: [] },
]

/**
 * How many rows name a record, and a digest of all that name one of the two. It is made of the database's row versions,
 * so that large rows cost nothing.
 */
export async function namedRows(db: Db, { table, column }: Reference, from: string, both: string[]) {
  return onlyRow(
    plain(db),
    sql<{ count: number; digest: string }>`
    SELECT count(*) FILTER (WHERE t.${sql.ref(column)} = ${from}) AS count,
      coalesce(md5(string_agg(concat(t.xmin, ' ', t.ctid), ',' ORDER BY t.ctid)), '') AS digest
    FROM ${sql.table(table)} AS t WHERE t.${sql.ref(column)} = ANY(${both}::uuid[])`,
  )
}

/** Whether `other`, a row of `to`, clashes with `t` in a unique key. */
const inTheWay = ({ column, uniques }: Reference, to: string) =>
  sql`other.${sql.ref(column)} = ${to} AND (${sql.join(
    uniques.map(
      ({ columns, nullsAlike }) =>
        sql`(true${sql.join(
          columns.map((name) =>
            nullsAlike
              ? sql` AND other.${sql.ref(name)} IS NOT DISTINCT FROM t.${sql.ref(name)}`
              : sql` AND other.${sql.ref(name)} = t.${sql.ref(name)}`,
          ),
          sql``,
        )})`,
    ),
    sql` OR `,
  )})`

/** Rows of `from` that clash in a unique key with those of `to`. */
const clashes = (reference: Reference, from: string, to: string) =>
  sql`t.${sql.ref(reference.column)} = ${from} AND EXISTS (
    SELECT FROM ${sql.table(reference.table)} AS other WHERE ${inTheWay(reference, to)})`

export type Row = Record<string, unknown>

export async function clashingRows(db: Db, reference: Reference, from: string, to: string): Promise<Row[]> {
  if (reference.uniques.length === 0) return []
  const { rows } = await sql<{ row: Row }>`
    SELECT to_jsonb(t) AS row FROM ${sql.table(reference.table)} AS t WHERE ${clashes(reference, from, to)}`.execute(
    plain(db),
  )
  return rows.map(({ row }) => row)
}

/** The row of `to` that one of `from` clashes with. */
export async function twinOf(db: Db, reference: Reference, id: string, to: string): Promise<string | undefined> {
  const table = sql.table(reference.table)
  const { rows } = await sql<{ id: string }>`
    SELECT other.id FROM ${table} AS t JOIN ${table} AS other ON ${inTheWay(reference, to)} WHERE t.id = ${id}`.execute(
    plain(db),
  )
  return rows[0]?.id
}

/** Whether other rows refer to rows of a table and would be deleted with them. */
export async function haveChildren(db: Db, table: string, rows: readonly Row[]): Promise<boolean> {
  const ids = rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
  if (ids.length === 0) return false
  for (const { table: child, column } of await foreignKeysTo(db, table)) {
    const found =
      await sql`SELECT FROM ${sql.table(child)} WHERE ${sql.ref(column)} = ANY(${ids}::uuid[]) LIMIT 1`.execute(
        plain(db),
      )
    if (found.rows.length > 0) return true
  }
  return false
}
