/** Of the words of every page, those the sign-in page brings along. */
export const frameUiTexts = {
  'ui.productMissing': {
    de: 'In dieser Adresse fehlt das Produkt. Öffnen Sie eine Firma und dort das Produkt: Seine Übersicht führt zu den Konfigurationen.',
    en: 'This address names no product. Open a company and then the product: its overview leads to the configurations.',
  },
  'ui.gone': { de: 'Nicht gefunden', en: 'Not found' },
  'ui.unread': { de: 'Nicht geladen', en: 'Not loaded' },
  'ui.notRefreshed': {
    de: 'Die Seite konnte nicht aktualisiert werden und zeigt, was zuletzt gelesen wurde.',
    en: 'The page could not be refreshed and shows what was last read.',
  },
  'ui.loading': { de: 'Wird geladen …', en: 'Loading …' },
  'ui.retry': { de: 'Erneut versuchen', en: 'Try again' },
  'ui.networkError': { de: 'Netzwerkfehler', en: 'Network error' },
  'ui.error': { de: 'Fehler', en: 'Error' },
  'ui.help': { de: 'So geht es', en: 'How it works' },
  'ui.close': { de: 'Schließen', en: 'Close' },
  'ui.problem.email': {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    en: 'Please enter a valid email address, for example name@company.com.',
  },
  'ui.problem.tooShort': { de: 'Mindestens {count} Zeichen.', en: 'At least {count} characters.' },
  'ui.showPassword': { de: 'Passwort anzeigen', en: 'Show password' },
  'ui.breadcrumbs': { de: 'Sie sind hier', en: 'You are here' },
} as const
