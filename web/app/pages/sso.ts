import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { finishSso } from '#contract/sso-sign-in.ts'
import { createSsoProvider, readSsoProvider } from '#contract/sso.ts'
import { root } from '../root.ts'

const providers = createRoute({
  getParentRoute: () => root,
  path: '/management/ssoproviderlist',
  staticData: {
    access: readSsoProvider.access,
    menu: { place: 190, text: 'shell.ssoProviders', icon: 'key', group: 'management' },
  },
  component: lazyRouteComponent(() => import('#web/features/sso/providers-page.tsx'), 'ProvidersPage'),
})

const createProvider = createRoute({
  getParentRoute: () => root,
  path: '/management/ssoprovider',
  staticData: { access: createSsoProvider.access, under: '/management/ssoproviderlist' },
  component: lazyRouteComponent(() => import('#web/features/sso/provider-page.tsx'), 'CreateProviderPage'),
})

const provider = createRoute({
  getParentRoute: () => root,
  path: '/management/ssoprovider/$id',
  staticData: { access: readSsoProvider.access, under: '/management/ssoproviderlist' },
  component: lazyRouteComponent(() => import('#web/features/sso/provider-page.tsx'), 'ProviderPage'),
})

/** Where a company's provider sends people back to. */
const finish = createRoute({
  getParentRoute: () => root,
  path: '/sso/$provider',
  staticData: { access: finishSso.access },
  component: lazyRouteComponent(() => import('../sign-in/sso-page.tsx'), 'SsoPage'),
})

export const ssoRoutes = [providers, createProvider, provider, finish] as const
