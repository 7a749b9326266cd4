export const failureTexts = {
  listCloudCompanies: {
    de: 'Die Cloud-Firmen konnten nicht geladen werden.',
    en: 'The cloud companies could not be loaded.',
  },
  listCloudUsers: {
    de: 'Die Cloud-Anwender konnten nicht geladen werden.',
    en: 'The cloud users could not be loaded.',
  },
} as const
