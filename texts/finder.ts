/** Ctrl+K: finds records and pages, and begins what staff do often. */
import { words } from './words.ts'

export const finderTexts = {
  'finder.title': { de: 'Suchen und springen', en: 'Search and jump' },
  'finder.open': { de: 'Suchen (Strg+K)', en: 'Search (Ctrl+K)' },
  'finder.input': {
    de: 'Firma, Kontakt, Produkt, Rechner, MAC-Adresse, Kunden- oder Seriennummer, Seite',
    en: 'Company, contact, product, machine, MAC address, customer number, serial or page',
  },
  'finder.found': { de: 'Treffer', en: 'Hits' },
  'finder.recent': { de: 'Zuletzt geöffnet', en: 'Opened last' },
  'finder.pages': { de: 'Seiten', en: 'Pages' },
  'finder.commands': { de: 'Beginnen', en: 'Begin' },
  'finder.companies': words.companies,
  'finder.contacts': words.people,
  'finder.licences': words.licences,
  'finder.hosts': { de: 'Rechner', en: 'Machines' },
  'finder.products': words.products,
  'finder.createCompany': { de: 'Firma anlegen', en: 'Create a company' },
  'finder.createContact': { de: 'Ansprechpartner anlegen', en: 'Create a contact' },
  'finder.createProduct': { de: 'Produkt anlegen', en: 'Create a product' },
  'finder.createCampaign': { de: 'Kampagne anlegen', en: 'Create a campaign' },
  'finder.createEvent': { de: 'Veranstaltung anlegen', en: 'Create an event' },
  'finder.createRole': { de: 'Rolle anlegen', en: 'Create a role' },
  'finder.createService': { de: 'Dienstkonto anlegen', en: 'Create a service account' },
  'finder.createWebhook': { de: 'Webhook anlegen', en: 'Create a webhook' },
  'finder.verify': { de: 'Lizenz prüfen', en: 'Verify a licence' },
  'finder.nothing': { de: 'Nichts gefunden.', en: 'Nothing found.' },
} as const
