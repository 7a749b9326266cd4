export const backupMenuTexts = {
  'shell.system': { de: 'Betrieb', en: 'Operation' },
} as const
