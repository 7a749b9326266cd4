import type { ErrorTexts } from './shape.ts'

export const mailErrors = {
  'mails.notFailed': {
    status: 409,
    de: 'Nur fehlgeschlagene E-Mails können erneut gesendet werden.',
    en: 'Only failed e-mails can be sent again.',
  },
  'mails.notFound': { status: 404, de: 'Diese E-Mail gibt es nicht.', en: 'This e-mail does not exist.' },
} as const satisfies ErrorTexts
