import { sql } from 'kysely'
import type { LedgerCheck, LedgerCheckRun } from '#contract/ledger.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { clockTime } from '#platform/database/times.ts'

/** So many checks of the whole ledger are kept. */
const keptChecks = 100

const checkRows = (db: Db) =>
  db
    .selectFrom('ledgerChecks')
    .leftJoin('accounts', 'accounts.id', 'startedBy')
    .select(['ledgerChecks.id', 'ledgerChecks.state', 'entries', 'checked', 'found', 'startedAt', 'endedAt'])
    .select(({ fn }) => fn.coalesce('accounts.email', sql.lit('')).as('startedBy'))
    .$castTo<LedgerCheckRun>()

export const checkById = (db: Db, id: string) => checkRows(db).where('ledgerChecks.id', '=', id).executeTakeFirst()

export const latestCheck = (db: Db) => checkRows(db).orderBy('startedAt', 'desc').limit(1).executeTakeFirst()

/** False where one runs. */
export async function insertCheck(
  db: Tx,
  { id, entries, startedBy }: { id: string; entries: number; startedBy: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ledgerChecks')
    .values({ id, state: 'running', entries, startedBy, found: null })
    .onConflict((conflict) => conflict.column('state').where('state', '=', 'running').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteOldChecks(db: Tx): Promise<void> {
  await sql`DELETE FROM ledger_checks WHERE started_at < (
    SELECT min(started_at) FROM (SELECT started_at FROM ledger_checks ORDER BY started_at DESC LIMIT ${keptChecks}) AS kept)`.execute(
    db,
  )
}

export async function noteChecked(db: Db, id: string, checked: number): Promise<void> {
  await db.updateTable('ledgerChecks').set({ checked }).where('id', '=', id).where('state', '=', 'running').execute()
}

export async function endCheck(
  db: Db,
  id: string,
  { state, found }: { state: 'done' | 'failed'; found: LedgerCheck | null },
): Promise<void> {
  await db
    .updateTable('ledgerChecks')
    .set({ state, found: found && JSON.stringify(found), endedAt: clockTime })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}
