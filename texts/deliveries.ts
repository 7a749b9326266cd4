/** Licence files of several machines, mailed or downloaded together. */
export const deliveryTexts = {
  'deliveries.send': {
    de: '{count} {count|Lizenz|Lizenzen} per E-Mail senden',
    en: 'Send {count} {count|licence|licences} by email',
  },
  'deliveries.sent': {
    de: '{count} {count|Lizenz geht|Lizenzen gehen} per E-Mail hinaus.',
    en: '{count} {count|licence is|licences are} on {count|its|their} way by email.',
  },
  'deliveries.sendQuestion': {
    de: 'Die Lizenzen gehen an {receivers}.',
    en: 'The licences go to {receivers}.',
  },
  'deliveries.leftOut': {
    de: 'Ohne E-Mail-Adresse und deshalb nicht dabei: {names}.',
    en: 'Skipped, no email address: {names}.',
  },
  'deliveries.download': {
    de: '{count} {count|Lizenz|Lizenzen} herunterladen',
    en: 'Download {count} {count|licence|licences}',
  },
} as const
