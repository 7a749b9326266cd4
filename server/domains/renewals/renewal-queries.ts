import { holdingVisibleTo, joinedHoldings } from '#domains/holdings/public.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'

/** The holdings of hosts, by host, and of holdings that are named themselves; those the actor sees. */
export async function holdingsOfSubjects(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const held = joinedHoldings(db).where(holdingVisibleTo(actor)).where('holdings.disabled', '=', false)
  const hosts = await held
    .innerJoin('hosts', 'hosts.holdingId', 'holdings.id')
    .where(inIds('hosts.id', ids))
    .select(['hosts.id', 'holdings.id as holdingId'])
    .execute()
  const holdings = await held.where(inIds('holdings.id', ids)).select('holdings.id').execute()
  return new Map([
    ...hosts.map(({ id, holdingId }) => [id, holdingId] as const),
    ...holdings.map(({ id }) => [id, id] as const),
  ])
}
