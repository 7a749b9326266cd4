import type { ErrorTexts } from './shape.ts'

export const downloadErrors = {
  'downloads.notFound': { status: 404, de: 'Diese Datei gibt es nicht.', en: 'This file does not exist.' },
  'downloads.none': { status: 404, de: 'Dazu gibt es keine Dateien.', en: 'There are no files for this.' },
  'downloads.licenceStays': {
    status: 409,
    de: 'Lizenzdateien und die Zahl ihrer Downloads bleiben gespeichert und lassen sich nicht löschen.',
    en: 'Licence files and their download counts stay on record and cannot be deleted.',
  },
} as const satisfies ErrorTexts
