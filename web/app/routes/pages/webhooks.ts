export const webhookPage = () => import('#web/features/webhooks/webhook-page.tsx')
export const webhooksPage = () => import('#web/features/webhooks/webhooks-page.tsx')
