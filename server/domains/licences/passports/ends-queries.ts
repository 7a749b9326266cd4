import { type RawBuilder, sql } from 'kysely'
import type { Holder } from '#contract/holdings.ts'
import { holder, holderKey } from '#domains/holdings/public.ts'
import type { Db, Tx } from '#platform/database/database.ts'

export interface LicenceEndRow {
  /** The host of the licence, or the holding: an end that moves stays the same subject's. */
  subjectId: string
  /** Which of the subject's ends it is, counted from 1. */
  place: number
  /** Everything has ended then; false: some modules end, others run on. */
  whole: boolean
  holdingId: string
  holder: Holder
  titleDe: string
  titleEn: string
  version: number
  /** Null for a product as a whole and for unbound licences. */
  machine: { name: string | null; mac: string | null } | null
  endDay: string
  /** Days on which the newest licence is still valid after its end; of a product without a licence none. */
  graceDays: number
}

interface Span {
  /** Both days are included. */
  from: string
  to: string
}

/** Whose ends are asked for; left out, everyone's. */
export type EndsOf = { companyId: string } | { holdingId: string }

const ofHoldings = (of: EndsOf | undefined): RawBuilder<unknown> =>
  of === undefined
    ? sql``
    : 'holdingId' in of
      ? sql`AND live.holding_id = ${of.holdingId}`
      : sql`AND live.holding_id IN (SELECT id FROM holdings WHERE company_id = ${of.companyId})`

/**
 * The one source of ends: of the newest licence of each live host, modules included, and of the modules of products no
 * licence was issued for. What was taken for an emergency is to end. The database keeps `live_ends` with what is written.
 */
export const endsWithin = ({ from, to }: Span, of?: EndsOf): RawBuilder<unknown> => sql`(
  SELECT live.subject_id, live.holding_id, live.day AS end_day, live.place, live.whole,
    CASE WHEN hosts.binding <> 'unbound' THEN hosts.hosts -> 0 END AS machine
  FROM live_ends AS live LEFT JOIN hosts ON hosts.id = live.host_id
  WHERE live.day BETWEEN ${from} AND ${to} ${ofHoldings(of)} AND CASE WHEN live.host_id IS NULL
    THEN NOT EXISTS (SELECT FROM licences WHERE licences.holding_id = live.holding_id)
    ELSE NOT hosts.disabled AND hosts.moved_to IS NULL AND hosts.emergency_for IS NULL END)`

/**
 * Of each subject the first end of a span. Each asks for its earlier ones by itself, so that a page and its count read
 * the days in order, only as far as they go.
 */
export const firstEndsWithin = (span: Span): RawBuilder<unknown> => sql`(
  SELECT ends.* FROM ${endsWithin(span)} AS ends
  WHERE NOT EXISTS (SELECT FROM live_ends AS earlier
    WHERE earlier.subject_id = ends.subject_id AND earlier.place < ends.place AND earlier.day >= ${span.from}))`

/**
 * Compares the ends with what licences and configurations say, and corrects them; how many subjects were wrong. Reads
 * every licence there is.
 */
export async function correctEnds(db: Tx): Promise<number> {
  await sql`SET LOCAL statement_timeout = '10min'`.execute(db)
  const { rows } = await sql<{ wrong: string[] }>`
    WITH truth AS MATERIALIZED (
      SELECT subject_id, place::integer, day, place = cardinality(ends) AS whole, holding_id, host_id FROM (
        SELECT hosts.id AS subject_id, newest.holding_id, hosts.id AS host_id, newest.ends FROM hosts
        CROSS JOIN LATERAL (SELECT licences.holding_id, licences.ends FROM licences WHERE host_id = hosts.id
          ORDER BY generation DESC LIMIT 1) AS newest
        UNION ALL
        SELECT id, id, NULL, licence_ends(configuration_id, NULL) FROM holdings
        WHERE NOT EXISTS (SELECT FROM licences WHERE licences.holding_id = holdings.id)) AS subjects
      CROSS JOIN unnest(ends) WITH ORDINALITY AS one(day, place) WHERE day < 'infinity'),
    said AS MATERIALIZED (SELECT subject_id, place, day, whole, holding_id, host_id FROM live_ends)
    SELECT coalesce(array_agg(DISTINCT subject_id), '{}') AS wrong
    FROM ((TABLE truth EXCEPT TABLE said) UNION ALL (TABLE said EXCEPT TABLE truth)) AS differing`.execute(db)
  const { wrong = [] } = rows[0] ?? {}
  if (wrong.length > 0)
    await sql`SELECT live_ends_of_hosts(${wrong}::uuid[]), live_ends_of_holdings(array(SELECT id FROM holdings WHERE id = ANY(${wrong}::uuid[])))`.execute(
      db,
    )
  return wrong.length
}

/**
 * What ends from one day to another, the next first, without what is disabled; the caller checks who may see
 * it.
 */
export async function licenceEnds(db: Db, span: Span, of?: EndsOf): Promise<LicenceEndRow[]> {
  const { rows } = await sql<LicenceEndRow>`
    SELECT ends.subject_id AS "subjectId", ends.place, ends.whole, ends.holding_id AS "holdingId", ends.machine,
      ends.end_day AS "endDay", ${holder} AS holder,
      products.title_de AS "titleDe", products.title_en AS "titleEn", products.version,
      coalesce((SELECT grace_days FROM licences WHERE host_id = ends.subject_id ORDER BY generation DESC LIMIT 1), 0)::int
        AS "graceDays"
    FROM ${endsWithin(span, of)} AS ends
    JOIN holdings ON holdings.id = ends.holding_id
    LEFT JOIN companies ON companies.id = holdings.company_id
    LEFT JOIN contacts AS persons ON persons.id = holdings.contact_id
    JOIN products ON products.id = holdings.product_id
    WHERE NOT holdings.disabled
    ORDER BY ends.end_day, ${holderKey}, ends.subject_id`.execute(db)
  return rows
}

/** True of holdings with a licence or modules that end before a day: as they are licensed, or as they are configured now. */
export const endsBefore = (day: string): RawBuilder<boolean> => sql`(
  ${day}::date > ANY(licence_ends(holdings.configuration_id, NULL))
  OR holdings.id IN (SELECT ends.holding_id FROM ${endsWithin({ from: '1970-01-01', to: day })} AS ends
    WHERE ends.end_day < ${day}))`
