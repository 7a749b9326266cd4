import * as contract from '#contract/audit.ts'
import { on, type Route } from '#platform/operations.ts'
import { checkAudit } from './chain.ts'

export const auditRoutes: Route[] = [on(contract.checkAudit, (call) => checkAudit(call))]
