import * as contract from '#contract/audit.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { checkAudit } from './chain.ts'
import { auditPeople } from './queries.ts'

export const auditRoutes: Route[] = [
  on(contract.checkAudit, (call) => checkAudit(call)),
  on(contract.listAuditPeople, async ({ db }) => ({ items: await auditPeople(db) })),
]
