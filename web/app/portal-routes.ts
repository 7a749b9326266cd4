import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageSlug, readPage } from '#contract/portal.ts'
import { root } from './root.ts'

const legal = createRoute({
  getParentRoute: () => root,
  path: '/pages/$slug',
  staticData: { access: readPage.access },
  params: {
    parse: ({ slug }) => {
      const known = pageSlug.safeParse(slug)
      if (!known.success) throw notFound()
      return { slug: known.data }
    },
    stringify: ({ slug }) => ({ slug }),
  },
  component: lazyRouteComponent(() => import('#web/features/portal/legal-page.tsx'), 'LegalPage'),
})

export const portalRoutes = [legal] as const
