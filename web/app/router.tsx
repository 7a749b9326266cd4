import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { LoadingPage } from './loading-page.tsx'
import { root } from './root.ts'
import { accessRoutes } from './pages/access.ts'
import { accountRoutes } from './pages/accounts.ts'
import { auditRoutes } from './pages/audit.ts'
import { backupRoutes } from './pages/backups.ts'
import { campaignRoutes } from './pages/campaigns.ts'
import { cloudRoutes } from './pages/cloud.ts'
import { cloudUsageRoutes } from './pages/cloud-usage.ts'
import { companyRoutes } from './pages/companies.ts'
import { configurationRoutes } from './pages/configurations.ts'
import { contactRoutes } from './pages/contacts.ts'
import { documentedCallRoutes } from './pages/documented-calls.ts'
import { downloadRoutes } from './pages/downloads.ts'
import { eventRoutes } from './pages/events.ts'
import { importRoutes } from './pages/imports.ts'
import { keyRoutes } from './pages/keys.ts'
import { ledgerRoutes } from './pages/ledger.ts'
import { legalRoutes } from './pages/legal.ts'
import { licenceAreaRoutes, licenceRoutes } from './pages/licences.ts'
import { area, areaRoutes } from './pages/licensing-area.ts'
import { mailRoutes } from './pages/mails.ts'
import { mergeRoutes } from './pages/merges.ts'
import { moveRoutes } from './pages/moves.ts'
import { orderRoutes } from './pages/orders.ts'
import { portalRoutes } from './pages/portal.ts'
import { productRoutes } from './pages/products.ts'
import { profileRoutes } from './pages/profile.ts'
import { registrationRoutes } from './pages/registration.ts'
import { renewalRoutes } from './pages/renewals.ts'
import { serviceAccountRoutes } from './pages/service-accounts.ts'
import { sessionRoutes } from './pages/session.ts'
import { ssoRoutes } from './pages/sso.ts'
import { studentRoutes } from './pages/students.ts'
import { todayRoutes } from './pages/today.ts'
import { vdiRoutes } from './pages/vdi.ts'
import { webhookRoutes } from './pages/webhooks.ts'
import { savesData } from './saves-data.ts'
import { ErrorPage } from './shell/notices/error-page.tsx'
import { NotFoundPage } from './shell/notices/notice-pages.tsx'
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
  // Addresses hold plain words, `?search=voss&page=2`; the code that reads them checks them.
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
