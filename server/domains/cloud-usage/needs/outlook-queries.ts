import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { monthText, streamingPerson, sumOf } from '../queries.ts'

/** When whom streamed in a cloud account from a day on. */
export const streamedSince = async (db: Db, configurationId: string, since: string) =>
  (
    await db
      .selectFrom('cloudSessions')
      .select([streamingPerson.as('person'), 'startedAt', 'seconds'])
      .where('configurationId', '=', configurationId)
      .where('day', '>=', since)
      .execute()
  ).map(({ person, startedAt, seconds }) => ({
    person,
    from: Date.parse(startedAt),
    to: Date.parse(startedAt) + seconds * 1000,
  }))

/** Seconds of a cloud account day by day. */
export const secondsByDay = (db: Db, configurationId: string, since: string) =>
  db
    .selectFrom('cloudSessions')
    .select(['day', sumOf('seconds').as('seconds')])
    .where('configurationId', '=', configurationId)
    .where('day', '>=', since)
    .groupBy('day')
    .execute()

/** What a cloud account cost in each month: what goes by the hours, and what does not. */
export const costsByMonth = (db: Db, configurationId: string, since: string) =>
  db
    .selectFrom('cloudUsage')
    .select([
      monthText('month').as('month'),
      sumOf('usageCents').as('usageCents'),
      sql<number>`sum(login_cents + server_cents)::bigint`.as('fixedCents'),
    ])
    .where('configurationId', '=', configurationId)
    .where('month', '>=', since)
    .groupBy('month')
    .execute()
