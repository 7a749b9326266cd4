import type { ErrorTexts } from './shape.ts'

export const portalErrors = {
  'programs.notHere': {
    status: 404,
    de: 'Dieses Programm ist hier nicht vorhanden.',
    en: 'This program is not available here.',
  },
  'portal.noLogo': { status: 404, de: 'Der Hersteller hat hier kein Logo.', en: 'The vendor has no logo here.' },
  'pages.notFound': { status: 404, de: 'Diese Seite gibt es nicht.', en: 'This page does not exist.' },
  'jobs.notFound': {
    status: 404,
    de: 'Dieser Auftrag ist nicht mehr da: Er wurde inzwischen wiederholt oder gelöscht.',
    en: 'This job is no longer there: it has been retried or removed in the meantime.',
  },
  'jobs.notRetryable': {
    status: 409,
    de: 'Dieser Auftrag wird nicht von hier aus wiederholt. Was aus ihm wurde, steht bei dem Datensatz, um den es ging.',
    en: 'This job cannot be retried from here. Its outcome is shown with the record it was about.',
  },
} as const satisfies ErrorTexts
