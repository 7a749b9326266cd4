import type { ErrorTexts } from './shape.ts'

export const renewalErrors = {
  'renewals.changedMeanwhile': {
    status: 409,
    de: 'Inzwischen hat sich etwas geändert. Bitte sehen Sie sich die Vorschau noch einmal an.',
    en: 'Something has changed in the meantime. Please review the preview again.',
  },
  'requests.decided': {
    status: 409,
    de: 'Über diese Anfrage ist schon entschieden. Bitte laden Sie die Seite neu.',
    en: 'This request has already been decided. Please reload the page.',
  },
  'requests.notFound': { status: 404, de: 'Diese Anfrage gibt es nicht.', en: 'This request does not exist.' },
  'requests.openAlready': {
    status: 409,
    de: 'Dazu gibt es schon eine Anfrage, die noch bearbeitet wird.',
    en: 'There is already an open request for this.',
  },
} as const satisfies ErrorTexts
