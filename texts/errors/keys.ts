import type { ErrorTexts } from './shape.ts'

export const keyErrors = {
  'key.invalid': {
    status: 401,
    de: 'Dieser Schlüssel ist unbekannt, abgelaufen oder widerrufen.',
    en: 'This key is unknown, expired or revoked.',
  },
  'keys.active': {
    status: 409,
    de: 'Mit diesem Schlüssel wird gerade signiert. Wechseln Sie zuerst zu einem neuen.',
    en: 'This key is currently signing. Rotate to a new one first.',
  },
  'keys.ended': {
    status: 409,
    de: 'Dieser Schlüssel ist bereits stillgelegt oder zurückgezogen.',
    en: 'This key has already been retired or revoked.',
  },
  'keys.needed': {
    status: 409,
    de: 'Der Schlüssel wird noch gebraucht (laufende Lizenzen: {live}, Kunden: {holders}). Signieren Sie diese zuerst neu.',
    en: 'The key is still needed (live licences: {live}, customers: {holders}). Re-sign these first.',
  },
  'keys.notFound': { status: 404, de: 'Diesen Schlüssel gibt es nicht.', en: 'This key does not exist.' },
  'keys.nothingToSign': {
    status: 409,
    de: 'An diesem Schlüssel hängt keine laufende Lizenz.',
    en: 'No live licence depends on this key.',
  },
  'keys.nobodyTold': {
    status: 409,
    de: 'Es wurde niemand benachrichtigt: Es gibt keinen Hauptansprechpartner mit E-Mail-Adresse.',
    en: 'No one was notified: there is no main contact with an email address.',
  },
  'keys.resigningNotFound': { status: 404, de: 'Diesen Vorgang gibt es nicht.', en: 'This run does not exist.' },
  'keys.resigningNotRunning': { status: 409, de: 'Der Vorgang läuft nicht.', en: 'The run is not in progress.' },
  'keys.resigningOpen': {
    status: 409,
    de: 'Die Lizenzen dieses Schlüssels werden bereits neu signiert.',
    en: 'The licences of this key are already being re-signed.',
  },
  'keys.resigningRunning': { status: 409, de: 'Der Vorgang läuft bereits.', en: 'The run is already in progress.' },
} as const satisfies ErrorTexts
