import * as contract from '#contract/audit.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { auditSeals, firstAt } from './chain-queries.ts'
import { auditChecks, checkAudit } from './chain.ts'
import { auditPeople } from './queries.ts'

export const auditRoutes: Route[] = [
  on(contract.checkAudit, (call) => checkAudit(call)),
  on(contract.startAuditCheck, (call) => auditChecks.start(call)),
  on(contract.readLatestAuditCheck, async ({ db }) => ({ check: await auditChecks.latest(db) })),
  on(contract.listAuditSeals, async ({ db }) => ({
    firstAt: await firstAt(db),
    items: (await auditSeals(db)).map(({ file, rows, firstAt: from, lastAt, sealedAt }) => ({
      file,
      rows,
      firstAt: from,
      lastAt,
      sealedAt,
    })),
  })),
  on(contract.listAuditPeople, async ({ db }) => ({ items: await auditPeople(db) })),
]
