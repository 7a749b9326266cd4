export const webhookMenuTexts = {
  'shell.webhooks': { de: 'Webhooks', en: 'Webhooks' },
  'finder.createWebhook': { de: 'Webhook anlegen', en: 'Create a webhook' },
} as const
