import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listAudit } from '#contract/audit.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/audit.ts')

const audit = createRoute({
  getParentRoute: () => root,
  path: '/management/auditlog',
  staticData: { access: listAudit.access },
  component: lazyRouteComponent(() => pages().then((all) => all.auditPage()), 'AuditPage'),
})

export const auditRoutes = [audit] as const
