import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { proveFactor } from '#contract/second-factor.ts'
import { readSecurity } from '#contract/security.ts'
import { preview, viewAs } from '../../api/preview.ts'
import { session } from '../../api/session.ts'
import { landingOf, ownAddress } from '../sign-in/landing.ts'
import { type AccountSearch, namedTabs } from '../account/tabs.ts'
import { root } from '../root.ts'
import { wordsIn } from '../search-parameters.ts'

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { access: 'public' },
  beforeLoad: () => {
    const me = viewAs(session.get(), preview.get())
    throw redirect({ to: me ? landingOf(me) : '/login', replace: true })
  },
})

interface LoginSearch {
  /** Where to go after signing in. */
  to?: string
  /** The page wanted is not for this account. */
  denied?: string
}

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { access: 'public' },
  validateSearch: ({ to, denied }: Record<string, unknown>): LoginSearch => ({
    ...(typeof to === 'string' ? { to } : {}),
    ...(denied ? { denied: 'true' } : {}),
  }),
  beforeLoad: ({ search }) => {
    const me = session.get()
    if (me && !search.denied) throw redirect({ to: ownAddress(search.to) ?? landingOf(me), replace: true })
  },
  component: lazyRouteComponent(() => import('../sign-in/login-page.tsx'), 'LoginPage'),
})

const factor = createRoute({
  getParentRoute: () => root,
  path: '/entertfacode',
  staticData: { access: proveFactor.access, noFooter: true },
  // A code of digits arrives as a number.
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' || typeof code === 'number' ? { code: `${code}`.padStart(6, '0').slice(0, 40) } : {},
  component: lazyRouteComponent(() => import('../sign-in/factor/factor-page.tsx'), 'FactorPage'),
})

const requiredFactor = createRoute({
  getParentRoute: () => root,
  path: '/secondfactor',
  staticData: { access: readSecurity.access, withoutFactor: true },
  validateSearch: wordsIn('to'),
  component: lazyRouteComponent(() => import('../sign-in/factor/required-factor-page.tsx'), 'RequiredFactorPage'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/user',
  staticData: { access: 'signedIn', menu: { place: 400, text: 'shell.account', icon: 'account', group: 'account' } },
  validateSearch: ({ tab }: Record<string, unknown>): AccountSearch => ({ tab: namedTabs.find((one) => one === tab) }),
  // Where the devices were on a page of all parts.
  beforeLoad: ({ location, search }) => {
    if (location.hash === 'sessions' && !search.tab)
      throw redirect({ to: '/user', search: { tab: 'devices' }, replace: true })
  },
  component: lazyRouteComponent(() => import('../account/account-page.tsx'), 'AccountPage'),
})

export const sessionRoutes = [start, login, factor, requiredFactor, account] as const
