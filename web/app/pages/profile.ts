import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { confirmConsent } from '#contract/consents.ts'
import { root } from '../root.ts'
import { tokenIn } from '../search-parameters.ts'

const confirmConsentRoute = createRoute({
  getParentRoute: () => root,
  path: '/confirmconsent',
  staticData: { access: confirmConsent.access },
  validateSearch: tokenIn,
  component: lazyRouteComponent(() => import('#web/features/profile/confirm-consent-page.tsx'), 'ConfirmConsentPage'),
})

export const profileRoutes = [confirmConsentRoute] as const
