import { type RawBuilder, sql } from 'kysely'
import type { CampaignFilter } from '#contract/campaigns.ts'
import { companyVisibleTo } from '#domains/companies/public.ts'
import { endsBefore } from '#domains/licences/public.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'
import { matchesWords, searchWords } from '#platform/search.ts'

/** Notes the company products a filter means, by company and product; how many there are. */
export async function takeSnapshot(
  db: Db,
  actor: Actor,
  campaignId: string,
  filter: CampaignFilter,
  today: string,
): Promise<void> {
  await sql`DELETE FROM campaign_rows WHERE campaign_id = ${campaignId}`.execute(db)
  await sql`INSERT INTO campaign_rows (campaign_id, row, company_product_id, configuration_id)
    SELECT ${campaignId}, row_number() OVER (ORDER BY lower(companies.name), companies.id, products.version DESC, company_products.id),
      company_products.id, company_products.configuration_id
    FROM company_products JOIN companies ON companies.id = company_products.company_id
    JOIN products ON products.id = company_products.product_id
    WHERE company_products.configuration_id IS NOT NULL AND NOT company_products.disabled
      AND ${companyVisibleTo(actor)} AND ${sql.join(conditions(filter, today), sql` AND `)}`.execute(db)
}

function conditions(filter: CampaignFilter, today: string): RawBuilder<boolean>[] {
  const { productId, version, moduleId, serviceContract, country, companyTypeId, search } = filter
  const words = searchWords(search)
  const items = sql`SELECT FROM configuration_items AS items
    WHERE items.configuration_id = company_products.configuration_id`
  const running = sql<boolean>`(companies.service_contract AND companies.service_contract_start <= ${today}
    AND (companies.service_contract_end IS NULL OR companies.service_contract_end >= ${today}))`
  return [
    sql<boolean>`true`,
    ...(productId ? [sql<boolean>`company_products.product_id = ${productId}`] : []),
    ...(version ? [sql<boolean>`products.version = ${version}`] : []),
    ...(moduleId
      ? [
          sql<boolean>`EXISTS (${items} AND items.module_id = ${moduleId}
            AND (items.count_kind = 'uncounted' OR items.count_kind = 'counted' AND items.count > 0))`,
        ]
      : []),
    ...(serviceContract === 'running' ? [running] : []),
    ...(serviceContract === 'none' ? [sql<boolean>`NOT ${running}`] : []),
    ...(country ? [sql<boolean>`companies.country = ${country}`] : []),
    ...(companyTypeId ? [sql<boolean>`companies.company_type_id = ${companyTypeId}`] : []),
    ...(filter.endsBefore ? [endsBefore(filter.endsBefore)] : []),
    ...(words.length > 0 ? [matchesWords(sql<string>`companies.search_text`, words)] : []),
  ]
}
