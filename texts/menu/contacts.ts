import { words } from '../words.ts'

export const contactMenuTexts = {
  'shell.allContacts': words.contacts,
  'shell.companyContacts': words.contacts,
  'finder.createContact': { de: 'Ansprechpartner anlegen', en: 'Create a contact' },
} as const
