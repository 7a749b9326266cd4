/** How every letter begins and ends. */
export const mailFrameTexts = {
  'mail.greeting': { de: 'Guten Tag,', en: 'Hello,' },
  'mail.greetingByName': { de: 'Guten Tag {name},', en: 'Dear {name},' },
  'mail.closing': { de: 'Mit freundlichen Grüßen\n{vendor}', en: 'Kind regards\n{vendor}' },
} as const

/** What stands below every letter: why it came, and where the imprint and the contact are. */
export const mailFootTexts = {
  'mailFoot.why': { de: 'Warum Sie diese E-Mail bekommen:', en: 'Why you received this email:' },
  'mailFoot.staff': {
    de: 'Ihre Adresse ist im Kundenportal für Meldungen an das Lizenzteam eingetragen.',
    en: 'Your address is registered in the customer portal for messages to the licence team.',
  },
  'mailFoot.imprint': { de: 'Impressum', en: 'Imprint' },
  'mailFoot.contact': { de: 'Kontakt', en: 'Contact' },
} as const
