export const cloudMenuTexts = {
  'shell.cloudCompanies': { de: 'Cloud-Firmen', en: 'Cloud companies' },
} as const
