/** Licence files of older systems: drop zone, outcomes, logs, and what becomes of them. */
export const licenceImportsTexts = {
  'imports.note': { de: 'Aus Lizenzdatei „{fileName}“ übernommen', en: 'Taken from licence file “{fileName}”' },
} as const
