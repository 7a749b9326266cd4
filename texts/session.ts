/** Signing in and out, the first administrator, and one's own account. */
import { frameWords } from './frame-words.ts'

export const sessionTexts = {
  'session.title': frameWords.signIn,
  'session.context': { de: 'Kunden- und Lizenzportal von {vendor}', en: '{vendor} customer and licence portal' },
  'session.email': frameWords.emailAddress,
  'session.password': { de: 'Passwort', en: 'Password' },
  'session.submit': frameWords.signIn,
  'session.forgot': { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  'session.toCloud': { de: 'Zur Cloud-Anmeldung', en: 'Go to cloud sign-in' },
  'session.register': frameWords.register,
  'session.fillIn': {
    de: 'Bitte geben Sie E-Mail-Adresse und Passwort ein.',
    en: 'Please enter your email address and password.',
  },
  'session.lockedFor': {
    de: 'Noch {minutes} {minutes|Minute|Minuten}.',
    en: '{minutes} {minutes|minute|minutes} left.',
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
    en: 'Your session has expired. Your input is still here: sign in again to continue.',
  },
  'session.passwordOf': { de: 'Passwort von {email}', en: 'Password for {email}' },
  'session.otherWay': {
    de: 'Mit Firmenkonto oder Passkey anmelden (neuer Tab)',
    en: 'Sign in with company account or passkey (new tab)',
  },
  'session.leave': { de: 'Abmelden und Eingaben verwerfen', en: 'Sign out and discard input' },
} as const
