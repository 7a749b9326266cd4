import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCallUses } from '#contract/documented-calls.ts'
import { listServiceAccounts, readServiceAccount } from '#contract/service-accounts.ts'
import { listWebhooks, readWebhook } from '#contract/webhooks.ts'
import { root } from '../root.ts'

/** The record in an address; none for a new one. */
const idIn = ({ id }: Record<string, unknown>): { id?: string } => (typeof id === 'string' && id ? { id } : {})

const list = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccounts',
  staticData: { access: listServiceAccounts.access },
  component: lazyRouteComponent(
    () => import('#web/features/service-accounts/service-accounts-page.tsx'),
    'ServiceAccountsPage',
  ),
})

const one = createRoute({
  getParentRoute: () => root,
  path: '/management/serviceaccount',
  staticData: { access: readServiceAccount.access, menu: '/management/serviceaccounts' },
  validateSearch: idIn,
  component: lazyRouteComponent(
    () => import('#web/features/service-accounts/service-account-page.tsx'),
    'ServiceAccountPage',
  ),
})

const webhooks = createRoute({
  getParentRoute: () => root,
  path: '/management/webhooks',
  staticData: { access: listWebhooks.access },
  component: lazyRouteComponent(() => import('#web/features/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => root,
  path: '/management/webhook',
  staticData: { access: readWebhook.access, menu: '/management/webhooks' },
  validateSearch: idIn,
  component: lazyRouteComponent(() => import('#web/features/webhooks/webhook-page.tsx'), 'WebhookPage'),
})

const documentedCalls = createRoute({
  getParentRoute: () => root,
  path: '/management/documentedcalls',
  staticData: { access: listCallUses.access },
  component: lazyRouteComponent(
    () => import('#web/features/documented-calls/documented-calls-page.tsx'),
    'DocumentedCallsPage',
  ),
})

export const apiRoutes = [list, one, webhooks, webhook, documentedCalls] as const
