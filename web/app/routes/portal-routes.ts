import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { declareCancellation, declareWithdrawal } from '#contract/legal.ts'
import { pageSlugs, readPage } from '#contract/portal.ts'
import { root } from '../root.ts'

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
  component: lazyRouteComponent(() => import('#web/features/portal/legal-page.tsx'), 'LegalPage'),
})

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

export const portalRoutes = [legal, cancellation, withdrawal] as const
