import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listAudit, listVisitorCounts } from '#contract/audit.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/audit.ts')

const audit = createRoute({
  getParentRoute: () => root,
  path: '/management/auditlog',
  staticData: { access: listAudit.access },
  component: lazyRouteComponent(() => pages().then((all) => all.auditPage()), 'AuditPage'),
})

const visitors = createRoute({
  getParentRoute: () => root,
  path: '/management/auditlog/visitors',
  staticData: { access: listVisitorCounts.access },
  component: lazyRouteComponent(() => pages().then((all) => all.visitorsPage()), 'VisitorsPage'),
})

export const auditRoutes = [audit, visitors] as const
