/** Words of the page about one's own account. */
import { words } from './words.ts'

export const accountPageTexts = {
  'account.title': words.myAccount,
  'account.context': { de: 'Profil, Anmeldung, Einstellungen und Daten', en: 'Profile, sign-in, preferences and data' },
  'account.preferences': { de: 'Einstellungen', en: 'Preferences' },
  'account.preferencesHint': {
    de: 'Sprache und Darstellung werden mit Ihrem Konto gespeichert und gelten auf allen Geräten.',
    en: 'Language and theme are kept with your account and apply on all devices.',
  },
  'account.language': words.language,
  'account.theme': { de: 'Darstellung', en: 'Theme' },
  'account.themeLight': { de: 'Hell', en: 'Light' },
  'account.themeDark': { de: 'Dunkel', en: 'Dark' },
} as const
