import type { AuditRow } from '#contract/audit.ts'
import type { Db } from '#platform/database.ts'

export const auditRows = (db: Db) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at', 'accountId', 'accountEmail', 'operation', 'recordKind', 'recordId', 'changes'])
    .select(['requestId', 'address'])
    .$castTo<AuditRow>()

export const auditFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('auditLog')
    .select(['at', 'operation', 'recordKind', 'recordId', 'changes', 'address'])
    .where((either) => either.or([either('accountId', '=', accountId), either('recordId', '=', accountId)]))
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()
