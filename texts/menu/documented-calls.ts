export const documentedCallMenuTexts = {
  'shell.documentedCalls': { de: 'Dokumentierte Aufrufe', en: 'Documented calls' },
} as const
