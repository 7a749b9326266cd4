import { sql } from 'kysely'
import type { CloudCompany } from '#contract/cloud.ts'
import type { Db } from '#platform/database/database.ts'
import { portalToday, instantText } from '#platform/database/times.ts'
import type { Actor } from '#platform/operations/actor.ts'
import {
  companyCloudVisibleTo,
  creatorOf,
  fleetState,
  seatsInUse,
  stackName,
  staffSees,
  streaming,
} from './configuration-queries.ts'

const isCloudCompany = sql<boolean>`EXISTS (SELECT FROM holdings JOIN products ON products.id = holdings.product_id
  WHERE holdings.company_id = companies.id AND products.kind = 'cloud')`

const own = (actor: Actor) => sql`cloud_configurations JOIN holdings ON holdings.id = cloud_configurations.holding_id
  WHERE holdings.company_id = companies.id AND ${staffSees(actor)}`
const runs = sql`cloud_runs(cloud_configurations.id, ${portalToday})`

/** Companies with a cloud product the actor sees. Without an account they count as active. */
export const cloudCompanies = (db: Db, actor: Actor, show: 'active' | 'all' | 'ending') =>
  db
    .selectFrom('companies')
    .where(isCloudCompany)
    .where(companyCloudVisibleTo(actor, 'companies.id'))
    .$if(show === 'active', (rows) =>
      rows.where(
        sql<boolean>`(NOT EXISTS (SELECT FROM ${own(actor)}) OR EXISTS (SELECT FROM ${own(actor)} AND ${runs}))`,
      ),
    )
    .$if(show === 'ending', (rows) =>
      rows.where(sql<boolean>`EXISTS (SELECT FROM ${own(actor)} AND ${runs} AND end_date <= ${portalToday} + 60)`),
    )

/** The start shown of a company's accounts: of those that run today, else of the next to come, else of the last. */
const shownStart = sql`coalesce(min(start_date) FILTER (WHERE ${runs}),
  min(start_date) FILTER (WHERE start_date > ${portalToday}), max(start_date))`

const companyState = sql`CASE WHEN count(*) = 0 THEN 'none'
  WHEN bool_or(${runs} AND stopped_at IS NOT NULL) THEN 'stopped'
  WHEN bool_or(${runs} AND end_date <= ${portalToday} + 60) THEN 'soon'
  WHEN bool_or(${runs}) THEN 'running' WHEN bool_or(start_date > ${portalToday}) THEN 'ahead' ELSE 'expired' END`

const eachOf = (actor: Actor) =>
  sql<CloudCompany['configurations']>`coalesce((SELECT json_agg(json_build_object('seats', seats,
    'startDate', start_date::text, 'endDate', end_date::text, 'createdAt', ${instantText('cloud_configurations.created_at')},
    'createdBy', ${creatorOf(sql`cloud_configurations.created_by`)},
    'stack', (SELECT ${stackName} FROM cloud_stacks WHERE id = stack_id))
    ORDER BY start_date DESC, cloud_configurations.id) FROM ${own(actor)}), '[]')`

/** What companies are sorted by over their accounts. */
export const companySort = (actor: Actor) => ({
  start: sql`(SELECT ${shownStart} FROM ${own(actor)})`,
  end: sql`(SELECT max(end_date) FROM ${own(actor)})`,
  streaming: sql`(SELECT coalesce(sum(${streaming}), 0) FROM ${own(actor)})`,
})

export function cloudCompanyRows(db: Db, actor: Actor) {
  const held = sql<
    Omit<
      CloudCompany,
      'id' | 'name' | 'customerNumber' | 'holdingId' | 'stack' | 'fleetState' | 'createdBy' | 'configurations'
    >
  >`LATERAL (
    SELECT count(*)::int AS accounts, CASE WHEN count(*) = 1 THEN min(cloud_configurations.id::text) END AS account_id, coalesce(sum(${seatsInUse}) FILTER (WHERE ${runs}), 0)::int AS used,
      coalesce(sum(seats) FILTER (WHERE ${runs}), 0)::int AS seats, coalesce(sum(${streaming}), 0)::int AS streaming,
      ${shownStart} AS start_date, max(end_date) AS end_date, ${companyState} AS state,
      bool_or(${runs}) AS active, coalesce(bool_or(${runs} AND end_date <= ${portalToday} + 60), false) AS ends_soon
    FROM ${own(actor)})`
  const newest = sql<Pick<CloudCompany, 'stack' | 'fleetState'>>`LATERAL (
    SELECT ${stackName} AS stack, ${fleetState} AS fleet_state FROM cloud_stacks WHERE id = (
      SELECT stack_id FROM ${own(actor)} ORDER BY end_date DESC, cloud_configurations.id LIMIT 1))`
  return db
    .selectFrom('companies')
    .leftJoin(held.as('held'), (join) => join.onTrue())
    .leftJoin(newest.as('newest'), (join) => join.onTrue())
    .select(['companies.id', 'companies.name', 'companies.customerNumber'])
    .select([
      'held.accounts',
      'held.accountId',
      'held.used',
      'held.seats',
      'held.streaming',
      'held.startDate',
      'held.endDate',
    ])
    .select(['held.active', 'held.endsSoon', 'held.state'])
    .select([creatorOf(sql`companies.created_by`).as('createdBy'), eachOf(actor).as('configurations')])
    .select([
      sql`coalesce(newest.stack, '')`.as('stack'),
      sql`coalesce(newest.fleet_state, 'NONE')`.as('fleetState'),
      sql`(SELECT holdings.id FROM holdings JOIN products ON products.id = holdings.product_id
        WHERE holdings.company_id = companies.id AND products.kind = 'cloud'
        ORDER BY EXISTS (SELECT FROM cloud_configurations WHERE holding_id = holdings.id) DESC, products.version DESC,
          holdings.id LIMIT 1)`.as('holdingId'),
    ])
    .$castTo<CloudCompany>()
}
