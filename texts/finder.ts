/** Ctrl+K: finds companies, contacts, licences and pages. */
import { words } from './words.ts'

export const finderTexts = {
  'finder.title': { de: 'Suchen und springen', en: 'Search and jump' },
  'finder.open': { de: 'Suchen (Strg+K)', en: 'Search (Ctrl+K)' },
  'finder.input': {
    de: 'Firma, Kontakt, Kundennummer, Seriennummer oder Seite',
    en: 'Company, contact, customer number, serial or page',
  },
  'finder.pages': { de: 'Seiten', en: 'Pages' },
  'finder.companies': words.companies,
  'finder.contacts': words.people,
  'finder.licences': words.licences,
  'finder.nothing': { de: 'Nichts gefunden.', en: 'Nothing found.' },
} as const
