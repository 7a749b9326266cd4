import type { ErrorTexts } from './shape.ts'

export const registrationErrors = {
  'registration.accept': {
    status: 400,
    de: 'Bitte bestätigen Sie das, bevor es weitergeht.',
    en: 'Please confirm this before you continue.',
  },
  'registration.challengeFailed': {
    status: 400,
    de: 'Die Sicherheitsprüfung ist abgelaufen oder nicht gültig. Bitte bestätigen Sie noch einmal, dass Sie kein Roboter sind.',
    en: 'The security check has expired or is invalid. Please confirm again that you are not a robot.',
  },
  'registration.challengeMissing': {
    status: 400,
    de: 'Bitte bestätigen Sie, dass Sie kein Roboter sind.',
    en: 'Please confirm that you are not a robot.',
  },
  'registration.challengeUsed': {
    status: 409,
    de: 'Diese Sicherheitsprüfung wurde schon verwendet. Bitte bestätigen Sie noch einmal, dass Sie kein Roboter sind.',
    en: 'This security check has already been used. Please confirm again that you are not a robot.',
  },
  'registration.claimDecided': {
    status: 409,
    de: 'Über diese Registrierung ist schon entschieden.',
    en: 'This registration has already been decided.',
  },
  'registration.claimNotFound': {
    status: 404,
    de: 'Diese Registrierung gibt es nicht.',
    en: 'This registration does not exist.',
  },
  'registration.contactTaken': {
    status: 409,
    de: 'Zu dieser Adresse gibt es schon einen Eintrag mit einem anderen Konto. Bitte wenden Sie sich an uns.',
    en: 'This address already has an entry with another account. Please contact us.',
  },
  'registration.invitationInvalid': {
    status: 410,
    de: 'Diese Einladung gilt nicht mehr. Sie wurde schon benutzt, ist älter als sieben Tage, oder die Adresse hat sich geändert. Bitten Sie um eine neue.',
    en: 'This invitation is no longer valid. It has been used, is more than seven days old, or the address has changed. Please ask for a new one.',
  },
  'registration.linkInvalid': {
    status: 410,
    de: 'Dieser Link gilt nicht mehr. Er wurde schon benutzt, durch einen neueren ersetzt oder ist älter als sieben Tage.',
    en: 'This link is no longer valid. It has been used, was replaced by a newer one or is more than seven days old.',
  },
  'registration.passwordNeeded': {
    status: 409,
    de: 'Mit dieser Adresse wurde mehr als einmal registriert. Bitte geben Sie das Passwort ein, das Sie dabei gewählt haben.',
    en: 'This address was registered more than once. Please enter the password you chose.',
  },
  'registration.passwordWrong': {
    status: 400,
    de: 'Mit diesem Passwort wurde die Adresse nicht registriert.',
    en: 'The address was not registered with this password.',
  },
  'registration.userExists': {
    status: 409,
    de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    en: 'There is already an account with this email address.',
  },
} as const satisfies ErrorTexts
