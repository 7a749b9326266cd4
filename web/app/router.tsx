import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { NotFoundPage } from './shell/notice-pages.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { campaignRoutes } from './routes/campaign-routes.ts'
import { cloudUsageRoutes } from './routes/cloud-usage-routes.tsx'
import { cloudRoutes } from './routes/cloud-routes.tsx'
import { companyRoutes } from './routes/company-routes.ts'
import { contactRoutes } from './routes/contact-routes.ts'
import { configurationRoutes } from './routes/configuration-routes.ts'
import { desktopRoutes, eventRoutes } from './routes/event-routes.ts'
import { landOn } from './sign-in/landing.ts'
import { managementRoutes } from './routes/management-routes.ts'
import { mailRoutes } from './routes/mail-routes.ts'
import { LoadingPage } from './loading-page.tsx'
import { mergeRoutes } from './routes/merge-routes.ts'
import { portalRoutes } from './routes/portal-routes.ts'
import { productRoutes } from './routes/product-routes.ts'
import { registrationRoutes } from './routes/registration-routes.ts'
import { root } from './root.ts'
import { savesData } from './saves-data.ts'
import { sessionRoutes } from './routes/session-routes.ts'
import { studentRoutes } from './routes/student-routes.ts'
import { apiRoutes } from './routes/api-routes.ts'
import { todayRoutes } from './routes/today-routes.ts'
import { ssoRoutes } from './routes/sso-routes.ts'

/** Every page of the portal. A feature's routes stand in a file beside this one and join here. */
const routeTree = root.addChildren([
  ...todayRoutes,
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
  ...studentRoutes,
  ...campaignRoutes,
  ...cloudUsageRoutes,
  ...cloudRoutes,
  ...eventRoutes,
  ...desktopRoutes,
])

export const router = createRouter({
  routeTree,
  // Addresses hold plain words, `?search=voss&page=2`; whoever reads them checks them.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  defaultPreload: savesData() ? false : 'intent',
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
