/** Words of the page where the first administrator gets an account, and of every new password. */
export const setupTexts = {
  'session.setupTitle': { de: 'Portal einrichten', en: 'Set up the portal' },
  'session.setupContext': {
    de: 'Legen Sie das erste Administratorkonto an. Der Link gilt nur einmal.',
    en: 'Create the first administrator account. The link works only once.',
  },
  'session.setupAgainTitle': { de: 'Administratorkonto öffnen', en: 'Open administrator account' },
  'session.setupAgainContext': {
    de: 'Das Konto dieser Adresse bekommt das Passwort und die Rolle Administrator. Gab es das Konto schon, werden seine zweiten Faktoren entfernt, und es wird überall abgemeldet. Der Link gilt nur einmal.',
    en: 'The account with this address is given the password and the Administrator role. If it already existed, its second factors are removed and it is signed out everywhere. The link works only once.',
  },
  'session.setupAgainSubmit': { de: 'Konto öffnen', en: 'Open account' },
  'session.setupAgainDone': {
    de: 'Das Konto ist offen. Sie können sich jetzt anmelden.',
    en: 'The account is open. You can sign in now.',
  },
  'session.setupMissing': {
    de: 'In der Adresse fehlt der Einrichtungscode. Öffnen Sie bitte den vollständigen Link aus der Startmeldung des Servers.',
    en: 'The address has no setup code. Please open the full link from the server’s startup message.',
  },
  'session.setupSubmit': { de: 'Konto anlegen', en: 'Create account' },
  'session.setupDone': {
    de: 'Das Konto ist angelegt. Sie können sich jetzt anmelden.',
    en: 'The account has been created. You can sign in now.',
  },
  'session.passwordRule': {
    de: 'Mindestens 8 Zeichen mit Ziffer, Klein- und Großbuchstaben und einem Sonderzeichen.',
    en: 'At least 8 characters, including a digit, a lowercase letter, an uppercase letter and a special character.',
  },
} as const
