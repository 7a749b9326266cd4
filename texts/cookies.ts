/** The dialog about cookies. What it says is what people consent to: changed words need a new cookieTextVersion. */
import { words } from './words.ts'

export const cookiesTexts = {
  'cookies.title': { de: 'Cookies', en: 'Cookies' },
  'cookies.ask': {
    de: 'Notwendige Cookies halten Ihre Anmeldung und Ihre Einstellungen. Mit Ihrer Einwilligung zählen wir außerdem, welche Seiten wie oft besucht werden, um das Portal zu verbessern. Sie können sie jederzeit über „Cookies“ am Ende jeder Seite widerrufen.',
    en: 'Essential cookies keep you signed in and remember your settings. With your consent we also count which pages are visited how often, to improve the portal. You can withdraw it at any time via “Cookies” at the end of every page.',
  },
  'cookies.essentialOnly': {
    de: 'Dieses Portal verwendet nur notwendige Cookies. Dafür ist keine Einwilligung nötig.',
    en: 'This portal uses essential cookies only. They need no consent.',
  },
  'cookies.accept': { de: 'Annehmen', en: 'Accept' },
  'cookies.decline': words.decline,
  'cookies.settings': { de: 'Einstellungen', en: 'Settings' },
  'cookies.save': { de: 'Auswahl speichern', en: 'Save selection' },
  'cookies.essential': { de: 'Notwendig', en: 'Essential' },
  'cookies.essentialText': {
    de: 'Immer an: Anmeldung, Sprache, Darstellung und diese Auswahl.',
    en: 'Always on: sign-in, language, theme and this choice.',
  },
  'cookies.stats': { de: 'Statistik', en: 'Statistics' },
  'cookies.statsText': {
    de: 'Besuchte Seiten ohne Namen, Nummern oder Suchwörter, gezählt mit Matomo. Cookies: _pk_id und _pk_ses, höchstens 13 Monate.',
    en: 'Pages visited, without names, numbers or search terms, counted with Matomo. Cookies: _pk_id and _pk_ses, 13 months at most.',
  },
  'cookies.privacy': { de: 'Datenschutz', en: 'Privacy' },
} as const
