import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { changePassword, requestNewPassword, setNewPassword, unlockAccount } from '#contract/accounts.ts'
import { confirmEmail } from '#contract/security.ts'
import { root } from '../root.ts'
import { tokenIn } from './words-in.ts'

const pages = () => import('./pages/accounts.ts')

const confirmEmailRoute = createRoute({
  getParentRoute: () => root,
  path: '/confirmemail',
  staticData: { access: confirmEmail.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => pages().then((all) => all.confirmEmailPage()), 'ConfirmEmailPage'),
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  staticData: { access: 'public' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...tokenIn(search),
    ...(search['again'] === true && { again: true }),
  }),
  component: lazyRouteComponent(() => pages().then((all) => all.setupPage()), 'SetupPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgotPassword',
  staticData: { access: requestNewPassword.access },
  component: lazyRouteComponent(() => pages().then((all) => all.forgotPasswordPage()), 'ForgotPasswordPage'),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/setNewPassword',
  staticData: { access: setNewPassword.access },
  validateSearch: ({ id, cloud }: Record<string, unknown>): { id: string; cloud?: '1' } => ({
    id: typeof id === 'string' ? id : '',
    ...(String(cloud) === '1' && { cloud: '1' }),
  }),
  component: lazyRouteComponent(() => pages().then((all) => all.newPasswordPage()), 'NewPasswordPage'),
})

const unlock = createRoute({
  getParentRoute: () => root,
  path: '/resetlockout',
  staticData: { access: unlockAccount.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => pages().then((all) => all.unlockPage()), 'UnlockPage'),
})

const password = createRoute({
  getParentRoute: () => root,
  path: '/password',
  staticData: { access: changePassword.access },
  component: lazyRouteComponent(() => pages().then((all) => all.changePasswordPage()), 'ChangePasswordPage'),
})

export const accountRoutes = [confirmEmailRoute, setup, forgotPassword, newPassword, unlock, password] as const
