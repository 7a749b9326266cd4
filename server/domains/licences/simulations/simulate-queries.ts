import { sql } from 'kysely'
import type { Host } from '#contract/hosts.ts'
import type { HolderKey } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { hostRows, visibleTo } from '../hosts/host-queries.ts'
import { inIds } from '#platform/database/in-ids.ts'

export interface HostOfHolder extends Host {
  product: { titleDe: string; titleEn: string; version: number }
}

interface Which {
  holder: HolderKey
  holdingId?: string | undefined
  hostId?: string | undefined
}

/**
 * Machines of a holder that the actor sees, those in use first, with the product each belongs to; at most `limit`.
 * Leaves out those a licence moved away from, except the requested one.
 */
export function hostsOfHolder(db: Db, actor: Actor, which: Which, limit: number): Promise<HostOfHolder[]> {
  const product = sql<HostOfHolder['product']>`(SELECT json_build_object(
    'titleDe', title_de, 'titleEn', title_en, 'version', products.version)
    FROM products JOIN holdings ON holdings.product_id = products.id
    WHERE holdings.id = hosts.holding_id)`
  const { holder, holdingId, hostId } = which
  const owner = holder.kind === 'company' ? 'companyId' : 'contactId'
  let found = hostRows(db)
    .select(product.as('product'))
    .where('holdingId', 'in', db.selectFrom('holdings').select('holdings.id').where(owner, '=', holder.id))
    .where(visibleTo(actor))
  if (holdingId) found = found.where('holdingId', '=', holdingId)
  found = hostId ? found.where('id', '=', hostId) : found.where('movedTo', 'is', null)
  return found.orderBy('disabled').orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute()
}

/** Serial and bytes of the newest licence of each host, by host. */
export async function lastLicences(db: Db, hostIds: readonly string[]) {
  const rows = await db
    .selectFrom('licences')
    .distinctOn('hostId')
    .select(['hostId', 'serial', 'bytes'])
    .where(inIds('hostId', hostIds))
    .orderBy('hostId')
    .orderBy('generation', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.hostId, row]))
}
