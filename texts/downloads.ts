import type { Text } from './fill.ts'

/** Licence files that were fetched. */
export const downloadsTexts = {
  'downloads.list': { de: 'Downloads', en: 'Downloads' },
  'downloads.context': {
    de: 'Lizenzdateien, die Firmen, Studierende und private Nutzer selbst abgerufen haben: wie oft und wann zuletzt.',
    en: 'Licence files that companies, students and private users downloaded themselves: how often and when last.',
  },
  'downloads.fileName': { de: 'Datei', en: 'File' },
  'downloads.holder': { de: 'Firma oder Person', en: 'Company or person' },
  'downloads.product': { de: 'Produkt', en: 'Product' },
  'downloads.count': { de: 'Downloads', en: 'Downloads' },
  'downloads.last': { de: 'Zuletzt', en: 'Last' },
  'downloads.whose': { de: 'Wessen Dateien', en: 'Owner' },
  'downloads.whose.all': { de: 'Alle', en: 'All' },
  'downloads.whose.companies': { de: 'Firmen', en: 'Companies' },
  'downloads.whose.people': { de: 'Personen', en: 'People' },
  'downloads.empty': {
    de: 'Noch hat niemand eine Lizenzdatei heruntergeladen.',
    en: 'No one has downloaded a licence file yet.',
  },
} as const satisfies Record<string, Text>
