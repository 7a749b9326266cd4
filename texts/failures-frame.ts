/** The failures told to those who are not signed in yet: there before anything else is loaded. */
export const frameFailures = {
  mailFactorCode: { de: 'Der Code konnte nicht erneut gesendet werden.', en: 'The code could not be sent again.' },
  setNewPassword: { de: 'Das neue Passwort konnte nicht gesetzt werden.', en: 'The new password could not be set.' },
  unlockAccount: { de: 'Das Konto konnte nicht entsperrt werden.', en: 'The account could not be unlocked.' },
} as const
