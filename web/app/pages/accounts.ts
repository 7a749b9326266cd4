import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { changePassword, requestNewPassword, setNewPassword, unlockAccount } from '#contract/accounts.ts'
import { confirmEmail } from '#contract/security.ts'
import { root } from '../root.ts'
import { tokenIn } from '../search-parameters.ts'

const confirmEmailRoute = createRoute({
  getParentRoute: () => root,
  path: '/confirmemail',
  staticData: { access: confirmEmail.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/features/accounts/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  staticData: { access: 'public' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...tokenIn(search),
    ...(search['again'] === true && { again: true }),
  }),
  component: lazyRouteComponent(() => import('#web/features/accounts/setup-page.tsx'), 'SetupPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotPassword',
  staticData: { access: requestNewPassword.access },
  component: lazyRouteComponent(() => import('#web/features/accounts/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/setNewPassword',
  staticData: { access: setNewPassword.access },
  validateSearch: ({ id, cloud }: Record<string, unknown>): { id: string; cloud?: '1' } => ({
    id: typeof id === 'string' ? id : '',
    ...(String(cloud) === '1' && { cloud: '1' }),
  }),
  component: lazyRouteComponent(() => import('#web/features/accounts/new-password-page.tsx'), 'NewPasswordPage'),
})

const unlock = createRoute({
  getParentRoute: () => root,
  path: '/resetlockout',
  staticData: { access: unlockAccount.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/features/accounts/unlock-page.tsx'), 'UnlockPage'),
})

const password = createRoute({
  getParentRoute: () => root,
  path: '/password',
  staticData: {
    access: changePassword.access,
    menu: { place: 410, text: 'shell.password', icon: 'lock', group: 'account' },
  },
  component: lazyRouteComponent(() => import('#web/features/accounts/change-password-page.tsx'), 'ChangePasswordPage'),
})

export const accountRoutes = [confirmEmailRoute, setup, forgotPassword, newPassword, unlock, password] as const
