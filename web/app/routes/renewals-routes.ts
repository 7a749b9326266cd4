import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listExpiring } from '#contract/expiring.ts'
import { answerRequest, listLicenceRequests } from '#contract/renewals.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/renewals.ts')

const expiring = createRoute({
  getParentRoute: () => root,
  path: '/expiringlicences',
  staticData: { access: listExpiring.access },
  component: lazyRouteComponent(() => pages().then((all) => all.expiringPage()), 'ExpiringPage'),
})

const requests = createRoute({
  getParentRoute: () => root,
  path: '/management/requests',
  staticData: { access: listLicenceRequests.access },
  component: lazyRouteComponent(() => pages().then((all) => all.requestsPage()), 'RequestsPage'),
})

const request = createRoute({
  getParentRoute: () => root,
  path: '/management/requests/$id',
  staticData: { access: answerRequest.access, menu: '/management/requests', record: true },
  component: lazyRouteComponent(() => pages().then((all) => all.requestPage()), 'RequestPage'),
})

export const renewalRoutes = [expiring, requests, request] as const
