/** Signing in and out, the first administrator, and one's own account. */
import { words } from './words.ts'

export const sessionTexts = {
  'session.title': words.signIn,
  'session.context': { de: 'Kunden- und Lizenzportal von {vendor}', en: '{vendor} customer and licence portal' },
  'session.email': words.emailAddress,
  'session.password': { de: 'Passwort', en: 'Password' },
  'session.submit': words.signIn,
  'session.forgot': { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  'session.toCloud': { de: 'Zur Cloud-Anmeldung', en: 'To the cloud sign-in' },
  'session.register': words.register,
  'session.fillIn': {
    de: 'Bitte geben Sie E-Mail-Adresse und Passwort ein.',
    en: 'Please enter your e-mail address and password.',
  },
  'session.notVerified': {
    de: 'Die Anmeldung konnte in diesem Browser nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    en: 'The sign-in could not be verified in this browser. Please try again.',
  },
  'session.insecure': {
    de: 'Diese Adresse ist unverschlüsselt. Das Portal braucht https:// (oder localhost), um die Anmeldung zu prüfen.',
    en: 'This address is not encrypted. The portal needs https:// (or localhost) to verify the sign-in.',
  },
  'session.signedInAs': { de: 'Sie sind angemeldet als {email}.', en: 'You are signed in as {email}.' },
  'session.goOn': { de: 'Als {name} weiterarbeiten', en: 'Continue as {name}' },
  'session.change': { de: 'Mit anderem Konto anmelden', en: 'Use another account' },
  'session.expiredTitle': { de: 'Bitte bestätigen Sie Ihr Passwort', en: 'Please confirm your password' },
  'session.expiredText': {
    de: 'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da: Melden Sie sich wieder an, und es geht hier weiter.',
    en: 'Your session has expired. Nothing you entered is lost: sign in again and carry on here.',
  },
  'session.passwordOf': { de: 'Passwort von {email}', en: 'Password of {email}' },
  'session.otherWay': {
    de: 'Mit Firmenkonto oder Passkey anmelden (neuer Tab)',
    en: 'Sign in with company account or passkey (new tab)',
  },
  'session.leave': { de: 'Abmelden und Eingaben verwerfen', en: 'Sign out and discard input' },
  'session.setupTitle': { de: 'Portal einrichten', en: 'Set up the portal' },
  'session.setupContext': {
    de: 'Legen Sie das erste Administratorkonto an. Der Link gilt nur einmal.',
    en: 'Create the first administrator account. The link works only once.',
  },
  'session.setupAgainTitle': { de: 'Administratorkonto öffnen', en: 'Open an administrator account' },
  'session.setupAgainContext': {
    de: 'Das Konto dieser Adresse bekommt das Passwort und die Rolle Administrator. Gab es das Konto schon, werden seine zweiten Faktoren entfernt, und es wird überall abgemeldet. Der Link gilt nur einmal.',
    en: 'The account of this address is given the password and the role Administrator. If it existed before, its second factors are removed, and it is signed out everywhere. The link works only once.',
  },
  'session.setupAgainSubmit': { de: 'Konto öffnen', en: 'Open account' },
  'session.setupAgainDone': {
    de: 'Das Konto ist offen. Sie können sich jetzt anmelden.',
    en: 'The account is open. You can sign in now.',
  },
  'session.setupMissing': {
    de: 'In der Adresse fehlt der Einrichtungscode. Öffnen Sie bitte den vollständigen Link aus der Startmeldung des Servers.',
    en: 'The address has no set-up code. Please open the complete link from the server’s start message.',
  },
  'session.setupSubmit': { de: 'Konto anlegen', en: 'Create account' },
  'session.setupDone': {
    de: 'Das Konto ist angelegt. Sie können sich jetzt anmelden.',
    en: 'The account has been created. You can sign in now.',
  },
  'session.passwordRule': {
    de: 'Mindestens 8 Zeichen mit Ziffer, Klein- und Großbuchstaben und einem Sonderzeichen.',
    en: 'At least 8 characters with a digit, a lowercase and an uppercase letter and a special character.',
  },
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
