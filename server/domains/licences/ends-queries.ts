import { sql } from 'kysely'
import type { Holder } from '#contract/holdings.ts'
import { holder, holderKey } from '#domains/holdings/public.ts'
import type { Db } from '#platform/database.ts'

export interface LicenceEndRow {
  /** The host of the licence, or the holding: an end that moves stays the same subject's. */
  subjectId: string
  holdingId: string
  holder: Holder
  titleDe: string
  titleEn: string
  version: number
  /** '' for a product as a whole and for unbound licences. */
  machine: string
  endDay: string
}

/**
 * What ends from one day to another, both included, the next first: the newest licence of each host, and the modules
 * of products no licence was issued for. Whatever is disabled is left out. With a company, that company's; who may see
 * it is asked before.
 */
export async function licenceEnds(
  db: Db,
  { from, to, companyId = null }: { from: string; to: string; companyId?: string | null },
): Promise<LicenceEndRow[]> {
  const { rows } = await sql<LicenceEndRow>`
    SELECT ends.subject_id AS "subjectId", ends.holding_id AS "holdingId", ends.machine, ends.end_day AS "endDay",
      ${holder} AS holder,
      products.title_de AS "titleDe", products.title_en AS "titleEn", products.version
    FROM (
      SELECT licences.host_id AS subject_id, licences.holding_id, licences.end_date AS end_day,
        CASE WHEN hosts.binding = 'unbound' THEN '' ELSE coalesce(hosts.hosts #>> '{0,name}', hosts.hosts #>> '{0,mac}', '') END AS machine
      FROM licences JOIN hosts ON hosts.id = licences.host_id
      WHERE licences.end_date BETWEEN ${from} AND ${to} AND NOT hosts.disabled AND hosts.moved_to IS NULL
        AND NOT EXISTS (SELECT FROM licences AS newer
          WHERE newer.host_id = licences.host_id AND newer.generation > licences.generation)
      UNION ALL
      SELECT holdings.id, holdings.id, min(items.end_date), ''
      FROM configuration_items AS items
      JOIN holdings ON holdings.configuration_id = items.configuration_id
      WHERE items.parent_id IS NULL AND items.count_kind <> 'dependency' AND items.end_date BETWEEN ${from} AND ${to}
        AND NOT EXISTS (SELECT FROM licences WHERE licences.holding_id = holdings.id)
      GROUP BY holdings.id
    ) AS ends
    JOIN holdings ON holdings.id = ends.holding_id
    LEFT JOIN companies ON companies.id = holdings.company_id
    LEFT JOIN contacts AS persons ON persons.id = holdings.contact_id
    JOIN products ON products.id = holdings.product_id
    WHERE NOT holdings.disabled AND (${companyId}::uuid IS NULL OR holdings.company_id = ${companyId}::uuid)
    ORDER BY ends.end_day, ${holderKey}, ends.subject_id`.execute(db)
  return rows
}
