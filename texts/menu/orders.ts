export const orderMenuTexts = {
  'shell.payments': { de: 'Zahlungsmeldungen', en: 'Payment notifications' },
  'shell.orders': { de: 'Bestellungen', en: 'Orders' },
} as const
