/** What a sign-in is refused with, to the letter. */
export const signInWords = {
  'session.unknownName': 'unknown username',
  'session.wrongPassword': 'wrong password',
  'session.passwordWrong': 'wrong password',
  'session.lastAttempt': 'attemps left',
  'session.locked': 'user locked out',
  'session.notConfirmed': 'email is not confirmed',
  'session.disabled': 'user disabled',
  'session.errorTfa': 'error tfa',
  'session.factorGone': 'error tfa',
  'session.factorLocked': 'error tfa',
  'request.invalid': 'The request is invalid.',
} as const
