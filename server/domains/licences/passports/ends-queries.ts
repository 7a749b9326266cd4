import { type RawBuilder, sql } from 'kysely'
import type { Holder } from '#contract/holdings.ts'
import { holder, holderKey } from '#domains/holdings/public.ts'
import type { Db } from '#platform/database/database.ts'

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
  /** '' for a product as a whole and for unbound licences. */
  machine: string
  endDay: string
}

interface Span {
  /** Both days are included. */
  from: string
  to: string
}

/** Whose ends are asked for; left out, everyone's. */
export type EndsOf = { companyId: string } | { holdingId: string }

// Inside both halves: filtered afterwards, a company's page would read every licence there is.
const ofHoldings = (column: string, of: EndsOf | undefined): RawBuilder<unknown> =>
  of === undefined
    ? sql``
    : 'holdingId' in of
      ? sql`AND ${sql.ref(column)} = ${of.holdingId}`
      : sql`AND ${sql.ref(column)} IN (SELECT id FROM holdings WHERE company_id = ${of.companyId})`

/**
 * The one source of ends: of the newest licence of each live host, modules included, and of the modules of products no
 * licence was issued for.
 */
export const endsWithin = ({ from, to }: Span, of?: EndsOf): RawBuilder<unknown> => sql`(
  SELECT licences.host_id AS subject_id, licences.holding_id, ends.day AS end_day, ends.place,
    ends.place = cardinality(licences.ends) AS whole,
    CASE WHEN hosts.binding = 'unbound' THEN '' ELSE coalesce(hosts.hosts #>> '{0,name}', hosts.hosts #>> '{0,mac}', '') END AS machine
  FROM licences JOIN hosts ON hosts.id = licences.host_id AND hosts.generation = licences.generation
  CROSS JOIN unnest(licences.ends) WITH ORDINALITY AS ends(day, place)
  WHERE ends.day BETWEEN ${from} AND ${to} AND NOT hosts.disabled AND hosts.moved_to IS NULL
    ${ofHoldings('licences.holding_id', of)}
  UNION ALL
  SELECT holdings.id, holdings.id, ends.day, ends.place, ends.place = cardinality(days), ''
  FROM holdings
  CROSS JOIN licence_ends(holdings.configuration_id, NULL) AS days
  CROSS JOIN unnest(days) WITH ORDINALITY AS ends(day, place)
  WHERE ends.day BETWEEN ${from} AND ${to}
    AND EXISTS (SELECT FROM configuration_items AS items
      WHERE items.configuration_id = holdings.configuration_id AND items.end_date BETWEEN ${from} AND ${to})
    AND NOT EXISTS (SELECT FROM licences WHERE licences.holding_id = holdings.id)
    ${ofHoldings('holdings.id', of)})`

/**
 * What ends from one day to another, the next first, without what is disabled; the caller checks who may see
 * it.
 */
export async function licenceEnds(db: Db, span: Span, of?: EndsOf): Promise<LicenceEndRow[]> {
  const { rows } = await sql<LicenceEndRow>`
    SELECT ends.subject_id AS "subjectId", ends.place, ends.whole, ends.holding_id AS "holdingId", ends.machine,
      ends.end_day AS "endDay", ${holder} AS holder,
      products.title_de AS "titleDe", products.title_en AS "titleEn", products.version
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
