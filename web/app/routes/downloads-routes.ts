import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listDownloads } from '#contract/downloads.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/downloads.ts')

const downloads = createRoute({
  getParentRoute: () => root,
  path: '/products/downloads',
  staticData: { access: listDownloads.access },
  component: lazyRouteComponent(() => pages().then((all) => all.downloadsPage()), 'DownloadsPage'),
})

export const downloadRoutes = [downloads] as const
