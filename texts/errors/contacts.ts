import type { ErrorTexts } from './shape.ts'

export const contactErrors = {
  'contacts.hasLicences': {
    status: 409,
    de: 'Für Produkte dieser Person wurden Lizenzen ausgestellt. Sie kann nicht gelöscht werden.',
    en: 'This person cannot be deleted: licences have been issued for their products.',
  },
  'contacts.addressInReview': {
    status: 409,
    de: 'Die E-Mail-Adresse dieses Kontakts wird noch geprüft. Bis dahin geht keine E-Mail an sie.',
    en: 'This contact’s email address is still under review. No emails are sent to it until then.',
  },
  'contacts.alreadyConfirmed': {
    status: 409,
    de: 'Dieser Kontakt hat schon ein bestätigtes Konto.',
    en: 'This contact already has a confirmed account.',
  },
  'contacts.companyNotFound': {
    status: 404,
    de: 'Die Firma dieses Kontakts gibt es nicht.',
    en: 'This contact’s company does not exist.',
  },
  'contacts.emailOfAccount': {
    status: 409,
    de: 'Zu diesem Kontakt gehört ein Konto. Die Adresse ändert nur die Person selbst unter „Mein Konto“.',
    en: 'This contact has an account. Only they can change the address, under “My account”.',
  },
  'contacts.emailTaken': {
    status: 409,
    de: 'Es gibt bereits einen Kontakt mit der E-Mail-Adresse {email}.',
    en: 'There is already a contact with the email address {email}.',
  },
  'contacts.errorSaveRole': {
    status: 409,
    de: 'Die Rolle konnte nicht gespeichert werden: Das Konto oder die Rolle gibt es nicht mehr.',
    en: 'The role could not be saved: the account or the role no longer exists.',
  },
  'contacts.invitedTooMany': {
    status: 429,
    de: 'Ihre Firma hat heute schon {limit} Einladungen verschickt, mehr sind an einem Tag nicht möglich. Bitte machen Sie morgen weiter oder wenden Sie sich an uns.',
    en: 'Your company has already sent {limit} invitations today, which is the daily limit. Please continue tomorrow, or contact us.',
  },
  'contacts.invitedTooOften': {
    status: 429,
    de: 'An diese Adresse gingen in der letzten Stunde schon {limit} Einladungen. Bitte warten Sie etwas.',
    en: 'This address has already been sent {limit} invitations within the last hour. Please wait a while.',
  },
  'contacts.mainContactLimit': {
    status: 400,
    de: 'Höchstens {limit} {limit|Hauptansprechpartner ist|Hauptansprechpartner sind} möglich.',
    en: 'At most {limit} main {limit|contact is|contacts are} possible.',
  },
  'contacts.notFound': { status: 404, de: 'Diesen Kontakt gibt es nicht.', en: 'This contact does not exist.' },
  'contacts.notInvited': {
    status: 409,
    de: 'Zu diesem Kontakt gibt es keine Einladung.',
    en: 'There is no invitation for this contact.',
  },
  'contacts.ownContact': {
    status: 409,
    de: 'Ihren eigenen Kontakt können Sie nicht löschen.',
    en: 'You cannot delete your own contact.',
  },
} as const satisfies ErrorTexts
