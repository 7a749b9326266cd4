import { sql } from 'kysely'
import type { Clock } from '#contract/clock.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Db } from '#platform/database/database.ts'

export const clockNow = async (db: Db): Promise<Clock> =>
  await onlyRow(db, sql`SELECT now() AS now, last_known_time() AS known, clock_state() AS state`)

export const insertConfirmation = (db: Db, by: string | null) =>
  db
    .insertInto('clockConfirmations')
    .columns(['position', 'headDay', 'confirmedBy'])
    .expression((from) =>
      from
        .selectFrom('ledgerEnd')
        .select(['position', sql<string | null>`(SELECT max(day) FROM ledger_heads)`.as('headDay')])
        .select(sql<string | null>`${by}::uuid`.as('confirmedBy')),
    )
    .execute()
