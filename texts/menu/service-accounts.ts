export const serviceAccountMenuTexts = {
  'shell.services': { de: 'Dienstkonten', en: 'Service accounts' },
  'finder.createService': { de: 'Dienstkonto anlegen', en: 'Create a service account' },
} as const
