import type { ErrorTexts } from './shape.ts'

export const webhookErrors = {
  'webhooks.address': {
    status: 422,
    de: 'An diese Adresse wird nicht zugestellt: Sie muss öffentlich sein und darf keine Zugangsdaten enthalten.',
    en: 'Nothing can be delivered to this address: it must be public and must not contain credentials.',
  },
  'webhooks.deliveryNotFound': {
    status: 404,
    de: 'Die Zustellung wurde nicht gefunden.',
    en: 'The delivery was not found.',
  },
  'webhooks.disabled': { status: 409, de: 'Der Webhook ist abgeschaltet.', en: 'The webhook is off.' },
  'webhooks.notFound': { status: 404, de: 'Der Webhook wurde nicht gefunden.', en: 'The webhook was not found.' },
  'webhooks.notHttps': {
    status: 422,
    de: 'Die Adresse muss mit https:// beginnen. Mit http:// wird nur an Rechner zugestellt, die der Betreiber freigegeben hat.',
    en: 'The address must start with https://. Over http://, webhooks are only delivered to hosts the operator has allowed.',
  },
  'webhooks.tooMany': {
    status: 409,
    de: 'Es gibt schon {limit} Webhooks, mehr sind nicht möglich.',
    en: 'There are already {limit} webhooks; no more are possible.',
  },
} as const satisfies ErrorTexts
