/** Ctrl+K: finds companies, contacts, licences and pages. */
export const finderTexts = {
  'finder.title': { de: 'Suchen und springen', en: 'Search and jump' },
  'finder.open': { de: 'Suchen (Strg+K)', en: 'Search (Ctrl+K)' },
  'finder.input': {
    de: 'Firma, Kontakt, Kundennummer, Seriennummer oder Seite',
    en: 'Company, contact, customer number, serial or page',
  },
  'finder.pages': { de: 'Seiten', en: 'Pages' },
  'finder.companies': { de: 'Firmen', en: 'Companies' },
  'finder.contacts': { de: 'Kontakte', en: 'Contacts' },
  'finder.licences': { de: 'Lizenzen', en: 'Licences' },
  'finder.nothing': { de: 'Nichts gefunden.', en: 'Nothing found.' },
} as const
