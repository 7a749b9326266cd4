import { localise } from './localise.ts'

/** What a role is called, in the reader's language; a name a person gave stays as it is. */
export const roleName = (name: string, language: 'de' | 'en'): string =>
  // The only seeded name that is no English word already.
  localise([{ de: 'Gesperrt', en: 'Blocked' }], name, language)
