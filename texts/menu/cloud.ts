export const cloudMenuTexts = {
  'shell.cloudCompanies': { de: 'Cloud-Firmen', en: 'Cloud companies' },
  'finder.startCloud': { de: 'Cloud starten', en: 'Start the cloud' },
} as const
