import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { AuditRow, listAudit } from '#contract/audit.ts'
import type { Db } from '#platform/database.ts'
import { countOf } from '#platform/list.ts'
import { containing } from '#platform/search.ts'

type Query = z.output<(typeof listAudit)['query']>

/** The instant a day begins where the reader is. */
const startOf = (day: string, timeZone: string, daysLater = 0): RawBuilder<string> =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE ${timeZone})`

export async function auditPage(
  db: Db,
  { page, pageSize, sort, account, operation, kind, record, from, to, timeZone }: Query,
): Promise<{ items: AuditRow[]; total: number; capped: boolean }> {
  const found = db
    .selectFrom('auditLog')
    .$if(account !== '', (query) => query.where('accountEmail', 'ilike', containing(account)))
    .$if(operation !== '', (query) => query.where('operation', '=', operation))
    .$if(kind !== '', (query) => query.where('recordKind', '=', kind))
    .$if(record !== '', (query) => query.where('recordId', '=', record))
    .$if(from !== undefined, (query) => query.where('at', '>=', startOf(from!, timeZone)))
    .$if(to !== undefined, (query) => query.where('at', '<', startOf(to!, timeZone, 1)))
  const [items, count] = await Promise.all([
    found
      .select(['id', 'at', 'accountId', 'accountEmail', 'operation', 'recordKind', 'recordId', 'changes'])
      .select(['requestId', 'address'])
      .orderBy('id', sort === 'at' ? 'asc' : 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    countOf(db, found),
  ])
  return { items: items as unknown as AuditRow[], ...count }
}

export const auditFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('auditLog')
    .select(['at', 'operation', 'recordKind', 'recordId', 'changes', 'address'])
    .where((either) => either.or([either('accountId', '=', accountId), either('recordId', '=', accountId)]))
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()
