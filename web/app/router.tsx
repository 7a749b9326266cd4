import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { NotFoundPage } from './notice-pages.tsx'
import { ErrorPage } from './error-page.tsx'
import { campaignRoutes } from './campaign-routes.ts'
import { companyRoutes } from './company-routes.ts'
import { contactRoutes } from './contact-routes.tsx'
import { configurationRoutes } from './configuration-routes.tsx'
import { landOn } from './landing.ts'
import { managementRoutes } from './management-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { LoadingPage } from './loading-page.tsx'
import { mergeRoutes } from './merge-routes.ts'
import { portalRoutes } from './portal-routes.ts'
import { productRoutes } from './product-routes.tsx'
import { registrationRoutes } from './registration-routes.ts'
import { root } from './root.ts'
import { sessionRoutes } from './session-routes.ts'
import { apiRoutes } from './api-routes.ts'
import { ssoRoutes } from './sso-routes.ts'

/** Every page of the portal. A feature's routes stand in a file beside this one and join here. */
const routeTree = root.addChildren([
  ...sessionRoutes,
  ...portalRoutes,
  ...companyRoutes,
  ...contactRoutes,
  ...productRoutes,
  ...configurationRoutes,
  ...mailRoutes,
  ...ssoRoutes,
  ...apiRoutes,
  ...managementRoutes,
  ...mergeRoutes,
  ...registrationRoutes,
  ...campaignRoutes,
])

export const router = createRouter({
  routeTree,
  // Addresses hold plain words, `?search=voss&page=2`; whoever reads them checks them.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: 'intent',
  defaultPreloadDelay: 80,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 400,
})
landOn(Object.keys(router.routesByPath))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
