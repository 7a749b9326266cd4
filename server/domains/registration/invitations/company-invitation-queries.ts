import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { portalDaysAgo, portalToday } from '#platform/database/times.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'

/** Days that a burst is shown to staff after its own. */
const toldDays = 2

/** Counts one more invitation of a company today; false where it has had as many as `limit`, in however many at once. */
export const countOfDay = async (db: Db, companyId: string, limit: number): Promise<boolean> =>
  (await db
    .insertInto('companyInvitations')
    .values({ companyId, day: portalToday, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'day'])
        .doUpdateSet({ count: sql`company_invitations.count + 1` })
        .where('companyInvitations.count', '<', limit),
    )
    .returning('count')
    .executeTakeFirst()) !== undefined

/** Notes when a company was first refused an invitation today. */
export const noteRefusedInvitation = (db: Db, companyId: string) =>
  db
    .updateTable('companyInvitations')
    .set({ refusedAt: sql`coalesce(refused_at, clock_timestamp())` })
    .where('companyId', '=', companyId)
    .where('day', '=', portalToday)
    .execute()

export const deleteOldCounts = (db: Db) =>
  db.deleteFrom('companyInvitations').where('day', '<', portalDaysAgo(30)).execute()

/** Companies whose people exceeded the invitations of a day: shown today and for two days more. */
export const invitationBursts: WaitingWork = {
  kind: 'invitations',
  permission: 'companies.list',
  rows: (db) =>
    db
      .selectFrom('companyInvitations')
      .innerJoin('companies', 'companies.id', 'companyInvitations.companyId')
      .select(['companies.id as id', 'companies.name as who'])
      .select(({ fn }) => fn.min('refusedAt').$notNull().as('since'))
      .select([
        sql<string>`sum(count) || ' Einladungen'`.as('aboutDe'),
        sql<string>`sum(count) || ' invitations'`.as('aboutEn'),
      ])
      .where('refusedAt', 'is not', null)
      .where('day', '>=', portalDaysAgo(toldDays))
      .groupBy(['companies.id', 'companies.name']),
}
