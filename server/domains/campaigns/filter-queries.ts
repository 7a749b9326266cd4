import { type RawBuilder, sql } from 'kysely'
import type { CampaignFilter } from '#contract/campaigns.ts'
import { holderKey, holderText, holdingVisibleTo } from '#domains/holdings/public.ts'
import { endsBefore } from '#domains/licences/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { matchesWords, searchWords } from '#platform/lists/search.ts'
import { inIds } from '#platform/database/in-ids.ts'

/** Notes the holdings a filter means, by holder and product; how many there are. */
export async function takeSnapshot(
  db: Db,
  actor: Actor,
  campaignId: string,
  filter: CampaignFilter,
  today: string,
): Promise<void> {
  await sql`DELETE FROM campaign_rows WHERE campaign_id = ${campaignId}`.execute(db)
  await sql`INSERT INTO campaign_rows (campaign_id, row, holding_id, configuration_id)
    SELECT ${campaignId}, row_number() OVER (ORDER BY ${holderKey}, coalesce(holdings.company_id, holdings.contact_id), products.version DESC, holdings.id),
      holdings.id, holdings.configuration_id
    FROM holdings LEFT JOIN companies ON companies.id = holdings.company_id
    LEFT JOIN contacts AS persons ON persons.id = holdings.contact_id
    JOIN products ON products.id = holdings.product_id
    WHERE holdings.configuration_id IS NOT NULL AND NOT holdings.disabled
      AND ${holdingVisibleTo(actor)} AND ${sql.join(conditions(filter, today), sql` AND `)}`.execute(db)
}

function conditions(filter: CampaignFilter, today: string): RawBuilder<boolean>[] {
  const { productId, version, moduleId, holder, serviceContract, country, companyTypeId, search } = filter
  const words = searchWords(search)
  const items = sql`SELECT FROM configuration_items AS items
    WHERE items.configuration_id = holdings.configuration_id`
  const running = sql<boolean>`(companies.service_contract AND companies.service_contract_start <= ${today}
    AND (companies.service_contract_end IS NULL OR companies.service_contract_end >= ${today}))`
  const all: (RawBuilder<boolean> | '' | 0 | false | null | undefined)[] = [
    sql`true`,
    holder && sql`${sql.ref(holder === 'company' ? 'holdings.companyId' : 'holdings.contactId')} IS NOT NULL`,
    productId && sql`holdings.product_id = ${productId}`,
    version && sql`products.version = ${version}`,
    moduleId &&
      sql`EXISTS (${items} AND items.module_id = ${moduleId}
        AND (items.count_kind = 'uncounted' OR items.count_kind = 'counted' AND items.count > 0))`,
    serviceContract === 'running' && running,
    serviceContract === 'none' && sql`${running} IS NOT TRUE`,
    country && sql`coalesce(companies.country, persons.country) = ${country}`,
    companyTypeId && sql`companies.company_type_id = ${companyTypeId}`,
    filter.holdingIds && filter.holdingIds.length > 0 && inIds('holdings.id', filter.holdingIds),
    filter.endsBefore && endsBefore(filter.endsBefore),
    words.length > 0 && matchesWords(holderText, words),
  ]
  return all.filter((one) => typeof one === 'object' && one !== null)
}
