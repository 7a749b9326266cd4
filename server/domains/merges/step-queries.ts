import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { clashingRows, plain, type Reference, referencesTo, type Row, twinOf } from './reference-queries.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { clockTime } from '#platform/database/times.ts'

/** What a merge did, one after the other; undone in reverse. Rows and columns as the database names them. */
export type Step =
  | { did: 'moved'; table: string; column: string; from: string; to: string; keys: Row[] }
  | { did: 'deleted'; table: string; row: Row }
  | { did: 'inserted'; table: string; id: string; key?: string }
  | { did: 'changed'; table: string; id: string; before: Row; after: Row }

/** Whose rows are never updated: they are written again under the other record. */
const onlyGrow = new Set(['consents'])
const keysOfCompanies = ['name_key', 'city_key', 'street_key']
const keysOfContacts = ['last_name_key', 'email_key', 'department_key', 'position_key', 'company_name_key']
const derived = ['search_text', ...keysOfCompanies, ...keysOfContacts]
const aside = new Set(['modified_at', 'modified_by', ...derived])

const pick = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]))
const typed = (table: string, rows: readonly Row[]) =>
  sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

const putBack = (tx: Tx, table: string, rows: readonly Row[]) =>
  sql`INSERT INTO ${sql.table(table)} SELECT * FROM ${typed(table, rows)}`.execute(plain(tx))

/** Makes rows that name one record name another. */
export async function move(tx: Tx, { table, column, keys }: Reference, from: string, to: string): Promise<Step[]> {
  const rows = onlyGrow.has(table)
    ? await rewrite(tx, table, column, to, sql`t.${sql.ref(column)} = ${from}`)
    : await update(tx, table, column, to, sql`t.${sql.ref(column)} = ${from}`)
  if (rows.length === 0) return []
  return [{ did: 'moved', table, column, from, to, keys: rows.map((row) => pick(row, keys)) }]
}

type Condition = ReturnType<typeof sql<boolean>>

async function update(tx: Tx, table: string, column: string, to: string, where: Condition | ReturnType<typeof sql>) {
  const { rows } = await sql<{ row: Row }>`
    UPDATE ${sql.table(table)} AS t SET ${sql.id(column)} = ${to} WHERE ${where} RETURNING to_jsonb(t) AS row`.execute(
    plain(tx),
  )
  return rows.map(({ row }) => row)
}

async function rewrite(tx: Tx, table: string, column: string, to: string, where: Condition | ReturnType<typeof sql>) {
  const { rows } = await sql<{ row: Row }>`
    DELETE FROM ${sql.table(table)} AS t WHERE ${where} RETURNING to_jsonb(t) AS row`.execute(plain(tx))
  const moved = rows.map(({ row }) => ({ ...row, [column]: to }))
  if (moved.length > 0) await putBack(tx, table, moved)
  return moved
}

/** Deletes rows that clash with those of the other record, which take over what depends on them. */
export async function setAside(tx: Tx, reference: Reference, from: string, to: string): Promise<Step[]> {
  const rows = await clashingRows(tx, reference, from, to)
  const steps: Step[] = []
  for (const row of rows) {
    if (typeof row['id'] === 'string') steps.push(...(await moveHanging(tx, reference, row['id'], to)))
    await sql`DELETE FROM ${sql.table(reference.table)} AS t
      WHERE to_jsonb(t) = ${JSON.stringify(row)}::jsonb AND t.${sql.ref(reference.column)} = ${from}`.execute(plain(tx))
    steps.push({ did: 'deleted', table: reference.table, row })
  }
  return steps
}

async function moveHanging(tx: Tx, reference: Reference, id: string, to: string): Promise<Step[]> {
  const twin = await twinOf(tx, reference, id, to)
  const steps: Step[] = []
  if (!twin) return steps
  for (const child of await referencesTo(tx, reference.table)) steps.push(...(await move(tx, child, id, twin)))
  return steps
}

/** A whole row, locked until the transaction ends. */
export async function lockRow(tx: Tx, table: string, id: string): Promise<Row | undefined> {
  const { rows } = await sql<{ row: Row }>`
    SELECT to_jsonb(t) AS row FROM ${sql.table(table)} AS t WHERE id = ${id} FOR UPDATE`.execute(plain(tx))
  return rows[0]?.row
}

export async function takeRow(tx: Tx, table: string, id: string): Promise<Step[]> {
  const row = await lockRow(tx, table, id)
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(plain(tx))
  return row ? [{ did: 'deleted', table, row }] : []
}

