import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCallUses } from '#contract/documented-calls.ts'
import { root } from '../root.ts'

const documentedCalls = createRoute({
  getParentRoute: () => root,
  path: '/management/documentedcalls',
  staticData: {
    access: listCallUses.access,
    menu: {
      place: 220,
      text: 'shell.documentedCalls',
      icon: 'history',
      group: 'management',
      subject: 'shell.interfaces',
    },
  },
  component: lazyRouteComponent(
    () => import('#web/features/documented-calls/documented-calls-page.tsx'),
    'DocumentedCallsPage',
  ),
})

export const documentedCallRoutes = [documentedCalls] as const
