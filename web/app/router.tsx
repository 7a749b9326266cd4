import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { LoadingPage } from './loading-page.tsx'
import { root } from './root.ts'
import { accessRoutes } from './routes/access-routes.ts'
import { accountRoutes } from './routes/accounts-routes.ts'
import { auditRoutes } from './routes/audit-routes.ts'
import { backupRoutes } from './routes/backups-routes.ts'
import { campaignRoutes } from './routes/campaigns-routes.ts'
import { cloudRoutes } from './routes/cloud-routes.tsx'
import { cloudUsageRoutes } from './routes/cloud-usage-routes.ts'
import { companyRoutes } from './routes/companies-routes.ts'
import { configurationRoutes } from './routes/configurations-routes.ts'
import { contactRoutes } from './routes/contacts-routes.ts'
import { documentedCallRoutes } from './routes/documented-calls-routes.ts'
import { downloadRoutes } from './routes/downloads-routes.ts'
import { eventRoutes } from './routes/events-routes.ts'
import { importRoutes } from './routes/imports-routes.ts'
import { keyRoutes } from './routes/keys-routes.ts'
import { ledgerRoutes } from './routes/ledger-routes.ts'
import { legalRoutes } from './routes/legal-routes.ts'
import { licenceAreaRoutes, licenceRoutes } from './routes/licences-routes.ts'
import { area, areaRoutes } from './routes/licensing-area.ts'
import { mailRoutes } from './routes/mails-routes.ts'
import { mergeRoutes } from './routes/merges-routes.ts'
import { moveRoutes } from './routes/moves-routes.ts'
import { orderRoutes } from './routes/orders-routes.ts'
import { portalRoutes } from './routes/portal-routes.ts'
import { productRoutes } from './routes/products-routes.ts'
import { profileRoutes } from './routes/profile-routes.ts'
import { registrationRoutes } from './routes/registration-routes.ts'
import { renewalRoutes } from './routes/renewals-routes.ts'
import { serviceAccountRoutes } from './routes/service-accounts-routes.ts'
import { sessionRoutes } from './routes/session-routes.ts'
import { ssoRoutes } from './routes/sso-routes.ts'
import { studentRoutes } from './routes/students-routes.ts'
import { todayRoutes } from './routes/today-routes.ts'
import { vdiRoutes } from './routes/vdi-routes.ts'
import { webhookRoutes } from './routes/webhooks-routes.ts'
import { savesData } from './saves-data.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/notice-pages.tsx'
import { landOn } from './sign-in/landing.ts'

/** Every page of the portal: what each domain's file of routes names, and what belongs to none. */
const routeTree = root.addChildren([
  ...accessRoutes,
  ...accountRoutes,
  ...auditRoutes,
  ...backupRoutes,
  ...campaignRoutes,
  ...cloudRoutes,
  ...cloudUsageRoutes,
  ...companyRoutes,
  ...contactRoutes,
  ...documentedCallRoutes,
  ...downloadRoutes,
  ...eventRoutes,
  ...importRoutes,
  ...keyRoutes,
  ...ledgerRoutes,
  ...legalRoutes,
  ...licenceRoutes,
  ...mailRoutes,
  ...mergeRoutes,
  ...moveRoutes,
  ...orderRoutes,
  ...portalRoutes,
  ...productRoutes,
  ...profileRoutes,
  ...registrationRoutes,
  ...renewalRoutes,
  ...serviceAccountRoutes,
  ...sessionRoutes,
  ...ssoRoutes,
  ...studentRoutes,
  ...todayRoutes,
  ...vdiRoutes,
  ...webhookRoutes,
  area.addChildren([...areaRoutes, ...configurationRoutes, ...licenceAreaRoutes]),
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
  // Another record is another page: no dialog and nothing typed about one stays open over the next.
  defaultRemountDeps: ({ params }) => params,
})
landOn(Object.keys(router.routesByPath))

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
