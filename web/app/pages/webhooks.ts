import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listWebhooks, readWebhook } from '#contract/webhooks.ts'
import { root } from '../root.ts'
import { idIn } from '../search-parameters.ts'

const webhooks = createRoute({
  getParentRoute: () => root,
  path: '/management/webhooks',
  staticData: {
    access: listWebhooks.access,
    menu: { place: 210, text: 'shell.webhooks', icon: 'bell', group: 'management', subject: 'shell.interfaces' },
  },
  component: lazyRouteComponent(() => import('#web/features/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => root,
  path: '/management/webhook',
  staticData: {
    access: readWebhook.access,
    under: '/management/webhooks',
    command: { place: 80, text: 'finder.createWebhook' },
  },
  validateSearch: idIn,
  component: lazyRouteComponent(() => import('#web/features/webhooks/webhook-page.tsx'), 'WebhookPage'),
})

export const webhookRoutes = [webhooks, webhook] as const
