export const mailMenuTexts = {
  'shell.mails': { de: 'Postausgang', en: 'Outbox' },
} as const