/** Deletes a contact's places in the cloud at accounts of another company than their own. */
export async function takePlacesElsewhere(tx: Tx, contactId: string): Promise<Step[]> {
  const { rows } = await sql<{ row: Row }>`
    DELETE FROM cloud_access AS t USING contacts, cloud_configurations, holdings
    WHERE t.contact_id = ${contactId} AND contacts.id = t.contact_id AND cloud_configurations.id = t.configuration_id
      AND holdings.id = cloud_configurations.holding_id AND holdings.company_id IS DISTINCT FROM contacts.company_id
    RETURNING to_jsonb(t) AS row`.execute(plain(tx))
  return rows.map(({ row }) => ({ did: 'deleted', table: 'cloud_access', row }))
}

/** Stores the AppStream name of a contact that was merged away: its days may still be reported. */
export async function storeStreamName(tx: Tx, streamUser: string, contactId: string): Promise<Step> {
  await tx.insertInto('cloudStreamNames').values({ streamUser, contactId }).execute()
  return { did: 'inserted', table: 'cloud_stream_names', id: streamUser, key: 'stream_user' }
}

/** Stores a configuration that is current no longer among the historical ones. */
export async function insertHistory(tx: Tx, holdingId: string, configurationId: string, by: Actor) {
  const id = newId()
  const changeNotes = configurationsTexts['merge.note'][by.language]
  await tx
    .insertInto('configurationHistory')
    .values({ id, holdingId, configurationId, changeNotes, createdBy: by.accountId })
    .execute()
  return { did: 'inserted', table: 'configuration_history', id } as const
}

/** Sets columns of a row, and `stamped`, if there is one, to the time it is. */
export async function setColumns(tx: Tx, table: string, id: string, values: Row, stamped?: string): Promise<void> {
  const names = Object.keys(values)
  if (names.length === 0) return
  const assignments = names.map((name) => sql`${sql.id(name)} = v.${sql.ref(name)}`)
  if (stamped) assignments.push(sql`${sql.id(stamped)} = ${clockTime}`)
  await sql`UPDATE ${sql.table(table)} AS t SET ${sql.join(assignments)} FROM ${typed(table, [values])} AS v
    WHERE t.id = ${id}`.execute(plain(tx))
}

/** What became of a row since it was `before`. */
export async function changedSince(tx: Tx, table: string, id: string, before: Row): Promise<Step[]> {
  const after = (await lockRow(tx, table, id)) ?? {}
  const names = Object.keys(after).filter((name) => !same(before[name], after[name]))
  if (names.length === 0) return []
  return [{ did: 'changed', table, id, before: pick(before, names), after: pick(after, names) }]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Undoes one step; returns how many rows or fields stayed, because they were changed since. */
export async function undoStep(tx: Tx, step: Step): Promise<number> {
  switch (step.did) {
    case 'moved':
      return unmove(tx, step)
    case 'deleted':
      await putBack(tx, step.table, [step.row])
      return 0
    case 'inserted':
      await sql`DELETE FROM ${sql.table(step.table)} WHERE ${sql.id(step.key ?? 'id')} = ${step.id}`.execute(plain(tx))
      return 0
    case 'changed':
      return unchange(tx, step)
  }
}

async function unmove(tx: Tx, { table, column, from, to, keys }: Step & { did: 'moved' }): Promise<number> {
  const names = Object.keys(keys[0] ?? {})
  const known = names.map((name) => sql` AND k.${sql.ref(name)} = t.${sql.ref(name)}`)
  const listed = sql`EXISTS (SELECT FROM ${typed(table, keys)} AS k WHERE true${sql.join(known, sql``)})`
  const where = sql`t.${sql.ref(column)} = ${to} AND ${listed}`
  const back = onlyGrow.has(table)
    ? await rewrite(tx, table, column, from, where)
    : await update(tx, table, column, from, where)
  return keys.length - back.length
}

async function unchange(tx: Tx, { table, id, before, after }: Step & { did: 'changed' }): Promise<number> {
  const now = await lockRow(tx, table, id)
  if (!now) return 1
  const names = Object.keys(before)
  // Nothing has happened since: the row is what it was, to the time of its last change.
  if (names.every((name) => same(now[name], after[name]))) {
    await setColumns(tx, table, id, before)
    return 0
  }
  const fields = names.filter((name) => !aside.has(name))
  const untouched = fields.filter((name) => same(now[name], after[name]))
  await setColumns(tx, table, id, pick(before, untouched))
  await sql`UPDATE ${sql.table(table)} SET modified_at = clock_timestamp() WHERE id = ${id}`.execute(plain(tx))
  return fields.length - untouched.length
}
