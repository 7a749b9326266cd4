import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { finishSso } from '#contract/sso-sign-in.ts'
import { createSsoProvider, readSsoProvider } from '#contract/sso.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/sso.ts')

const providers = createRoute({
  getParentRoute: () => root,
  path: '/management/ssoproviderlist',
  staticData: { access: readSsoProvider.access },
  component: lazyRouteComponent(() => pages().then((all) => all.providersPage()), 'ProvidersPage'),
})

const createProvider = createRoute({
  getParentRoute: () => root,
  path: '/management/ssoprovider',
  staticData: { access: createSsoProvider.access, menu: '/management/ssoproviderlist' },
  component: lazyRouteComponent(() => pages().then((all) => all.providerPage()), 'CreateProviderPage'),
})

const provider = createRoute({
  getParentRoute: () => root,
  path: '/management/ssoprovider/$id',
  staticData: { access: readSsoProvider.access, menu: '/management/ssoproviderlist' },
  component: lazyRouteComponent(() => pages().then((all) => all.providerPage()), 'ProviderPage'),
})

/** Where a company's provider sends people back to. */
const finish = createRoute({
  getParentRoute: () => root,
  path: '/sso/$provider',
  staticData: { access: finishSso.access },
  component: lazyRouteComponent(() => pages().then((all) => all.ssoPage()), 'SsoPage'),
})

export const ssoRoutes = [providers, createProvider, provider, finish] as const
