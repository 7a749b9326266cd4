import type { DB } from '#platform/database/database-types.gen.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CloudCompany, CloudConfiguration, CloudConfigurationInput, CloudStack } from '#contract/cloud.ts'
import { productNamed } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { berlinToday, clockTime } from '#platform/database/times.ts'
import { isGone, isStopped } from '../users/access-queries.ts'

/** What a contact is called; '' for one without a name. */
export const personName = sql<string>`concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))`

/** Terms go by the calendar of Berlin. */

/** Whether staff see all of the cloud; else companies they made, or made an account for. */
export const seesAllClouds = ({ system, permissions }: Actor): boolean =>
  system === true || permissions.has('cloud.all')

/** Which configurations staff see, over `cloud_configurations` and `companies`: all, or those that they or whose company they made. */
const staffSees = (actor: Actor): RawBuilder<boolean> =>
  seesAllClouds(actor)
    ? sql`true`
    : sql`(companies.created_by = ${actor.accountId} OR cloud_configurations.created_by = ${actor.accountId})`

/** Companies whose cloud staff see, by the column that names the company: all, or those they made or made an account for. */
export const companyCloudVisibleTo = (actor: Actor, company: string): RawBuilder<boolean> =>
  seesAllClouds(actor)
    ? sql`true`
    : sql`(EXISTS (SELECT FROM companies AS own WHERE own.id = ${sql.ref(company)} AND own.created_by = ${actor.accountId})
      OR EXISTS (SELECT FROM cloud_configurations AS own JOIN holdings AS own_holding ON own_holding.id = own.holding_id
        WHERE own_holding.company_id = ${sql.ref(company)} AND own.created_by = ${actor.accountId}))`

/** Which configurations an actor sees, over `cloud_configurations` and the joined `companies`: customers those of their company. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.sight === 'all' ? staffSees(actor) : sql`companies.id = ${actor.companyId}`

const instantOf = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The display name of a stack without a name: distinct, without revealing its key. */
export const unnamedStack = (key: RawBuilder<unknown>): RawBuilder<string> =>
  sql`'Cloud ' || upper(left(md5(${key}), 4))`

/** The display name of a stack; its key stays internal. */
export const stackName = sql<string>`coalesce(nullif(cloud_stacks.display_name, ''), nullif(cloud_stacks.description, ''),
  ${unnamedStack(sql`cloud_stacks.name`)})`
const fleetState = sql<CloudStack['fleetState']>`CASE
  WHEN cloud_stacks.fleet_state IN ('STARTING', 'RUNNING', 'STOPPING', 'STOPPED') THEN cloud_stacks.fleet_state ELSE 'NONE' END`

const stack = sql<CloudStack>`json_build_object('id', cloud_stacks.id, 'name', ${stackName}, 'fleetState', ${fleetState},
  'running', capacity_running, 'inUse', capacity_in_use, 'available', capacity_available,
  'lookedAt', ${instantOf(sql`cloud_stacks.looked_at`)}, 'gone', gone_at IS NOT NULL)`

/**
 * Whether a row of `cloud_access` streams in its configuration: with several accounts on one stack it is the one the
 * person was let in by last.
 */
export const streamsIn = (access: string): RawBuilder<boolean> => {
  const contact = sql.ref(`${access}.contact_id`)
  return sql`(EXISTS (SELECT FROM cloud_running_sessions AS r JOIN cloud_users AS u ON u.stream_user = r.stream_user
      JOIN cloud_configurations AS own ON own.id = ${sql.ref(`${access}.configuration_id`)} AND own.stack_id = r.stack_id
      WHERE u.contact_id = ${contact})
    AND NOT EXISTS (SELECT FROM cloud_access AS o JOIN cloud_configurations AS oc ON oc.id = o.configuration_id
      JOIN cloud_configurations AS own ON own.id = ${sql.ref(`${access}.configuration_id`)} AND own.stack_id = oc.stack_id
      WHERE o.contact_id = ${contact} AND o.configuration_id <> own.id
        AND o.launched_at > coalesce(${sql.ref(`${access}.launched_at`)}, '-infinity')))`
}

export const seatsInUse = sql<number>`(SELECT count(*)::int FROM cloud_access WHERE configuration_id = cloud_configurations.id AND active)`
const streaming = sql<number>`(SELECT count(*)::int FROM cloud_access AS a
  WHERE a.configuration_id = cloud_configurations.id AND ${streamsIn('a')})`
/** The state of an account over `cloud_configurations`, which has its latest term: before it another one may run. */
export const termStateNow = sql<CloudConfiguration['state']>`CASE WHEN end_date < ${berlinToday} THEN 'expired'
  WHEN cloud_runs(cloud_configurations.id, ${berlinToday}) THEN 'running' ELSE 'ahead' END`
const terms = sql<CloudConfiguration['terms']>`(SELECT json_agg(json_build_object('runtime', t.runtime,
    'startDate', t.start_date::text, 'endDate', t.end_date::text) ORDER BY t.number DESC)
  FROM cloud_terms AS t WHERE t.configuration_id = cloud_configurations.id)`
