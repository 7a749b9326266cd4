import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'
import { fixedRows } from '#platform/list.ts'

/** What narrows usage; months are YYYY-MM, both included. */
export interface UsageFilter {
  company?: string | undefined
  stack?: string | undefined
  version?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

interface Sorted {
  sort?: string | undefined
  search: string
}

/** What people call a stack; its key is nobody's business, unless nothing else is known of it. */
export const stackName = (stack: string) =>
  sql<string>`coalesce(nullif(cloud_stacks.display_name, ''), nullif(cloud_stacks.description, ''), ${sql.ref(stack)})`

export const monthText = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM')`

const firstDay = (month: string) => sql<string>`to_date(${month}, 'YYYY-MM')`

/** Whether staff see all of the cloud; else they see that of companies they made, or whose cloud account they made. */
export const seesAll = (actor: Actor) => actor.permissions.has('cloud.all')

/** Companies whose usage staff see, by the column that names the company. */
export const visibleTo = (actor: Actor, company: string): RawBuilder<boolean> =>
  seesAll(actor)
    ? sql`true`
    : sql`(EXISTS (SELECT FROM companies AS own WHERE own.id = ${sql.ref(company)} AND own.created_by = ${actor.accountId})
      OR EXISTS (SELECT FROM cloud_configurations AS c JOIN holdings ON holdings.id = c.holding_id
        WHERE holdings.company_id = ${sql.ref(company)} AND c.created_by = ${actor.accountId}))`

const ofVersion = (version: number) =>
  sql<boolean>`EXISTS (SELECT FROM cloud_configurations AS c JOIN holdings ON holdings.id = c.holding_id
    JOIN products ON products.id = holdings.product_id
    WHERE c.id = cloud_usage.configuration_id AND products.version = ${version})`

/** The lines somebody sees, narrowed. */
export const usageFound = (db: Db, actor: Actor, { company, stack, version, from, to }: UsageFilter) =>
  db
    .selectFrom('cloudUsage')
    .leftJoin('contacts', 'contacts.id', 'cloudUsage.contactId')
    .leftJoin('companies', 'companies.id', 'cloudUsage.companyId')
    .where(visibleTo(actor, 'cloudUsage.companyId'))
    .$if(company !== undefined, (rows) => rows.where('cloudUsage.companyId', '=', company!))
    .$if(stack !== undefined, (rows) => rows.where('cloudUsage.stack', '=', stack!))
    .$if(version !== undefined, (rows) => rows.where(ofVersion(version!)))
    .$if(from !== undefined, (rows) => rows.where('cloudUsage.month', '>=', firstDay(from!)))
    .$if(to !== undefined, (rows) => rows.where('cloudUsage.month', '<=', firstDay(to!)))

export const usageRows = fixedRows((db) =>
  db
    .selectFrom('cloudUsage')
    .leftJoin('contacts', 'contacts.id', 'cloudUsage.contactId')
    .leftJoin('companies', 'companies.id', 'cloudUsage.companyId')
    .leftJoin('cloudStacks', 'cloudStacks.name', 'cloudUsage.stack')
    .select(['cloudUsage.id', 'seconds', 'sessions', 'usageCents', 'loginCents', 'serverCents', 'totalCents'])
    .select(sql<string>`coalesce(contacts.email, '')`.as('email'))
    .select(sql<string>`coalesce(companies.name, '')`.as('companyName'))
    .select(monthText('cloudUsage.month').as('month'))
    .select(stackName('cloudUsage.stack').as('stackName')),
)

/** The groups somebody sees, narrowed. */
export const groupsFound = (db: Db, actor: Actor, { company, stack, from, to, sort, search }: UsageFilter & Sorted) =>
  db
    .selectFrom('cloudUsageGroups')
    // Joined only where sorted by or searched: beside a join PostgreSQL reads rows instead of the index alone.
    .$if(search !== '' || (sort?.endsWith('company') ?? false), (rows) =>
      rows.leftJoin('companies', 'companies.id', 'cloudUsageGroups.companyId'),
    )
    .where('cloudUsageGroups.stack', '<>', '')
    .where(visibleTo(actor, 'cloudUsageGroups.companyId'))
    .$if(company !== undefined, (rows) => rows.where('cloudUsageGroups.companyId', '=', company!))
    .$if(stack !== undefined, (rows) => rows.where('cloudUsageGroups.stack', '=', stack!))
    .$if(from !== undefined, (rows) => rows.where('cloudUsageGroups.month', '>=', firstDay(from!)))
    .$if(to !== undefined, (rows) => rows.where('cloudUsageGroups.month', '<=', firstDay(to!)))

export const groupRows = fixedRows((db) =>
  db
    .selectFrom('cloudUsageGroups')
    .leftJoin('companies', 'companies.id', 'cloudUsageGroups.companyId')
    .leftJoin('cloudStacks', 'cloudStacks.name', 'cloudUsageGroups.stack')
    .select(['cloudUsageGroups.id', 'people', 'seconds', 'sessions', 'totalCents'])
    .select(sql<string>`coalesce(companies.name, '')`.as('companyName'))
    .select(sql<string>`coalesce(companies.customer_number, '')`.as('customerNumber'))
    .select(monthText('cloudUsageGroups.month').as('month'))
    .select(stackName('cloudUsageGroups.stack').as('stackName')),
)

export const sessionsFound = (db: Db, actor: Actor, company: string, { from, to }: UsageFilter) =>
  db
    .selectFrom('cloudSessions')
    .leftJoin('contacts', 'contacts.id', 'cloudSessions.contactId')
    .where('cloudSessions.companyId', '=', company)
    .where(visibleTo(actor, 'cloudSessions.companyId'))
    .$if(from !== undefined, (rows) => rows.where('day', '>=', `${from}-01`))
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`day < ${`${to}-01`}::date + interval '1 month'`))

export const sessionRows = (db: Db) =>
  db
    .selectFrom('cloudSessions')
    .leftJoin('contacts', 'contacts.id', 'cloudSessions.contactId')
    .leftJoin('cloudStacks', 'cloudStacks.name', 'cloudSessions.stack')
    .select(['cloudSessions.id', 'day', 'seconds'])
    .select(sql<string>`coalesce(contacts.email, '')`.as('email'))
    .select(stackName('cloudSessions.stack').as('stackName'))
