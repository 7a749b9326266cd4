import type { Text } from './fill.ts'

/** What is stored, in the reader's language where it is one of these texts; anything else stays as it is. */
export const localise = (seeded: readonly Text[], stored: string, language: 'de' | 'en'): string =>
  seeded.find(({ de, en }) => stored === de || stored === en)?.[language] ?? stored
