/** What opens the finder: it stands on every page, the rest of its texts come with it. */
export const finderButtonTexts = {
  'finder.open': { de: 'Suchen (Strg+K)', en: 'Search (Ctrl+K)' },
} as const
