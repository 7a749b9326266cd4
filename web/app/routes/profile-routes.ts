import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { confirmConsent } from '#contract/consents.ts'
import { root } from '../root.ts'
import { tokenIn } from './words-in.ts'

const pages = () => import('./pages/profile.ts')

const confirmConsentRoute = createRoute({
  getParentRoute: () => root,
  path: '/confirmconsent',
  staticData: { access: confirmConsent.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => pages().then((all) => all.confirmConsentPage()), 'ConfirmConsentPage'),
})

export const profileRoutes = [confirmConsentRoute] as const
