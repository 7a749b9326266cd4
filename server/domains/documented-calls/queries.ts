import { sql } from 'kysely'
import type { CallUse } from '#contract/documented-calls.ts'
import type { Db } from '#platform/database/database.ts'
import { portalDaysAgo, portalToday } from '#platform/database/times.ts'

/** One call of one caller, and how often it was answered since the last write. */
export interface Use {
  call: string
  accountId: string | null
  address: string
  uses: number
}

const kept = 30

export const addUses = (db: Db, uses: readonly Use[]) =>
  sql`INSERT INTO documented_call_uses AS known (call, used_on, account_id, address, uses)
    SELECT call, ${portalToday}, account_id, address, uses
    FROM jsonb_to_recordset(${JSON.stringify(uses.map(({ accountId, ...use }) => ({ ...use, account_id: accountId })))}::jsonb)
      AS new(call text, account_id uuid, address text, uses integer)
    WHERE account_id IS NULL OR EXISTS (SELECT FROM accounts WHERE id = account_id)
    ON CONFLICT (call, used_on, account_id, address) DO UPDATE SET uses = known.uses + excluded.uses`.execute(db)

export const forgetOldUses = (db: Db) =>
  db.deleteFrom('documentedCallUses').where('usedOn', '<', portalDaysAgo(kept)).execute()

export async function callUses(db: Db): Promise<CallUse[]> {
  const { rows } = await sql<CallUse>`
    WITH by_caller AS (
      SELECT call, account_id, address, sum(uses)::integer AS uses, max(used_on) AS last,
        row_number() OVER (PARTITION BY call ORDER BY sum(uses) DESC, address) AS place
      FROM documented_call_uses WHERE used_on >= ${portalToday} - ${kept}::integer GROUP BY call, account_id, address
    ), used AS (
      SELECT call, sum(by_caller.uses)::integer AS uses, max(last) AS last,
        jsonb_agg(jsonb_build_object('accountId', account_id, 'account', coalesce(email, ''), 'address', address, 'uses', by_caller.uses)
          ORDER BY place) FILTER (WHERE place <= 20) AS callers
      FROM by_caller LEFT JOIN accounts ON accounts.id = account_id GROUP BY call
    )
    SELECT coalesce(used.call, off.call) AS call, coalesce(uses, 0) AS uses, last::text AS "lastUsedOn",
      coalesce(callers, '[]') AS callers, off.call IS NOT NULL AS disabled
    FROM used FULL JOIN documented_calls_off AS off ON off.call = used.call
    ORDER BY uses DESC, 1`.execute(db)
  return rows
}

export const callsOff = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('documentedCallsOff').select('call').execute()).map(({ call }) => call)

/** Turns a call off or on; answers whether that changed anything. */
export async function setOff(db: Db, call: string, disabled: boolean, by: string | null): Promise<boolean> {
  const changed = disabled
    ? await db
        .insertInto('documentedCallsOff')
        .values({ call, turnedOffBy: by })
        .onConflict((row) => row.doNothing())
        .returning('call')
        .execute()
    : await db.deleteFrom('documentedCallsOff').where('call', '=', call).returning('call').execute()
  return changed.length > 0
}
