/** Words of the page about one's own account. */
import { words } from './words.ts'

export const accountPageTexts = {
  'account.title': words.myAccount,
  'account.context': { de: 'Profil, Anmeldung, Einstellungen und Daten', en: 'Profile, sign-in, preferences and data' },
  'account.tabs': { de: 'Bereiche Ihres Kontos', en: 'Parts of your account' },
  'account.tab.profile': { de: 'Profil', en: 'Profile' },
  'account.tab.security': { de: 'Anmeldung und Sicherheit', en: 'Sign-in and security' },
  'account.tab.devices': { de: 'Geräte', en: 'Devices' },
  'account.tab.preferences': { de: 'Einstellungen', en: 'Preferences' },
  'account.tab.data': { de: 'Daten', en: 'Data' },
  'account.password': { de: 'Passwort', en: 'Password' },
  'account.passwordHint': {
    de: 'Nach einer Änderung werden Ihre anderen Geräte abgemeldet.',
    en: 'Your other devices are signed out after a change.',
  },
  'account.changePassword': { de: 'Passwort ändern', en: 'Change password' },
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
