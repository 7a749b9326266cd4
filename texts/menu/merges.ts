export const mergeMenuTexts = {
  'shell.duplicates': { de: 'Dubletten', en: 'Duplicates' },
} as const
