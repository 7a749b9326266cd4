import { type RawBuilder, sql } from 'kysely'
import {
  desktopEndingDays,
  type DesktopInput,
  type DesktopTerm,
  type VirtualDesktop,
} from '#contract/virtual-desktops.ts'
import type { Db } from '#platform/database/database.ts'
import type { Workspace } from './workspaces.ts'
import { portalToday, clockTime, toMillisecond } from '#platform/database/times.ts'
import { countRows } from '#platform/database/count-rows.ts'

const ended = sql`coalesce(end_date < ${portalToday}, false)`
const ahead = sql`coalesce(start_date > ${portalToday}, false)`
const ending = sql`coalesce(end_date <= ${portalToday} + ${sql.lit(desktopEndingDays)}, false)`
const state = sql<VirtualDesktop['state']>`CASE WHEN ${ended} THEN 'ended' WHEN ${ahead} THEN 'ahead'
  WHEN ${ending} THEN 'ending' ELSE 'running' END`

const shown: Record<'all' | 'running' | 'ending' | 'ended' | 'gone', RawBuilder<boolean>> = {
  all: sql`true`,
  running: sql`(NOT ${ended} AND NOT ${ahead} AND gone_at IS NULL)`,
  ending: sql`(NOT ${ended} AND NOT ${ahead} AND gone_at IS NULL AND ${ending})`,
  ended: sql`${ended}`,
  gone: sql`(gone_at IS NOT NULL)`,
}

/** Desktops; an account that may see any sees all. */
export const shownDesktops = (db: Db, show: keyof typeof shown) => db.selectFrom('virtualDesktops').where(shown[show])

export const desktopRows = (db: Db) =>
  db
    .selectFrom('virtualDesktops')
    .select(['virtualDesktops.id', 'userId', 'displayName', 'login', 'startDate', 'endDate', 'goneAt', 'modifiedAt'])
    .select(['source', state.as('state')])

export const desktopById = (db: Db, id: string): Promise<VirtualDesktop | undefined> =>
  desktopRows(db).where('id', '=', id).executeTakeFirst()

export const desktopNamed = (db: Db, userId: string): Promise<VirtualDesktop | undefined> =>
  desktopRows(db).where('userId', '=', userId).executeTakeFirst()

/** False when it changed after `modifiedAt`. */
export async function updateDesktop(
  db: Db,
  id: string,
  changes: Partial<DesktopTerm & Pick<VirtualDesktop, 'displayName' | 'login'>>,
  by: string | null,
  modifiedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('virtualDesktops')
    .set({ ...changes, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .where(toMillisecond('modifiedAt'), '=', modifiedAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds a desktop of a table; false when its id is taken. */
export const insertDesktop = async (db: Db, id: string, input: DesktopInput, by: string | null): Promise<boolean> =>
  (
    await db
      .insertInto('virtualDesktops')
      .values({ id, ...input, source: 'table', createdBy: by, modifiedBy: by })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .returning('id')
      .execute()
  ).length > 0

/** Deletes a desktop that is of a table or gone; false when it is neither, or not there. */
export const deleteDesktop = async (db: Db, id: string): Promise<boolean> =>
  (
    await db
      .deleteFrom('virtualDesktops')
      .where('id', '=', id)
      .where((where) => where.or([where('source', '<>', 'workspaces'), where('goneAt', 'is not', null)]))
      .executeTakeFirst()
  ).numDeletedRows === 1n

/** Stores what WorkSpaces reported: start and end stay as they are; desktops it did not name are gone. */
export async function storeDesktops(db: Db, found: readonly Workspace[], at: Date): Promise<void> {
  await sql`INSERT INTO virtual_desktops AS kept (id, user_id, display_name, login, source, seen_at)
    SELECT gen_random_uuid(), one.user_id, one.display_name, one.login, 'workspaces', ${at}
    FROM unnest(${found.map(({ userId }) => userId)}::text[], ${found.map(({ displayName }) => displayName)}::text[],
      ${found.map(({ login }) => login)}::text[]) AS one(user_id, display_name, login)
    ON CONFLICT (user_id) DO UPDATE SET display_name = excluded.display_name, login = excluded.login,
      source = 'workspaces', seen_at = excluded.seen_at, gone_at = NULL`.execute(db)
  await db
    .updateTable('virtualDesktops')
    .set({ goneAt: at })
    .where('source', '=', 'workspaces')
    .where('goneAt', 'is', null)
    .where('seenAt', '<', at.toISOString())
    .execute()
}

export const lastSync = (db: Db) => db.selectFrom('desktopLooks').select(['lookedAt', 'failedAt']).executeTakeFirst()

export const countGone = (db: Db): Promise<number> =>
  countRows(db.selectFrom('virtualDesktops').where('goneAt', 'is not', null))

export const noteLook = (db: Db, outcome: { lookedAt: Date } | { failedAt: Date; failure: string }) => {
  const row = 'lookedAt' in outcome ? { ...outcome, failedAt: null, failure: '' } : outcome
  return db
    .insertInto('desktopLooks')
    .values(row)
    .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(row))
    .execute()
}
