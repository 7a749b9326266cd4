import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { declareCancellation, declareWithdrawal, listLegalNotices } from '#contract/legal.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/legal.ts')

const cancellation = createRoute({
  getParentRoute: () => root,
  path: '/legal/cancellation',
  staticData: { access: declareCancellation.access },
  component: lazyRouteComponent(() => pages().then((all) => all.cancellationPage()), 'CancellationPage'),
})

const withdrawal = createRoute({
  getParentRoute: () => root,
  path: '/legal/withdrawal',
  staticData: { access: declareWithdrawal.access },
  component: lazyRouteComponent(() => pages().then((all) => all.withdrawalPage()), 'WithdrawalPage'),
})

const legalNotices = createRoute({
  getParentRoute: () => root,
  path: '/management/legalnotices',
  staticData: { access: listLegalNotices.access },
  component: lazyRouteComponent(() => pages().then((all) => all.noticesPage()), 'NoticesPage'),
})

export const legalRoutes = [cancellation, withdrawal, legalNotices] as const
