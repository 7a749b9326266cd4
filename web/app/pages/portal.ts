import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
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

export const portalRoutes = [legal] as const
