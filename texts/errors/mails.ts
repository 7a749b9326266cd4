import type { ErrorTexts } from './shape.ts'

export const mailErrors = {
  'mails.notFailed': {
    status: 409,
    de: 'Nur fehlgeschlagene E-Mails können erneut gesendet werden.',
    en: 'Only failed emails can be resent.',
  },
  'mails.notFound': { status: 404, de: 'Diese E-Mail gibt es nicht.', en: 'This email does not exist.' },
  'mails.secretGone': {
    status: 409,
    de: 'Der Link oder Code dieser E-Mail ist abgelaufen und nicht mehr vorhanden. Bitten Sie den Empfänger, einen neuen anzufordern.',
    en: 'The link or code in this email has expired and no longer exists. Ask the recipient to request a new one.',
  },
} as const satisfies ErrorTexts
