/** What of emergency licences a product allows. */
export const emergencyPolicyTexts = {
  'emergencyPolicy.title': { de: 'Notfalllizenzen', en: 'Emergency licences' },
  'emergencyPolicy.none': {
    de: 'Fällt ein Rechner aus, können Kunden dieses Produkts keine Notfalllizenz nehmen.',
    en: 'If a machine fails, customers of this product cannot take an emergency licence.',
  },
  'emergencyPolicy.format': {
    de: 'Notfalllizenzen sind in der Datei als solche gekennzeichnet. Das kann erst Format 3: Stellen Sie zuerst das Format der Lizenzen um.',
    en: 'Emergency licences are marked as such in the file. That takes format 3: change the product’s licence format first.',
  },
  'emergencyPolicy.create': { de: 'Notfalllizenzen erlauben', en: 'Allow emergency licences' },
  'emergencyPolicy.days': { de: 'Tage', en: 'Days' },
  'emergencyPolicy.daysHint': {
    de: '1 bis 30: So lange gilt eine Notfalllizenz, ohne Kulanz. Nie länger als die Lizenz des ausgefallenen Rechners.',
    en: '1 to 30: how long an emergency licence is valid, without grace. Never longer than the licence of the failed machine.',
  },
  'emergencyPolicy.perYear': { de: 'Je Firma in zwölf Monaten', en: 'Per company within twelve months' },
  'emergencyPolicy.perYearHint': {
    de: 'Alle Kundenprodukte der Firma von diesem Produkt zählen zusammen.',
    en: 'All the company’s customer products of this product count together.',
  },
  'emergencyPolicy.saved': {
    de: 'Die Regeln für Notfalllizenzen sind gespeichert.',
    en: 'The rules for emergency licences have been saved.',
  },
  'emergencyPolicy.delete': { de: 'Notfalllizenzen abschalten', en: 'Switch emergency licences off' },
  'emergencyPolicy.deleteTitle': { de: 'Notfalllizenzen abschalten?', en: 'Switch emergency licences off?' },
  'emergencyPolicy.deleteQuestion': {
    de: 'Kunden können danach keine Notfalllizenz mehr nehmen. Die schon genommenen laufen weiter.',
    en: 'Customers can then no longer take an emergency licence. Those already taken keep running.',
  },
  'emergencyPolicy.deleted': {
    de: 'Notfalllizenzen sind abgeschaltet.',
    en: 'Emergency licences have been switched off.',
  },
} as const
