import { sql } from 'kysely'
import type { Host } from '#contract/hosts.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'
import { hostRows, visibleTo } from './host-queries.ts'

export interface HostOfCompany extends Host {
  product: { titleDe: string; titleEn: string; version: number }
}

interface Which {
  companyId: string
  companyProductId?: string | undefined
  hostId?: string | undefined
}

/** Machines of a company that the actor sees, those in use first, with the product each belongs to; at most `limit`. */
export function hostsOfCompany(db: Db, actor: Actor, which: Which, limit: number): Promise<HostOfCompany[]> {
  const product = sql<HostOfCompany['product']>`(SELECT json_build_object(
    'titleDe', title_de, 'titleEn', title_en, 'version', products.version)
    FROM products JOIN company_products ON company_products.product_id = products.id
    WHERE company_products.id = hosts.company_product_id)`
  const { companyId, companyProductId, hostId } = which
  let found = hostRows(db)
    .select(product.as('product'))
    .where(sql<boolean>`company_product_id IN (SELECT id FROM company_products WHERE company_id = ${companyId})`)
    .where(visibleTo(actor) as never)
  if (companyProductId) found = found.where('companyProductId', '=', companyProductId)
  if (hostId) found = found.where('id', '=', hostId)
  return found
    .orderBy('disabled')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute() as unknown as Promise<HostOfCompany[]>
}

/** Serial and bytes of the newest licence of each host, by host. */
export async function lastLicences(db: Db, hostIds: readonly string[]) {
  const rows = await db
    .selectFrom('licences')
    .distinctOn('hostId')
    .select(['hostId', 'serial', 'bytes'])
    .where(sql<boolean>`host_id = ANY(${hostIds}::uuid[])`)
    .orderBy('hostId')
    .orderBy('generation', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.hostId, row]))
}
