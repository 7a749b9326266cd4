import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export interface LicenceEndRow {
  /** The host of the licence, or the company product: an end that moves stays the same subject's. */
  subjectId: string
  companyProductId: string
  companyId: string
  companyName: string
  customerNumber: string
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
    SELECT ends.subject_id AS "subjectId", ends.company_product_id AS "companyProductId", ends.machine, ends.end_day AS "endDay",
      companies.id AS "companyId", companies.name AS "companyName", companies.customer_number AS "customerNumber",
      products.title_de AS "titleDe", products.title_en AS "titleEn", products.version
    FROM (
      SELECT licences.host_id AS subject_id, licences.company_product_id, licences.end_date AS end_day,
        CASE WHEN hosts.binding = 'unbound' THEN '' ELSE coalesce(hosts.hosts #>> '{0,name}', hosts.hosts #>> '{0,mac}', '') END AS machine
      FROM licences JOIN hosts ON hosts.id = licences.host_id
      WHERE licences.end_date BETWEEN ${from} AND ${to} AND NOT hosts.disabled AND hosts.moved_to IS NULL
        AND NOT EXISTS (SELECT FROM licences AS newer
          WHERE newer.host_id = licences.host_id AND newer.generation > licences.generation)
      UNION ALL
      SELECT company_products.id, company_products.id, min(items.end_date), ''
      FROM configuration_items AS items
      JOIN company_products ON company_products.configuration_id = items.configuration_id
      WHERE items.parent_id IS NULL AND items.count_kind <> 'dependency' AND items.end_date BETWEEN ${from} AND ${to}
        AND NOT EXISTS (SELECT FROM licences WHERE licences.company_product_id = company_products.id)
      GROUP BY company_products.id
    ) AS ends
    JOIN company_products ON company_products.id = ends.company_product_id
    JOIN companies ON companies.id = company_products.company_id
    JOIN products ON products.id = company_products.product_id
    WHERE NOT company_products.disabled AND (${companyId}::uuid IS NULL OR companies.id = ${companyId}::uuid)
    ORDER BY ends.end_day, companies.name, ends.subject_id`.execute(db)
  return rows
}
