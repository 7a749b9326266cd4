import { sql } from 'kysely'
import type { ExpiringLicence } from '#contract/expiring.ts'
import type { RequestEnd } from '#contract/renewals.ts'
import {
  holder,
  holderKey,
  holderText,
  holdingVisibleTo,
  joinedHoldings,
  productNamed,
} from '#domains/holdings/public.ts'
import { endsWithin, firstEndsWithin } from '#domains/licences/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { sortKey } from '#platform/lists/list-source.ts'

interface Span {
  /** Both days are included. */
  from: string
  to: string
}

const everyDay: Span = { from: '1970-01-01', to: '9999-12-30' }

interface End {
  subjectId: string
  holdingId: string
  endDay: string
  whole: boolean
  machine: ExpiringLicence['machine']
}

/** Ends of a span in holdings the actor sees. */
export const fromEnds = (db: Db, actor: Actor, span: Span) =>
  joinedHoldings(db)
    .innerJoin(sql<End>`${firstEndsWithin(span)}`.as('ends'), 'ends.holdingId', 'holdings.id')
    .where('holdings.disabled', '=', false)
    .where(holdingVisibleTo(actor))

export const endSort = { end: sql`ends.end_day`, holder: holderKey, product: sortKey('products.titleDe') }
export const endSearch = sql<string>`(${holderText} || ' ' || search_form(concat_ws(' ', products.title_de, products.title_en, ends.machine ->> 'name', ends.machine ->> 'mac')))`

/** A reminder has a receiver, as `contactsToRemind` finds them. */
export const isReachable = sql<boolean>`EXISTS (SELECT FROM contacts AS receivers
  WHERE (receivers.company_id = holdings.company_id AND receivers.main_contact OR receivers.id = holdings.contact_id)
    AND receivers.erased_at IS NULL AND receivers.email IS NOT NULL)`

/** Of the newest licence of what ends as a whole; 0 of anything else. */
const graceDays = sql<number>`CASE WHEN ends.whole THEN coalesce((SELECT grace_days FROM licences
  WHERE host_id = ends.subject_id ORDER BY generation DESC LIMIT 1), 0) ELSE 0 END::int`

export const endRows = (db: Db, actor: Actor, span: Span, today: string) =>
  fromEnds(db, actor, span)
    .select(['ends.subjectId as id', 'ends.holdingId', 'ends.machine', 'ends.endDay', 'ends.whole'])
    .select([holder.as('holder'), productNamed.as('product'), graceDays.as('graceDays')])
    .select([sql<number>`ends.end_day - ${today}::date`.as('days'), isReachable.as('reachable')])
    .select(
      sql<ExpiringLicence['contract']>`CASE WHEN companies.service_contract
        THEN json_build_object('end', companies.service_contract_end) END`.as('contract'),
    )
    .select(
      sql<string | null>`(SELECT max(reminders.created_at) FROM renewal_reminders AS reminders
        WHERE reminders.subject_id = ends.subject_id AND reminders.end_day = ends.end_day)`.as('remindedAt'),
    )

/** How many machines, or products without one, have an end in each month of a span: each once, as in the list of that month. */
export const endsByMonth = (db: Db, actor: Actor, span: Span) =>
  db
    .selectFrom(sql<Pick<End, 'subjectId' | 'holdingId' | 'endDay'>>`${endsWithin(span)}`.as('ends'))
    .innerJoin('holdings', 'holdings.id', 'ends.holdingId')
    .where('holdings.disabled', '=', false)
    .where(holdingVisibleTo(actor))
    .select(sql<string>`to_char(ends.end_day, 'YYYY-MM')`.as('month'))
    .select(({ fn }) => fn.count<number>('ends.subjectId').distinct().as('ends'))
    .groupBy(sql`1`)
    .execute()

/**
 * The next end of each machine of a holding, else its last one, whenever it is; the caller checks that the holding is
 * visible.
 */
export const endsOfHolding = async (db: Db, holdingId: string, today: string): Promise<RequestEnd[]> =>
  (
    await sql<RequestEnd>`
      SELECT * FROM (
        SELECT DISTINCT ON (ends.subject_id) ends.subject_id AS "subjectId", ends.machine, ends.end_day AS "endDay",
          ends.end_day - ${today}::date AS days, ends.whole
        FROM ${endsWithin(everyDay, { holdingId })} AS ends
        ORDER BY ends.subject_id, ends.end_day < ${today}, abs(ends.end_day - ${today}::date)) AS next
      ORDER BY "endDay", machine ->> 'name', "subjectId"`.execute(db)
  ).rows
