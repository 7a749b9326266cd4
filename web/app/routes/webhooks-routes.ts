import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listWebhooks, readWebhook } from '#contract/webhooks.ts'
import { root } from '../root.ts'
import { idIn } from './words-in.ts'

const pages = () => import('./pages/webhooks.ts')

const webhooks = createRoute({
  getParentRoute: () => root,
  path: '/management/webhooks',
  staticData: { access: listWebhooks.access },
  component: lazyRouteComponent(() => pages().then((all) => all.webhooksPage()), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => root,
  path: '/management/webhook',
  staticData: { access: readWebhook.access, menu: '/management/webhooks' },
  validateSearch: idIn,
  component: lazyRouteComponent(() => pages().then((all) => all.webhookPage()), 'WebhookPage'),
})

export const webhookRoutes = [webhooks, webhook] as const
