import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSigningKeys, readResigning } from '#contract/keys.ts'
import { root } from '../root.ts'

const keys = createRoute({
  getParentRoute: () => root,
  path: '/management/keys',
  staticData: {
    access: listSigningKeys.access,
    menu: { place: 240, text: 'shell.keys', icon: 'key', group: 'management', subject: 'shell.signatures' },
  },
  component: lazyRouteComponent(() => import('#web/features/keys/keys-page.tsx'), 'KeysPage'),
})

const resigning = createRoute({
  getParentRoute: () => root,
  path: '/management/keys/$id',
  staticData: { access: readResigning.access, under: '/management/keys' },
  component: lazyRouteComponent(() => import('#web/features/keys/resigning-page.tsx'), 'ResigningPage'),
})

export const keyRoutes = [keys, resigning] as const
