import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listServiceAccounts, readServiceAccount } from '#contract/service-accounts.ts'
import { root } from '../root.ts'
import { idIn } from '../search-parameters.ts'

const list = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccounts',
  staticData: {
    access: listServiceAccounts.access,
    menu: { place: 200, text: 'shell.services', icon: 'boxes', group: 'management', subject: 'shell.interfaces' },
  },
  component: lazyRouteComponent(
    () => import('#web/features/service-accounts/service-accounts-page.tsx'),
    'ServiceAccountsPage',
  ),
})

const one = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccount',
  staticData: {
    access: readServiceAccount.access,
    under: '/management/serviceaccounts',
    command: { place: 70, text: 'finder.createService' },
  },
  validateSearch: idIn,
  component: lazyRouteComponent(
    () => import('#web/features/service-accounts/service-account-page.tsx'),
    'ServiceAccountPage',
  ),
})

export const serviceAccountRoutes = [list, one] as const
