import type { Text } from './fill.ts'
import { localise } from './localise.ts'

type Language = 'de' | 'en'

/** What the roles of a new installation are for. */
export const seededDescriptions = {
  Administrator: { de: 'Verwaltet das Portal mit allen Rechten', en: 'Manages the portal with every permission' },
  Licenser: {
    de: 'Betreut Firmen, konfiguriert Produkte und stellt Lizenzen aus',
    en: 'Looks after companies, configures products and issues licences',
  },
  Customer: {
    de: 'Verwaltet Produkte und Kontakte der eigenen Firma',
    en: 'Manages products and contacts of their own company',
  },
  User: { de: 'Privatperson mit eigenen Produkten', en: 'Private person with products of their own' },
  Student: { de: 'Studierende mit eigenen Produkten', en: 'Students with products of their own' },
  Gesperrt: { de: 'Gesperrte Konten ohne jedes Recht', en: 'Blocked accounts without any permission' },
} as const satisfies Record<string, Text>

/** What a role is for, in the reader's language; what a person wrote stays as it is. */
export const roleDescription = (description: string, language: Language): string =>
  localise(Object.values(seededDescriptions), description, language)
