import { words } from './words.ts'

/** What changes of modules and ends, in words. */
export const licenceChangesTexts = {
  'changes.sameEnds': {
    de: '{count} {count|Modul|Module}: Ende {from} → {to}',
    en: '{count} {count|module|modules}: expiry {from} → {to}',
  },
  'changes.renamed': { de: 'Modul umbenannt: {from} → {to}', en: 'Module renamed: {from} → {to}' },
  'changes.unlimited': words.unlimited,
} as const
