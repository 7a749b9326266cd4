import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { plain, type Row } from './reference-queries.ts'
import { changedSince, lockRow, setColumns, type Step } from './step-queries.ts'

/** What may be open once for a holding, and what makes two of it the same. */
const openOnce = {
  end_requests: sql`true`,
  licence_requests: sql`other.kind = t.kind AND num_nonnulls(other.host_id, t.host_id, other.cloud_account_id, t.cloud_account_id) = 0`,
}
const open = ['open', 'inWork']

/** Requests of one holding that the other has open as well. */
async function lockTwice(
  tx: Tx,
  table: string,
  alike: RawBuilder<unknown>,
  { from, to }: { from: string; to: string },
) {
  const { rows } = await sql<{ row: Row & { id: string } }>`
    SELECT to_jsonb(t) AS row FROM ${sql.table(table)} AS t
    WHERE holding_id = ${from} AND state = ANY(${open}) AND EXISTS (
      SELECT FROM ${sql.table(table)} AS other
      WHERE other.holding_id = ${to} AND other.state = ANY(${open}) AND ${alike})
    FOR UPDATE`.execute(plain(tx))
  return rows
}

/** Withdraws requests about a holding that the one it goes into has open as well. */
export async function withdrawTwice(tx: Tx, from: string, to: string, { accountId, language }: Actor) {
  const steps: Step[] = []
  // The locks stop new requests meanwhile.
  for (const id of [from, to].toSorted()) await lockRow(tx, 'holdings', id)
  for (const [table, alike] of Object.entries(openOnce)) {
    for (const { row } of await lockTwice(tx, table, alike, { from, to })) {
      const at = table === 'end_requests' ? 'answered_at' : 'modified_at'
      await setColumns(tx, table, row.id, { state: 'withdrawn' }, at)
      steps.push(...(await changedSince(tx, table, row.id, row)))
      if (table === 'licence_requests') steps.push(await insertStep(tx, row.id, accountId, language))
    }
  }
  return steps
}

async function insertStep(tx: Tx, requestId: string, accountId: string | null, language: Actor['language']) {
  const id = newId()
  const note = configurationsTexts['merge.note'][language]
  await tx
    .insertInto('licenceRequestSteps')
    .values({ id, requestId, state: 'withdrawn', note, accountId, at: clockTime })
    .execute()
  return { did: 'inserted', table: 'licence_request_steps', id } as const
}