export const hasActiveProduct = sql<boolean>`EXISTS (SELECT FROM cloud_linked_holdings
  WHERE configuration_id = cloud_configurations.id AND active)`

export const fromConfigurations = (db: Db, actor: Actor) =>
  db
    .selectFrom('cloudConfigurations')
    .innerJoin('holdings', 'holdings.id', 'cloudConfigurations.holdingId')
    .innerJoin('companies', 'companies.id', 'holdings.companyId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .innerJoin('cloudStacks', 'cloudStacks.id', 'cloudConfigurations.stackId')
    .innerJoin('cloudAccountTypes', 'cloudAccountTypes.id', 'cloudConfigurations.accountTypeId')
    .where(visibleTo(actor))

const inFull = (rows: ReturnType<typeof fromConfigurations>) =>
  rows
    .leftJoin('accounts', 'accounts.id', 'cloudConfigurations.createdBy')
    .select(['cloudConfigurations.id', 'holdingId', 'accountTypeId', 'stackId', 'seats', 'startDate', 'endDate'])
    .select([
      'cloudConfigurations.createdAt',
      'cloudConfigurations.modifiedAt',
      'cloudAccountTypes.name as accountType',
    ])
    .select((row) => [
      'runtime',
      sql<CloudConfiguration['company']>`json_build_object('id', companies.id, 'name', companies.name,
        'customerNumber', companies.customer_number)`.as('company'),
      productNamed.as('product'),
      stack.as('stack'),
      termStateNow.as('state'),
      terms.as('terms'),
      seatsInUse.as('used'),
      streaming.as('streaming'),
      isStopped.as('stopped'),
      row.not(hasActiveProduct).as('missingProduct'),
      row.fn.coalesce('accounts.email', sql.lit('')).as('createdBy'),
    ])

export const configurationById = (db: Db, actor: Actor, id: string): Promise<CloudConfiguration | undefined> =>
  inFull(fromConfigurations(db, actor)).where('cloudConfigurations.id', '=', id).executeTakeFirst()

export const configurationsOf = (db: Db, actor: Actor, holdingId: string): Promise<CloudConfiguration[]> =>
  inFull(fromConfigurations(db, actor))
    .where('holdingId', '=', holdingId)
    .orderBy('cloudConfigurations.startDate', 'desc')
    .orderBy('cloudConfigurations.id')
    .execute()

/** A configuration the caller sees, locked: changes that count places run one after the other. */
export const lockConfiguration = async (db: Tx, actor: Actor, id: string) =>
  (await lockConfigurationOnce(db, actor, id)) ??
  // One whose stack or type changed while this waited for the lock is found by the second read.
  (await lockConfigurationOnce(db, actor, id))

const lockConfigurationOnce = (db: Tx, actor: Actor, id: string) =>
  fromConfigurations(db, actor)
    .select(['cloudConfigurations.id', 'seats', 'startDate', 'endDate', 'accountTypeId', 'stackId', 'holdingId'])
    .select(['cloudConfigurations.modifiedAt', 'companies.id as companyId', 'companies.name as companyName'])
    .select(['products.titleDe', 'products.titleEn', 'runtime', 'term'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM cloud_terms AS t WHERE t.configuration_id = cloud_configurations.id
      AND t.number < term AND ${berlinToday} BETWEEN t.start_date AND t.end_date)`.as('earlierRuns'),
    )
    .where('cloudConfigurations.id', '=', id)
    .forUpdate('cloudConfigurations')
    .executeTakeFirst()

interface Written extends CloudConfigurationInput {
  endDate: string
}

const unknownReferences = onConstraint({
  cloud_configurations_account_type_id_fkey: () => fail('cloud.typeForbidden', undefined, 'accountTypeId'),
  cloud_configurations_stack_id_fkey: () => fail('cloud.stackUnknown', undefined, 'stackId'),
})

export const insertConfiguration = (
  db: Db,
  row: Written & { id: string; holdingId: string; createdBy: string | null },
) =>
  db
    .insertInto('cloudConfigurations')
    .values({ ...row, modifiedBy: row.createdBy })
    .execute()
    .catch(unknownReferences)

export const updateConfiguration = (db: Db, id: string, row: Written, by: string | null) =>
  db
    .updateTable('cloudConfigurations')
    .set({ ...row, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()
    .catch(unknownReferences)

/** Begins another term of an account: its latest from now on. */
export const insertTerm = (
  db: Db,
  id: string,
  term: Pick<Selectable<DB['cloudConfigurations']>, 'term' | 'runtime' | 'startDate' | 'endDate'>,
  by: string | null,
) =>
  db
    .updateTable('cloudConfigurations')
    .set({ ...term, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()

export const deleteConfiguration = (db: Db, id: string) =>
  db.deleteFrom('cloudConfigurations').where('id', '=', id).execute()

export const activeSeats = (db: Db, id: string): Promise<number> =>
  countRows(db.selectFrom('cloudAccess').where('configurationId', '=', id).where('active', '=', true))

export const accountTypes = (db: Db) =>
  db.selectFrom('cloudAccountTypes').select(['id', 'name', 'profileNumber']).orderBy('profileNumber').execute()

export const stacks = (db: Db): Promise<CloudStack[]> =>
  db
    .selectFrom('cloudStacks')
    .select(['cloudStacks.id', 'lookedAt', 'capacityRunning as running', 'capacityInUse as inUse'])
    .select(['capacityAvailable as available', stackName.as('name'), fleetState.as('fleetState')])
    .select(isGone.as('gone'))
    .orderBy('goneAt', (order) => order.asc().nullsFirst())
    .orderBy(stackName)
    .execute()

export const lastSync = (db: Db) =>
  db.selectFrom('cloudLooks').select(['lookedAt', 'failedAt', 'failure']).executeTakeFirst()

export const bucketOf = async (db: Db, companyId: string): Promise<string> =>
  (await db.selectFrom('companies').select('cloudBucket').where('id', '=', companyId).executeTakeFirst())
    ?.cloudBucket ?? ''

/** Gives a company its bucket's name unless it has one. */
export const nameBucket = (db: Db, companyId: string, name: string) =>
  db
    .updateTable('companies')
    .set({ cloudBucket: name })
    .where('id', '=', companyId)
    .where('cloudBucket', 'is', null)
    .execute()

const isCloudCompany = sql<boolean>`EXISTS (SELECT FROM holdings JOIN products ON products.id = holdings.product_id
  WHERE holdings.company_id = companies.id AND products.kind = 'cloud')`

const own = (actor: Actor) => sql`cloud_configurations JOIN holdings ON holdings.id = cloud_configurations.holding_id
  WHERE holdings.company_id = companies.id AND ${staffSees(actor)}`
const runs = sql`cloud_runs(cloud_configurations.id, ${berlinToday})`

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
      rows.where(sql<boolean>`EXISTS (SELECT FROM ${own(actor)} AND ${runs} AND end_date <= ${berlinToday} + 60)`),
    )

/** The start shown of a company's accounts: of those that run today, else of the next to come, else of the last. */
const shownStart = sql`coalesce(min(start_date) FILTER (WHERE ${runs}),
  min(start_date) FILTER (WHERE start_date > ${berlinToday}), max(start_date))`

const companyState = sql`CASE WHEN count(*) = 0 THEN 'none'
  WHEN bool_or(${runs} AND stopped_at IS NOT NULL) THEN 'stopped'
  WHEN bool_or(${runs} AND end_date <= ${berlinToday} + 60) THEN 'soon'
  WHEN bool_or(${runs}) THEN 'running' WHEN bool_or(start_date > ${berlinToday}) THEN 'ahead' ELSE 'expired' END`

const creatorOf = (by: RawBuilder<unknown>) => sql<string>`coalesce((SELECT email FROM accounts WHERE id = ${by}), '')`

const eachOf = (actor: Actor) =>
  sql<CloudCompany['configurations']>`coalesce((SELECT json_agg(json_build_object('seats', seats,
    'startDate', start_date::text, 'endDate', end_date::text, 'createdAt', ${instantOf(sql`cloud_configurations.created_at`)},
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
    SELECT count(*)::int AS accounts, coalesce(sum(${seatsInUse}) FILTER (WHERE ${runs}), 0)::int AS used,
      coalesce(sum(seats) FILTER (WHERE ${runs}), 0)::int AS seats, coalesce(sum(${streaming}), 0)::int AS streaming,
      ${shownStart} AS start_date, max(end_date) AS end_date, ${companyState} AS state,
      bool_or(${runs}) AS active, coalesce(bool_or(${runs} AND end_date <= ${berlinToday} + 60), false) AS ends_soon
    FROM ${own(actor)})`
  const newest = sql<Pick<CloudCompany, 'stack' | 'fleetState'>>`LATERAL (
    SELECT ${stackName} AS stack, ${fleetState} AS fleet_state FROM cloud_stacks WHERE id = (
      SELECT stack_id FROM ${own(actor)} ORDER BY end_date DESC, cloud_configurations.id LIMIT 1))`
  return db
    .selectFrom('companies')
    .leftJoin(held.as('held'), (join) => join.onTrue())
    .leftJoin(newest.as('newest'), (join) => join.onTrue())
    .select(['companies.id', 'companies.name', 'companies.customerNumber'])
    .select(['held.accounts', 'held.used', 'held.seats', 'held.streaming', 'held.startDate', 'held.endDate'])
    .select(['held.active', 'held.endsSoon', 'held.state'])
    .select([creatorOf(sql`companies.created_by`).as('createdBy'), eachOf(actor).as('configurations')])
    .select([
      sql<string>`coalesce(newest.stack, '')`.as('stack'),
      sql<CloudCompany['fleetState']>`coalesce(newest.fleet_state, 'NONE')`.as('fleetState'),
      sql<string>`(SELECT holdings.id FROM holdings JOIN products ON products.id = holdings.product_id
        WHERE holdings.company_id = companies.id AND products.kind = 'cloud'
        ORDER BY EXISTS (SELECT FROM cloud_configurations WHERE holding_id = holdings.id) DESC, products.version DESC,
          holdings.id LIMIT 1)`.as('holdingId'),
    ])
    .$castTo<CloudCompany>()
}
