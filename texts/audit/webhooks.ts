import { type AuditTexts, did } from './did.ts'

export const webhookAudit: AuditTexts = {
  kinds: {
    'audit.kind.webhook': { de: 'Webhook', en: 'Webhook' },
  },
  sentences: {
    createWebhook: did('webhook', '{record} angelegt', 'created {record}'),
    changeWebhook: did('webhook', '{record} geändert', 'changed {record}'),
    deleteWebhook: did('webhook', '{record} gelöscht', 'deleted {record}'),
    rotateWebhookSecret: did('webhook', 'ein neues Geheimnis erzeugt: {record}', 'made a new secret: {record}'),
    tryWebhook: did('webhook', '{record} ausprobiert', 'tried {record}'),
    replayDeliveries: did('webhook', 'noch einmal zugestellt: {record}', 'delivered once more: {record}'),
    replayDelivery: did('webhook', 'noch einmal zugestellt: {record}', 'delivered once more: {record}'),
  },
}
