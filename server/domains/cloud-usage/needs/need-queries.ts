import { type NotNull, sql } from 'kysely'
import { companyCloudVisibleTo, stackNameBy } from '#domains/cloud/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { streamingPerson } from '../queries.ts'
import { portalToday, timeZone } from '#platform/database/times.ts'

/** What a company needs, as it was counted. */
export interface CountedNeed {
  companyId: string
  percentile: number
  peak: number
  placeCents: number | null
}

const runs = sql`cloud_runs(c.id, ${portalToday})`
const seats = sql<number>`(SELECT coalesce(sum(c.seats), 0)::int FROM cloud_configurations AS c
  JOIN holdings AS held ON held.id = c.holding_id WHERE held.company_id = companies.id AND ${runs})`

/** Companies with running accounts whose usage the actor sees. */
export const needsFound = (db: Db, actor: Actor) =>
  db
    .selectFrom('companies')
    .leftJoin('cloudNeeds', 'cloudNeeds.companyId', 'companies.id')
    .where(
      sql<boolean>`companies.id IN (SELECT held.company_id FROM cloud_configurations AS c
        JOIN holdings AS held ON held.id = c.holding_id WHERE ${runs})`,
    )
    .where(companyCloudVisibleTo(actor, 'companies.id'))

const percentile = sql<number>`coalesce(cloud_needs.percentile, 0)`
const peak = sql<number>`coalesce(cloud_needs.peak, 0)`

export const needSort = {
  name: sql`companies.name_key`,
  seats,
  percentile,
  peak,
  // Companies that lack places, then those with too many; without streaming there is no advice.
  advice: sql`CASE WHEN ${peak} = 0 THEN -1000000 WHEN ${percentile} >= ${seats} THEN 1000000 ELSE ${seats} - ${peak} END`,
}

export const needRows = (db: Db) =>
  db
    .selectFrom('companies')
    .leftJoin('cloudNeeds', 'cloudNeeds.companyId', 'companies.id')
    .select(['companies.id', 'companies.name', 'customerNumber', 'placeCents'])
    .select([seats.as('seats'), percentile.as('percentile'), peak.as('peak')])

/** What was counted last: up to which day, and how often usage had been counted. */
export const needsCounted = (db: Db) =>
  db.selectFrom('cloudNeedsCounts').select(['through', 'counted', 'at']).executeTakeFirst()

/** Companies that streamed in the months from a day on. */
export const streamingCompanies = async (db: Db, since: string): Promise<string[]> =>
  (
    await sql<{ companyId: string }>`SELECT DISTINCT company_id FROM cloud_usage_groups
      WHERE month >= date_trunc('month', ${since}::date) AND company_id IS NOT NULL ORDER BY company_id`.execute(db)
  ).rows.map(({ companyId }) => companyId)

/** When whom of companies streamed in a period of days, both included. */
export const streamedBy = async (db: Db, companies: readonly string[], from: string, to: string) =>
  (
    await db
      .selectFrom('cloudSessions')
      .select(['companyId', 'startedAt', 'seconds'])
      .select(streamingPerson.as('person'))
      .where('companyId', 'in', companies)
      .$narrowType<{ companyId: NotNull }>()
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute()
  ).map(({ companyId, person, startedAt, seconds: lasted }) => ({
    companyId,
    person,
    from: Date.parse(startedAt),
    to: Date.parse(startedAt) + lasted * 1000,
  }))

/** What companies cost in months. */
export const centsByMonth = (db: Db, companies: readonly string[], months: readonly string[]) =>
  db
    .selectFrom('cloudUsageGroups')
    .select(['companyId', 'totalCents'])
    .where('stack', '=', '')
    .where('companyId', 'in', companies)
    .where('month', 'in', months)
    .execute()

/** Puts what was counted in the place of what was counted before. */
export async function putNeeds(
  db: Tx,
  needs: readonly CountedNeed[],
  state: { through: string; counted: number; at: Date },
): Promise<void> {
  await db.deleteFrom('cloudNeeds').execute()
  await sql`INSERT INTO cloud_needs (company_id, percentile, peak, place_cents)
    SELECT * FROM unnest(${needs.map(({ companyId }) => companyId)}::uuid[], ${needs.map((one) => one.percentile)}::integer[],
      ${needs.map((one) => one.peak)}::integer[], ${needs.map((one) => one.placeCents)}::bigint[])`.execute(db)
  await db
    .insertInto('cloudNeedsCounts')
    .values(state)
    .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(state))
    .execute()
}

/** An hour in which people were refused at a fleet. */
export interface RefusedHour {
  fleet: string
  /** Its beginning. */
  hour: string
  full: number
  seats: number
}

const refused = (actor: Actor, since: string) => sql`FROM cloud_refusals AS r
  LEFT JOIN cloud_configurations ON cloud_configurations.id = r.configuration_id
  LEFT JOIN holdings ON holdings.id = cloud_configurations.holding_id
  WHERE r.cause IN ('fleet', 'seats') AND r.at >= ${since}::date::timestamp AT TIME ZONE ${timeZone}
    AND ${companyCloudVisibleTo(actor, 'holdings.companyId')}`

/** Hours in which people of companies the actor sees found no place, since a day. */
export const refusedHours = async (db: Db, actor: Actor, since: string): Promise<RefusedHour[]> =>
  (
    await sql<RefusedHour>`SELECT coalesce(r.fleet_name, '') AS fleet, date_trunc('hour', r.at) AS hour,
      count(*) FILTER (WHERE r.cause = 'fleet')::int AS full, count(*) FILTER (WHERE r.cause <> 'fleet')::int AS seats
      ${refused(actor, since)} GROUP BY 1, 2 ORDER BY 1, 2`.execute(db)
  ).rows

/** What the fleets are called by the stacks people were refused at. */
export const fleetNames = async (db: Db, actor: Actor, since: string): Promise<Map<string, string>> => {
  const { rows } = await sql<{ fleet: string; name: string }>`
    SELECT fleet, string_agg(name, ', ' ORDER BY name) AS name FROM (
      SELECT DISTINCT one.fleet, coalesce(${stackNameBy('cloud_stacks.name')}, '–') AS name
      FROM (SELECT DISTINCT coalesce(r.fleet_name, '') AS fleet, r.stack_id ${refused(actor, since)}) AS one
      LEFT JOIN cloud_stacks ON cloud_stacks.id = one.stack_id) AS named GROUP BY fleet`.execute(db)
  return new Map(rows.map(({ fleet, name }) => [fleet, name]))
}
