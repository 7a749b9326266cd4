import type { ErrorTexts } from './shape.ts'

export const mailErrors = {
  'mails.notFailed': {
    status: 409,
    de: 'Nur fehlgeschlagene E-Mails können erneut gesendet werden.',
    en: 'Only failed e-mails can be sent again.',
  },
  'mails.notFound': { status: 404, de: 'Diese E-Mail gibt es nicht.', en: 'This e-mail does not exist.' },
  'mails.secretGone': {
    status: 409,
    de: 'Der Link oder Code dieser E-Mail ist abgelaufen und nicht mehr vorhanden. Bitten Sie den Empfänger, einen neuen anzufordern.',
    en: 'The link or code of this e-mail has expired and is no longer there. Ask the receiver to request a new one.',
  },
} as const satisfies ErrorTexts
