import { listAudit } from '#contract/audit.ts'
import { on, type Route } from '#platform/operations.ts'
import { auditPage } from './queries.ts'

export const auditRoutes: Route[] = [on(listAudit, ({ db, query }) => auditPage(db, query))]
