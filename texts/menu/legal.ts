export const legalMenuTexts = {
  'shell.legalNotices': { de: 'Kündigungen und Widerrufe', en: 'Cancellations and withdrawals' },
} as const
