import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listServiceAccounts, readServiceAccount } from '#contract/service-accounts.ts'
import { root } from '../root.ts'
import { idIn } from './words-in.ts'

const pages = () => import('./pages/service-accounts.ts')

const list = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccounts',
  staticData: { access: listServiceAccounts.access },
  component: lazyRouteComponent(() => pages().then((all) => all.serviceAccountsPage()), 'ServiceAccountsPage'),
})

const one = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccount',
  staticData: { access: readServiceAccount.access, menu: '/management/serviceaccounts' },
  validateSearch: idIn,
  component: lazyRouteComponent(() => pages().then((all) => all.serviceAccountPage()), 'ServiceAccountPage'),
})

export const serviceAccountRoutes = [list, one] as const
