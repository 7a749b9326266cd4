import { sql } from 'kysely'
import type { HostName } from '#licence/host-request.ts'
import { holdingRows } from '#domains/holdings/public.ts'
import { titleIn } from '#domains/products/public.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Db } from '#platform/database/database.ts'
import { containing } from '#platform/lists/search.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { visibleTo } from '../hosts/host-queries.ts'
import { marksOf } from './place-rules.ts'

/** Host IDs that may be of a machine, the newest first, each with its first machine; all that are of it are among them. */
const hostsLike = (db: Db, actor: Actor, machine: HostName) => {
  const marks = marksOf(machine).map((mark) => sql`host_words(hosts.hosts) LIKE ${containing(mark.toLowerCase())}`)
  return db
    .selectFrom('hosts')
    .select(['id', 'holdingId', 'movedTo'])
    .select(sql<string | null>`hosts.hosts #>> '{0,name}'`.as('name'))
    .select(sql<string | null>`hosts.hosts #>> '{0,mac}'`.as('mac'))
    .where(marks.length > 0 ? sql<boolean>`(${sql.join(marks, sql` OR `)})` : sql<boolean>`false`)
    .where(visibleTo(actor))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
}

/** Host IDs anywhere that may be of a machine: the newest ones. */
export const hostsAnywhere = (db: Db, actor: Actor, machine: HostName, limit: number) =>
  hostsLike(db, actor, machine).limit(limit).execute()

/** Host IDs in these holdings that may be of a machine. */
export const hostsWithin = (db: Db, actor: Actor, machine: HostName, holdingIds: readonly string[]) =>
  hostsLike(db, actor, machine)
    .where(inIds('holdingId', holdingIds))
    .where('movedTo', 'is', null)
    .where('emergencyFor', 'is', null)
    .execute()

export const holdingsWithIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  holdingRows(db, actor).where(inIds('holdings.id', ids)).execute()

/** Holdings of companies, of each the newest version first, then by title. */
export const holdingsOfCompanies = (db: Db, actor: Actor, companyIds: readonly string[]) =>
  holdingRows(db, actor)
    .where(inIds('holdings.companyId', companyIds))
    .orderBy('holdings.companyId')
    .orderBy('products.version', 'desc')
    .orderBy(titleIn(actor.language))
    .orderBy('holdings.id')
    .execute()
