import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listExpiring } from '#contract/expiring.ts'
import { answerRequest, listLicenceRequests } from '#contract/renewals.ts'
import { countLicenceRequests } from '#contract/renewals.ts'
import { root } from '../root.ts'

const expiring = createRoute({
  getParentRoute: () => root,
  path: '/expiringlicences',
  staticData: {
    access: listExpiring.access,
    menu: { place: 80, text: 'shell.expiring', icon: 'hourglass', group: 'companies' },
  },
  component: lazyRouteComponent(() => import('#web/features/renewals/expiring-page.tsx'), 'ExpiringPage'),
})

const requests = createRoute({
  getParentRoute: () => root,
  path: '/management/requests',
  staticData: {
    access: listLicenceRequests.access,
    menu: {
      place: 95,
      text: 'shell.requests',
      icon: 'bell',
      group: 'companies',
      subject: 'shell.requests',
      count: countLicenceRequests,
    },
  },
  component: lazyRouteComponent(() => import('#web/features/renewals/requests-page.tsx'), 'RequestsPage'),
})

const request = createRoute({
  getParentRoute: () => root,
  path: '/management/requests/$id',
  staticData: { access: answerRequest.access, under: '/management/requests', record: true },
  component: lazyRouteComponent(() => import('../compositions/request-parts.tsx'), 'RequestParts'),
})

export const renewalRoutes = [expiring, requests, request] as const
