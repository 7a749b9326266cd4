import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { declareCancellation, declareWithdrawal } from '#contract/legal.ts'
import { pageSlugs, readPage } from '#contract/portal.ts'
import { root } from '../root.ts'
import { pages } from './load-pages.ts'

const legal = createRoute({
  getParentRoute: () => root,
  path: '/pages/$slug',
  staticData: { access: readPage.access },
  params: {
    parse: ({ slug }) => {
      const known = pageSlugs.find((one) => one === slug)
      if (!known) throw notFound()
      return { slug: known }
    },
    stringify: ({ slug }) => ({ slug }),
  },
  component: lazyRouteComponent(() => pages().then((all) => all.legalPage()), 'LegalPage'),
})

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

export const portalRoutes = [legal, cancellation, withdrawal] as const
