import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCallUses } from '#contract/documented-calls.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/documented-calls.ts')

const documentedCalls = createRoute({
  getParentRoute: () => root,
  path: '/management/documentedcalls',
  staticData: { access: listCallUses.access },
  component: lazyRouteComponent(() => pages().then((all) => all.documentedCallsPage()), 'DocumentedCallsPage'),
})

export const documentedCallRoutes = [documentedCalls] as const
