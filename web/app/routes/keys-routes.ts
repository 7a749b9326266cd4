import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSigningKeys, readResigning } from '#contract/keys.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/keys.ts')

const keys = createRoute({
  getParentRoute: () => root,
  path: '/management/keys',
  staticData: { access: listSigningKeys.access },
  component: lazyRouteComponent(() => pages().then((all) => all.keysPage()), 'KeysPage'),
})

const resigning = createRoute({
  getParentRoute: () => root,
  path: '/management/keys/$id',
  staticData: { access: readResigning.access, menu: '/management/keys' },
  component: lazyRouteComponent(() => pages().then((all) => all.resigningPage()), 'ResigningPage'),
})

export const keyRoutes = [keys, resigning] as const
