import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listAudit, listVisitorCounts } from '#contract/audit.ts'
import { root } from '../root.ts'

const audit = createRoute({
  getParentRoute: () => root,
  path: '/management/auditlog',
  staticData: {
    access: listAudit.access,
    menu: { place: 270, text: 'shell.audit', icon: 'history', group: 'management', subject: 'shell.audit' },
  },
  component: lazyRouteComponent(() => import('#web/features/audit/audit-page.tsx'), 'AuditPage'),
})

const visitors = createRoute({
  getParentRoute: () => root,
  path: '/management/auditlog/visitors',
  staticData: {
    access: listVisitorCounts.access,
    menu: { place: 271, text: 'shell.visitors', icon: 'users', group: 'management', subject: 'shell.audit' },
  },
  component: lazyRouteComponent(() => import('#web/features/audit/visitors-page.tsx'), 'VisitorsPage'),
})

export const auditRoutes = [audit, visitors] as const
