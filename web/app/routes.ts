import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { Access } from '#contract/operation.ts'
import { pageSlugs } from '#contract/portal.ts'
import { notFound } from '@tanstack/react-router'
import { guard, landing } from './guard.ts'
import { apply } from './preferences.ts'
import { Shell } from './shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the page: the access of the operation it reads with. */
    access: Access
    /** Without permission, the notice stands on the sign-in page (which keeps the session). */
    deniedAtLogin?: boolean
    /** No footer. */
    noFooter?: boolean
  }
}

export const root = createRootRoute({ component: Shell, staticData: { access: 'public' }, beforeLoad: guard })

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { access: 'public' },
  beforeLoad: () => {
    throw redirect({ to: landing() ?? '/login', replace: true })
  },
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { access: 'public' },
  validateSearch: ({ to, denied, lang }: Record<string, unknown>) => ({
    ...(typeof to === 'string' ? { to } : {}),
    ...(denied ? { denied: 'true' } : {}),
    ...(lang === 'de' || lang === 'en' ? { lang } : {}),
  }) as { to?: string; denied?: string; lang?: 'de' | 'en' },
  beforeLoad: ({ search: { lang, ...search } }) => {
    if (!lang) return
    apply({ language: lang })
    throw redirect({ to: '/login', search, replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/session/login-page.tsx'), 'LoginPage'),
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  staticData: { access: 'public' },
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  component: lazyRouteComponent(() => import('#web/features/session/setup-page.tsx'), 'SetupPage'),
})

const page = createRoute({
  getParentRoute: () => root,
  path: '/pages/$slug',
  staticData: { access: 'public' },
  beforeLoad: ({ params: { slug } }) => {
    if (!(pageSlugs as readonly string[]).includes(slug)) throw notFound()
  },
  component: lazyRouteComponent(() => import('#web/features/portal/legal-page.tsx'), 'LegalPage'),
})

const user = createRoute({
  getParentRoute: () => root,
  path: '/user',
  staticData: { access: 'signedIn' },
  component: lazyRouteComponent(() => import('#web/features/account/account-page.tsx'), 'AccountPage'),
})

/** Every page of the portal. A feature's routes stand in a file of their own beside this one and join here. */
export const routeTree = root.addChildren([start, login, setup, page, user])
