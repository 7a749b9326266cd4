/** Ctrl+K: finds records and pages, and begins what staff do often. */
import { words } from './words.ts'

export const finderTexts = {
  'finder.title': { de: 'Suchen', en: 'Search' },
  'finder.input': {
    de: 'Firma, Kontakt, Produkt, Rechner, MAC-Adresse, Kunden- oder Seriennummer, Seite',
    en: 'Company, contact, product, machine, MAC address, customer number, serial or page',
  },
  'finder.inputOwn': {
    de: 'Produkt, Rechner, MAC-Adresse, Ansprechpartner, Seriennummer, Seite',
    en: 'Product, machine, MAC address, contact, serial or page',
  },
  'finder.found': { de: 'Treffer', en: 'Results' },
  'finder.selection': { de: 'Mit der Auswahl', en: 'With the selection' },
  'finder.row': { de: 'Mit dieser Zeile', en: 'With this row' },
  'finder.recent': { de: 'Zuletzt geöffnet', en: 'Recent' },
  'finder.pages': { de: 'Seiten', en: 'Pages' },
  'finder.commands': { de: 'Aktionen', en: 'Actions' },
  'finder.help': { de: 'So geht es', en: 'How it works' },
  'finder.companies': words.companies,
  'finder.contacts': words.people,
  'finder.licences': words.licences,
  'finder.hosts': { de: 'Rechner', en: 'Machines' },
  'finder.products': words.products,
  'finder.keys': { de: 'Tastenkürzel', en: 'Keyboard shortcuts' },
  'finder.keysList': { de: 'In Listen', en: 'In lists' },
  'finder.keyRows': { de: 'zur nächsten und vorigen Zeile', en: 'next and previous row' },
  'finder.keySelect': { de: 'Zeile auswählen', en: 'select the row' },
  'finder.keyRowOpen': { de: 'Zeile öffnen', en: 'open the row' },
  'finder.keyLetter': {
    de: 'Aktion der Zeile oder der Auswahl: der Buchstabe steht im Menü „⋯“ und am Knopf',
    en: 'action of the row or selection: the letter is shown in the “⋯” menu and on the button',
  },
  'finder.singleKeys': { de: 'Tastenkürzel aus einem Zeichen', en: 'Single-character shortcuts' },
  'finder.singleKeysHint': {
    de: 'Ausgeschaltet wirken nur Strg+K, Tab, Pfeile, Enter und Esc. Gilt in diesem Browser.',
    en: 'When off, only Ctrl+K, Tab, arrows, Enter and Esc work. Applies to this browser.',
  },
  'finder.keyCtrl': { de: 'Strg+K', en: 'Ctrl+K' },
  'finder.keyFind': { de: 'suchen', en: 'search' },
  'finder.keySearch': { de: 'in der Liste suchen', en: 'search the list' },
  'finder.keyHelp': { de: 'diese Übersicht', en: 'this overview' },
  'finder.keyNext': { de: 'weiter zum nächsten Feld, Link oder Knopf', en: 'next field, link or button' },
  'finder.keyMove': { de: 'durch Treffer und Menüs', en: 'through results and menus' },
  'finder.keyOpen': { de: 'öffnen oder absenden', en: 'open or submit' },
  'finder.keyClose': { de: 'Dialog oder Menü schließen', en: 'close a dialog or menu' },
  'finder.failed': {
    de: 'Nicht alles konnte durchsucht werden. Bitte versuchen Sie es noch einmal.',
    en: 'Not everything could be searched. Please try again.',
  },
  'finder.nothing': { de: 'Nichts gefunden.', en: 'Nothing found.' },
} as const
