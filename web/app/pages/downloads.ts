import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listDownloads } from '#contract/downloads.ts'
import { root } from '../root.ts'

const downloads = createRoute({
  getParentRoute: () => root,
  path: '/products/downloads',
  staticData: {
    access: listDownloads.access,
    menu: { place: 60, text: 'shell.downloads', icon: 'document', group: 'products' },
  },
  component: lazyRouteComponent(() => import('#web/features/downloads/downloads-page.tsx'), 'DownloadsPage'),
})

export const downloadRoutes = [downloads] as const
