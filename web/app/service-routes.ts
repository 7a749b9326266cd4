import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listServiceAccounts, readServiceAccount } from '#contract/services.ts'
import { root } from './root.ts'

const list = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccounts',
  staticData: { access: listServiceAccounts.access },
  component: lazyRouteComponent(() => import('#web/features/services/services-page.tsx'), 'ServicesPage'),
})

const one = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccount',
  staticData: { access: readServiceAccount.access },
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (typeof id === 'string' && id ? { id } : {}),
  component: lazyRouteComponent(() => import('#web/features/services/service-page.tsx'), 'ServicePage'),
})

export const serviceRoutes = [list, one] as const
