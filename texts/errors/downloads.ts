import type { ErrorTexts } from './shape.ts'

export const downloadErrors = {
  'downloads.notFound': { status: 404, de: 'Diese Datei gibt es nicht.', en: 'There is no such file.' },
  'downloads.none': { status: 404, de: 'Dazu gibt es keine Dateien.', en: 'It has no files.' },
  'downloads.licenceStays': {
    status: 409,
    de: 'Lizenzdateien und wie oft sie abgerufen wurden bleiben aufgezeichnet und lassen sich nicht löschen.',
    en: 'Licence files and how often they were fetched stay on record and cannot be deleted.',
  },
} as const satisfies ErrorTexts
