import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { declareCancellation, declareWithdrawal, listLegalNotices } from '#contract/legal.ts'
import { root } from '../root.ts'

const cancellation = createRoute({
  getParentRoute: () => root,
  path: '/legal/cancellation',
  staticData: { access: declareCancellation.access },
  component: lazyRouteComponent(() => import('#web/features/legal/cancellation-page.tsx'), 'CancellationPage'),
})

const withdrawal = createRoute({
  getParentRoute: () => root,
  path: '/legal/withdrawal',
  staticData: { access: declareWithdrawal.access },
  component: lazyRouteComponent(() => import('#web/features/legal/withdrawal-page.tsx'), 'WithdrawalPage'),
})

const legalNotices = createRoute({
  getParentRoute: () => root,
  path: '/management/legalnotices',
  staticData: {
    access: listLegalNotices.access,
    menu: { place: 310, text: 'shell.legalNotices', icon: 'document', group: 'management' },
  },
  component: lazyRouteComponent(() => import('#web/features/legal/notices-page.tsx'), 'NoticesPage'),
})

export const legalRoutes = [cancellation, withdrawal, legalNotices] as const
