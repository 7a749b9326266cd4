import type { ErrorTexts } from './shape.ts'

export const accountErrors = {
  'accounts.userNotFound': {
    status: 404,
    de: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    en: 'There is no account with this email address.',
  },
  'accounts.errorUnlockAccount': {
    status: 410,
    de: 'Das Konto konnte nicht entsperrt werden: Der Link ist ungültig, abgelaufen oder schon benutzt.',
    en: 'The account could not be unlocked: the link is invalid, expired or already used.',
  },
  'accounts.linkInvalid': {
    status: 410,
    de: 'Dieser Link ist ungültig, abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen an.',
    en: 'This link is invalid, expired or already used. Please request a new one.',
  },
  'password.common': {
    status: 422,
    de: 'Dieses Passwort ist sehr verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.',
    en: 'This password is widely used and easy to guess. Please choose another one.',
  },
  'password.newAndOldPasswordAreSame': {
    status: 422,
    de: 'Das neue Passwort muss sich vom alten unterscheiden.',
    en: 'The new password must be different from the old one.',
  },
  'password.oldPasswordNotCorrect': {
    status: 422,
    de: 'Das alte Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The old password is incorrect. Attempts left: {attempts}.',
  },
  'password.setPasswordRule': {
    status: 400,
    de: 'Das Passwort braucht mindestens 8 Zeichen mit Ziffer, Klein- und Großbuchstaben und einem Sonderzeichen.',
    en: 'The password needs at least 8 characters, including a digit, a lowercase letter, an uppercase letter and a special character.',
  },
  'password.setPasswordRuleInvalidChars': {
    status: 400,
    de: 'Diese Zeichen sind im Passwort nicht möglich: {characters}',
    en: 'These characters are not allowed in a password: {characters}',
  },
  'security.emailSame': {
    status: 422,
    de: 'Das ist bereits Ihre E-Mail-Adresse.',
    en: 'This is already your email address.',
  },
  'security.factorNeeded': {
    status: 409,
    de: 'Ihre Rolle verlangt einen zweiten Faktor. Richten Sie zuerst einen anderen ein.',
    en: 'Your role requires a second factor. Set up another one first.',
  },
  'security.noFactor': {
    status: 409,
    de: 'Wiederherstellungscodes gibt es nur zusammen mit einem zweiten Faktor.',
    en: 'Recovery codes are only available with a second factor.',
  },
  'security.passkeyInvalid': {
    status: 422,
    de: 'Der Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    en: 'The passkey could not be verified. Please try again.',
  },
  'security.passkeyLimit': {
    status: 409,
    de: 'Mehr als {limit} Passkeys sind nicht möglich.',
    en: 'No more than {limit} passkeys are possible.',
  },
  'security.passkeyNotFound': { status: 404, de: 'Diesen Passkey gibt es nicht.', en: 'This passkey does not exist.' },
  'security.passkeySetBack': {
    status: 422,
    de: 'Dieser Passkey zählt seine Anmeldungen falsch: So antwortet auch eine Kopie. Bitte bestätigen Sie mit Ihrem Passwort, entfernen Sie ihn in Ihrem Profil unter „Sicherheit“ und richten Sie ihn neu ein.',
    en: 'This passkey counts its sign-ins incorrectly, as a copy would. Please confirm with your password, remove it under “Security” in your profile and set it up again.',
  },
  'security.passkeyTaken': {
    status: 409,
    de: 'Dieser Passkey ist schon eingerichtet.',
    en: 'This passkey is already set up.',
  },
  'security.totpNotStarted': {
    status: 409,
    de: 'Die Einrichtung der Authenticator-App wurde nicht begonnen. Bitte beginnen Sie von vorn.',
    en: 'The setup of the authenticator app was not started. Please start over.',
  },
  'security.totpWrong': {
    status: 422,
    de: 'Der Code ist nicht richtig. Prüfen Sie bitte, ob die Uhr Ihres Geräts stimmt, und geben Sie den neuesten Code ein.',
    en: 'The code is incorrect. Please check that your device’s clock is right and enter the latest code.',
  },
  'session.confirmFirst': {
    status: 403,
    de: 'Bitte bestätigen Sie zuerst mit Ihrem Passwort oder einem Passkey, dass Sie es sind.',
    en: 'Please confirm your identity first, with your password or a passkey.',
  },
  'session.confirmationWrong': {
    status: 422,
    de: 'Das Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The password is incorrect. Attempts left: {attempts}.',
  },
  'session.disabled': {
    status: 403,
    de: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an uns.',
    en: 'This account is blocked. Please contact us.',
  },
  'session.errorResendMail': {
    status: 429,
    de: 'Die E-Mail konnte nicht noch einmal gesendet werden. Zwischen zwei E-Mails müssen 30 Sekunden liegen; je Anmeldung sind fünf möglich.',
    en: 'The email could not be resent. You can resend it every 30 seconds, up to five times per sign-in.',
  },
  'session.errorTfa': {
    status: 401,
    de: 'Der Code ist nicht richtig. Bitte melden Sie sich noch einmal an.',
    en: 'The code is incorrect. Please sign in again.',
  },
  'session.expired': {
    status: 401,
    de: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    en: 'Your session has expired. Please sign in again.',
  },
  'session.factorRequired': {
    status: 403,
    de: 'Ihre Rolle verlangt einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.',
    en: 'Your role requires a second factor. Please set it up first.',
  },
  'session.factorGone': {
    status: 401,
    de: 'Diese Anmeldung ist abgelaufen oder schon abgeschlossen. Bitte melden Sie sich noch einmal an.',
    en: 'This sign-in has expired or is already complete. Please sign in again.',
  },
  'session.factorLocked': {
    status: 423,
    de: 'Nach zu vielen falschen Codes ist die Anmeldung mit zweitem Faktor für 10 Minuten gesperrt.',
    en: 'After too many wrong codes, sign-in with a second factor is locked for 10 minutes.',
  },
  'session.lastAttempt': {
    status: 401,
    de: 'Die Anmeldung ist nicht gelungen. Noch ein falscher Versuch sperrt sie für 15 Minuten.',
    en: 'Sign-in failed. One more failed attempt locks sign-in for 15 minutes.',
  },
  'session.locked': {
    status: 423,
    de: 'Nach zu vielen falschen Passwörtern ist die Anmeldung für 15 Minuten gesperrt. Gehört die Adresse zu einem Konto, liegt in dessen Postfach ein Link zum Entsperren.',
    en: 'After too many wrong passwords, sign-in is locked for 15 minutes. If the address belongs to an account, we have emailed it a link to unlock it.',
  },
  'session.notConfirmed': {
    status: 403,
    de: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
    en: 'Your email address is not confirmed yet. Please open the link in the email we sent you.',
  },
  'session.passkeyRefused': {
    status: 401,
    de: 'Mit diesem Passkey ist keine Anmeldung möglich.',
    en: 'You cannot sign in with this passkey.',
  },
  'session.passkeySetBack': {
    status: 401,
    de: 'Dieser Passkey zählt seine Anmeldungen falsch: So antwortet auch eine Kopie. Bitte melden Sie sich anders an, entfernen Sie ihn in Ihrem Profil unter „Sicherheit“ und richten Sie ihn neu ein.',
    en: 'This passkey counts its sign-ins incorrectly, as a copy would. Please sign in another way, remove it under “Security” in your profile and set it up again.',
  },
  'session.passwordWrong': {
    status: 401,
    de: 'Das Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The password is incorrect. Attempts left: {attempts}.',
  },
  'session.required': { status: 401, de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  'session.unknownName': {
    status: 401,
    de: 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    en: 'There is no account with this email address.',
  },
  'session.wrongPassword': {
    status: 401,
    de: 'E-Mail-Adresse oder Passwort ist nicht richtig. Verbleibende Versuche: {attempts}.',
    en: 'The email address or password is incorrect. Attempts left: {attempts}.',
  },
  'sessions.notFound': { status: 404, de: 'Diese Sitzung gibt es nicht mehr.', en: 'This session no longer exists.' },
  'setup.linkInvalid': {
    status: 410,
    de: 'Dieser Einrichtungslink ist ungültig oder abgelaufen.',
    en: 'This setup link is invalid or has expired.',
  },
  'setup.passwordRule': {
    status: 400,
    de: 'Das Passwort braucht mindestens 8 Zeichen mit Ziffer, Klein- und Großbuchstaben und einem Sonderzeichen.',
    en: 'The password needs at least 8 characters, including a digit, a lowercase letter, an uppercase letter and a special character.',
  },
} as const satisfies ErrorTexts
