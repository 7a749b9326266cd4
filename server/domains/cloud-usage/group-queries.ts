import { type SelectQueryBuilder, sql } from 'kysely'
import { companyCloudVisibleTo, stackNameBy } from '#domains/cloud/public.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { DB } from '#platform/database/database-types.gen.ts'
import type { Db } from '#platform/database/database.ts'
import { firstDay, monthText, ofVersion, sumOf, type UsageFilter } from './queries.ts'
import { fromNow } from '#platform/database/times.ts'

interface Sorted {
  sort?: string | undefined
  search: string
}

type Groups = SelectQueryBuilder<DB, 'cloudUsageGroups', object>

const people = sql<number>`count(DISTINCT coalesce(contact_id, company_id))::int`.as('people')
const seconds = sumOf('cloudUsage.seconds').as('seconds')
const sessions = sql<number>`sum(cloud_usage.sessions)::int`.as('sessions')
const totalCents = sumOf('cloudUsage.totalCents').as('totalCents')

/** What accounts of one version used, added up from their lines; a group is known by its first line. */
const groupsOfVersion = (db: Db, version: number) =>
  db
    .selectFrom('cloudUsage')
    .select(['month', 'stack', 'companyId'])
    .select(({ fn }) => fn.min('cloudUsage.id').as('id'))
    .select([people, seconds, totalCents])
    .where('companyId', 'is not', null)
    .where(ofVersion(version))
    .groupBy(['month', 'stack', 'companyId'])

const groupsOf = (db: Db, version: number | undefined): Groups =>
  version === undefined
    ? db.selectFrom('cloudUsageGroups')
    : db.selectFrom(groupsOfVersion(db, version).as('cloudUsageGroups'))

/** The groups an actor sees, filtered. */
export const groupsFound = (
  db: Db,
  actor: Actor,
  { company, stack, version, from, to, sort, search }: UsageFilter & Sorted,
) =>
  groupsOf(db, version)
    // Joined only where sorted by or searched: with a join PostgreSQL reads rows instead of the index alone.
    .$if(search !== '' || (sort?.endsWith('company') ?? false), (rows) =>
      rows.leftJoin('companies', 'companies.id', 'cloudUsageGroups.companyId'),
    )
    .where('cloudUsageGroups.stack', '<>', '')
    .where(companyCloudVisibleTo(actor, 'cloudUsageGroups.companyId'))
    .$call((rows) => (company === undefined ? rows : rows.where('cloudUsageGroups.companyId', '=', company)))
    .$call((rows) => (stack === undefined ? rows : rows.where('cloudUsageGroups.stack', '=', stack)))
    .$call((rows) => (from === undefined ? rows : rows.where('cloudUsageGroups.month', '>=', firstDay(from))))
    .$call((rows) => (to === undefined ? rows : rows.where('cloudUsageGroups.month', '<=', firstDay(to))))

const companyName = sql<string>`coalesce(companies.name, '')`.as('companyName')
const customerNumber = sql<string>`coalesce(companies.customer_number, '')`.as('customerNumber')

export const groupRows = (db: Db) =>
  db
    .selectFrom('cloudUsageGroups')
    .leftJoin('companies', 'companies.id', 'cloudUsageGroups.companyId')
    .leftJoin('cloudStacks', 'cloudStacks.name', 'cloudUsageGroups.stack')
    .select(['cloudUsageGroups.id', 'people', 'seconds', 'sessions', 'totalCents'])
    .select([companyName, customerNumber, monthText('cloudUsageGroups.month').as('month')])
    .select(stackNameBy('cloudUsageGroups.stack').as('stackName'))

/** The rows of groups of one version: each is added up again, by the company's lines alone. */
export const groupRowsOfVersion = (db: Db, version: number) =>
  db
    .selectFrom('cloudUsage as cloudUsageGroups')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('cloudUsage')
          .select([people, seconds, sessions, totalCents])
          .whereRef('cloudUsage.companyId', '=', 'cloudUsageGroups.companyId')
          .whereRef('cloudUsage.month', '=', 'cloudUsageGroups.month')
          .whereRef('cloudUsage.stack', '=', 'cloudUsageGroups.stack')
          .where(ofVersion(version))
          .as('summed'),
      (join) => join.onTrue(),
    )
    .leftJoin('companies', 'companies.id', 'cloudUsageGroups.companyId')
    .leftJoin('cloudStacks', 'cloudStacks.name', 'cloudUsageGroups.stack')
    .select(['cloudUsageGroups.id', 'summed.people', 'summed.seconds', 'summed.sessions', 'summed.totalCents'])
    .select([companyName, customerNumber, monthText('cloudUsageGroups.month').as('month')])
    .select(stackNameBy('cloudUsageGroups.stack').as('stackName'))

/** The version of the groups: it changes when usage is counted or a company renamed. */
export async function groupsState(db: Db): Promise<unknown[]> {
  const { counted, changes, newest } = await onlyRow(
    db,
    sql<{ counted: number; changes: number; newest: number | null }>`
    SELECT counted, (SELECT count(*)::int FROM company_name_changes) AS changes,
      (SELECT max(id) FROM company_name_changes) AS newest FROM cloud_usage_counts`,
  )
  return [counted, changes, newest]
}

/** Deletes changes of names that are older than any cached page. */
export const forgetNameChanges = (db: Db) =>
  db.deleteFrom('companyNameChanges').where('at', '<', fromNow(-300_000)).execute()
