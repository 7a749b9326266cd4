import type { DB } from '#platform/database/database-types.gen.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CloudConfiguration, CloudConfigurationInput, CloudStack } from '#contract/cloud.ts'
import type { CompanyCloudAccount } from '#contract/company-cloud.ts'
import { productNamed } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { portalToday, clockTime, instantText } from '#platform/database/times.ts'
import { isGone, isStopped } from '../users/access-queries.ts'

/** Whether staff see all of the cloud; else companies they made, or made an account for. */
export const seesAllClouds = ({ system, permissions }: Actor): boolean =>
  system === true || permissions.has('cloud.all')

/** Which configurations staff see, over them and their companies by these names: all, or those that they or whose company they made. */
export const staffSees = (actor: Actor, company = 'companies', configuration = 'cloud_configurations') =>
  seesAllClouds(actor)
    ? sql<boolean>`true`
    : sql<boolean>`${actor.accountId} IN (${sql.ref(`${company}.created_by`)}, ${sql.ref(`${configuration}.created_by`)})`

/** Companies whose cloud staff see, by the column that names the company: all, or those of which they see the company or an account. */
export const companyCloudVisibleTo = (actor: Actor, company: string): RawBuilder<boolean> =>
  seesAllClouds(actor)
    ? sql`true`
    : sql`EXISTS (SELECT FROM companies AS own LEFT JOIN holdings AS own_holding ON own_holding.company_id = own.id
        LEFT JOIN cloud_configurations AS own_account ON own_account.holding_id = own_holding.id
        WHERE own.id = ${sql.ref(company)} AND ${staffSees(actor, 'own', 'own_account')})`

/** Which configurations are listed for an actor, over `cloud_configurations` and the joined `companies`: customers those of their company. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.sight === 'all' ? staffSees(actor) : sql`companies.id = ${actor.companyId}`

/** Which configurations an actor may open by themselves: staff, who see every company, those of all; customers their own. */
const openVisibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.sight === 'all' ? sql`true` : sql`companies.id = ${actor.companyId}`

/** The address of who made or changed something; '' where unknown. */
export const creatorOf = (by: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce((SELECT email FROM accounts WHERE id = ${by}), '')`

/** The display name of a stack without a name: distinct, without revealing its key. */
export const unnamedStack = (key: string): RawBuilder<string> => sql`'Cloud ' || upper(left(md5(${sql.ref(key)}), 4))`

/** The display name of a stack over `cloud_stacks`, by the column `key` where AppStream no longer has it; its key stays internal. */
export const stackNameBy = (key: string) =>
  sql<string>`coalesce(nullif(cloud_stacks.display_name, ''), nullif(cloud_stacks.description, ''), ${unnamedStack(key)})`

export const stackName = stackNameBy('cloud_stacks.name')
export const fleetState = sql<CloudStack['fleetState']>`CASE
  WHEN cloud_stacks.fleet_state IN ('STARTING', 'RUNNING', 'STOPPING', 'STOPPED') THEN cloud_stacks.fleet_state ELSE 'NONE' END`

const stack = sql<CloudStack>`json_build_object('id', cloud_stacks.id, 'name', ${stackName}, 'fleetState', ${fleetState},
  'running', capacity_running, 'inUse', capacity_in_use, 'available', capacity_available,
  'lookedAt', ${instantText('cloud_stacks.looked_at')}, 'gone', gone_at IS NOT NULL)`

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
export const streaming = sql<number>`(SELECT count(*)::int FROM cloud_access AS a
  WHERE a.configuration_id = cloud_configurations.id AND ${streamsIn('a')})`
/** The state of an account over `cloud_configurations`, which has its latest term: before it another one may run. */
export const termStateNow = sql<CloudConfiguration['state']>`CASE WHEN end_date < ${portalToday} THEN 'expired'
  WHEN cloud_runs(cloud_configurations.id, ${portalToday}) THEN 'running' ELSE 'ahead' END`
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
    .where(openVisibleTo(actor))

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
      creatorOf(sql`cloud_configurations.modified_by`).as('modifiedBy'),
    ])

/** Cloud accounts an actor sees, with all their facts. */
export const configurationsInFull = (db: Db, actor: Actor) => inFull(fromConfigurations(db, actor))

export const configurationById = (db: Db, actor: Actor, id: string): Promise<CloudConfiguration | undefined> =>
  configurationsInFull(db, actor).where('cloudConfigurations.id', '=', id).executeTakeFirst()

/** The accounts of a company: those that run first, the next to end before the others. */
export const accountsOfCompany = (db: Db, actor: Actor, companyId: string): Promise<CompanyCloudAccount[]> =>
  fromConfigurations(db, actor)
    .select(['cloudConfigurations.id', 'holdingId', 'runtime', 'startDate', 'endDate', 'seats'])
    .select(['cloudConfigurations.modifiedAt', productNamed.as('product'), stackName.as('stack')])
    .select([termStateNow.as('state'), isStopped.as('stopped'), seatsInUse.as('used')])
    .where('companies.id', '=', companyId)
    .orderBy(sql`${termStateNow} = 'running'`, 'desc')
    .orderBy(sql`${termStateNow} = 'ahead'`, 'desc')
    .orderBy('endDate')
    .orderBy('cloudConfigurations.id')
    .limit(200)
    .execute()

export const configurationsOf = (db: Db, actor: Actor, holdingId: string): Promise<CloudConfiguration[]> =>
  inFull(fromConfigurations(db, actor))
    .where('holdingId', '=', holdingId)
    .orderBy('cloudConfigurations.startDate', 'desc')
    .orderBy('cloudConfigurations.id')
    .execute()

/** A configuration the caller sees, locked: changes that count places run one after the other. */
export async function lockConfiguration(db: Tx, actor: Actor, id: string) {
  // Locked before the joins: READ COMMITTED re-checks a row it waited for, but not what is joined to it.
  await db.selectFrom('cloudConfigurations').select('id').where('id', '=', id).forUpdate().execute()
  return fromConfigurations(db, actor)
    .select(['cloudConfigurations.id', 'seats', 'startDate', 'endDate', 'accountTypeId', 'stackId', 'holdingId'])
    .select(['cloudConfigurations.modifiedAt', 'companies.id as companyId', 'companies.name as companyName'])
    .select(['products.titleDe', 'products.titleEn', 'runtime', 'term'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM cloud_terms AS t WHERE t.configuration_id = cloud_configurations.id
      AND t.number < term AND ${portalToday} BETWEEN t.start_date AND t.end_date)`.as('earlierRuns'),
    )
    .where('cloudConfigurations.id', '=', id)
    .executeTakeFirst()
}

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
