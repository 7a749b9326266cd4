import { sql } from 'kysely'
import { unnamedStack, companyCloudVisibleTo, stackNameBy } from '#domains/cloud/public.ts'
import { shownEmailOrNone } from '#domains/contacts/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'

/** What narrows usage; months are YYYY-MM, both included. */
export interface UsageFilter {
  company?: string | undefined
  stack?: string | undefined
  version?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Who streamed: the contact, or the name in AppStream of a person without one. */
export const streamingPerson = sql<string>`coalesce(contact_id::text, stream_user)`

export const monthText = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM')`

/** The first day of the month a day is in. */
const monthOf = (day: string) => sql<string>`(${sql.ref(day)} - (extract(day FROM ${sql.ref(day)})::integer - 1))`

export const firstDay = (month: string) => sql<string>`to_date(${month}, 'YYYY-MM')`

/** Lines of accounts of a product of this version. */
export const ofVersion = (version: number, line = 'cloud_usage') =>
  sql<boolean>`EXISTS (SELECT FROM cloud_configurations AS c JOIN holdings ON holdings.id = c.holding_id
    JOIN products ON products.id = holdings.product_id
    WHERE c.id = ${sql.ref(`${line}.configuration_id`)} AND products.version = ${version})`

/** The sum of a column of whole numbers. */
export const sumOf = (column: string) => sql<number>`sum(${sql.ref(column)})::bigint`

/** Stacks in the order of what people call them, worked out once for each, not for each of many lines: that is what OFFSET 0 sees to. */
const stackOrder = (db: Db) =>
  db
    .selectFrom('cloudStacks')
    .select(['name', sql<string>`sort_key(${stackNameBy('cloud_stacks.name')})`.as('nameKey')])
    .offset(sql.lit(0))

/** What lines are sorted by for their stack; `usageFound` joins `stack_order` for it. */
export const versionKey = sql`coalesce(stack_order.name_key, sort_key(${unnamedStack('cloud_usage.stack')})) COLLATE "C"`

/** The address of the person who used it; '' once erased. */
export const emailShown = sql<string>`CASE WHEN contacts.erased_at IS NULL
  THEN ${shownEmailOrNone} ELSE '' END`

/** The lines an actor sees, filtered. */
export const usageFound = (
  db: Db,
  actor: Actor,
  { company, stack, version, from, to, sort }: UsageFilter & { sort?: string | undefined },
) =>
  db
    .selectFrom('cloudUsage')
    .$if(sort?.endsWith('version') ?? false, (rows) =>
      rows.leftJoin(stackOrder(db).as('stackOrder'), 'stackOrder.name', 'cloudUsage.stack'),
    )
    .leftJoin('contacts', 'contacts.id', 'cloudUsage.contactId')
    .leftJoin('companies', 'companies.id', 'cloudUsage.companyId')
    .where(companyCloudVisibleTo(actor, 'cloudUsage.companyId'))
    .$call((rows) => (company === undefined ? rows : rows.where('cloudUsage.companyId', '=', company)))
    .$call((rows) => (stack === undefined ? rows : rows.where('cloudUsage.stack', '=', stack)))
    .$call((rows) => (version === undefined ? rows : rows.where(ofVersion(version))))
    .$call((rows) => (from === undefined ? rows : rows.where('cloudUsage.month', '>=', firstDay(from))))
    .$call((rows) => (to === undefined ? rows : rows.where('cloudUsage.month', '<=', firstDay(to))))

export const usageRows = (db: Db) =>
  db
    .selectFrom('cloudUsage')
    .leftJoin('contacts', 'contacts.id', 'cloudUsage.contactId')
    .leftJoin('companies', 'companies.id', 'cloudUsage.companyId')
    .leftJoin('cloudStacks', 'cloudStacks.name', 'cloudUsage.stack')
    .select(['cloudUsage.id', 'seconds', 'sessions', 'usageCents', 'loginCents', 'serverCents', 'totalCents'])
    .select(emailShown.as('email'))
    .select(({ fn }) => fn.coalesce('companies.name', sql.lit('')).as('companyName'))
    .select(monthText('cloudUsage.month').as('month'))
    .select(stackNameBy('cloudUsage.stack').as('stackName'))

export const sessionsFound = (db: Db, actor: Actor, company: string, { from, to }: UsageFilter) =>
  db
    .selectFrom('cloudSessions')
    .leftJoin('contacts', 'contacts.id', 'cloudSessions.contactId')
    .where('cloudSessions.companyId', '=', company)
    .where(companyCloudVisibleTo(actor, 'cloudSessions.companyId'))
    .$if(from !== undefined, (rows) => rows.where('day', '>=', `${from}-01`))
    .$if(to !== undefined, (rows) => rows.where('day', '<', sql<string>`${`${to}-01`}::date + interval '1 month'`))

/** The first session of a person at a stack in a month, of one cloud account. */
const isFirst = sql<boolean>`NOT EXISTS (SELECT FROM cloud_sessions AS earlier
  WHERE earlier.company_id = cloud_sessions.company_id AND earlier.stack = cloud_sessions.stack
    AND earlier.day BETWEEN ${monthOf('cloud_sessions.day')} AND cloud_sessions.day
    AND earlier.contact_id IS NOT DISTINCT FROM cloud_sessions.contact_id
    AND earlier.configuration_id IS NOT DISTINCT FROM cloud_sessions.configuration_id
    AND (earlier.started_at, earlier.id) < (cloud_sessions.started_at, cloud_sessions.id))`

/** Sessions; what the month cost is shown with the first one, so that it adds up. */
export const sessionRows = (db: Db) =>
  db
    .selectFrom('cloudSessions')
    .leftJoin('contacts', 'contacts.id', 'cloudSessions.contactId')
    .leftJoin('cloudStacks', 'cloudStacks.name', 'cloudSessions.stack')
    .leftJoin('cloudUsage', (join) =>
      join
        .onRef('cloudUsage.companyId', '=', 'cloudSessions.companyId')
        .onRef('cloudUsage.stack', '=', 'cloudSessions.stack')
        .on('cloudUsage.month', '=', monthOf('cloud_sessions.day'))
        .onRef('cloudUsage.contactId', 'is not distinct from', 'cloudSessions.contactId')
        .onRef('cloudUsage.configurationId', 'is not distinct from', 'cloudSessions.configurationId')
        .on(isFirst),
    )
    .select(['cloudSessions.id', 'day', 'cloudSessions.seconds'])
    .select(['cloudUsage.seconds as monthSeconds', 'cloudUsage.sessions as monthSessions'])
    .select(['usageCents', 'loginCents', 'serverCents', 'totalCents'])
    .select(emailShown.as('email'))
    .select(stackNameBy('cloudSessions.stack').as('stackName'))
