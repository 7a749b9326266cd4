export const licenceMenuTexts = {
  'shell.verify': { de: 'Lizenz prüfen', en: 'Verify licence' },
  'finder.readRequest': { de: 'Lizenzanfrage (.id) einlesen', en: 'Read a licence request (.id)' },
  'finder.verify': { de: 'Lizenz prüfen', en: 'Verify a licence' },
} as const
