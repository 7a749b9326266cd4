import { type AuditTexts, did } from './did.ts'

export const webhookAudit: AuditTexts = {
  kinds: {
    'audit.kind.webhook': { de: 'Webhook', en: 'Webhook' },
  },
  sentences: {
    createWebhook: did('webhook', '{record} angelegt', 'created {record}'),
    changeWebhook: did('webhook', '{record} geändert', 'changed {record}'),
    deleteWebhook: did('webhook', '{record} gelöscht', 'deleted {record}'),
    replayDeliveries: did('webhook', 'noch einmal zugestellt: {record}', 'redelivered: {record}'),
    rotateWebhookSecret: did('webhook', 'ein neues Geheimnis erzeugt: {record}', 'created a new secret: {record}'),
    tryWebhook: did('webhook', '{record} ausprobiert', 'sent a test to {record}'),
    replayDelivery: did('webhook', 'noch einmal zugestellt: {record}', 'redelivered: {record}'),
  },
}
