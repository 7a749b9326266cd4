export const importMenuTexts = {
  'shell.imports': { de: 'Importe', en: 'Imports' },
} as const
