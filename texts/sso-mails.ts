/** The mail that warns staff of a certificate that ends. */
export const ssoMailTexts = {
  'ssoMail.foot': {
    de: 'Diese Adresse ist als die der Mitarbeiter hinterlegt; ablaufende Zertifikate von Firmenanmeldungen werden dorthin gemeldet.',
    en: 'This address is registered for staff messages about expiring certificates of company sign-ins.',
  },
  'ssoMail.subject': {
    de: '{company}: Zertifikat der Firmenanmeldung endet am {day}',
    en: '{company}: company sign-in certificate expires on {day}',
  },
  'ssoMail.text': {
    de: 'das letzte Zertifikat, mit dem der Anbieter „{provider}“ für {company} signiert, endet am {day}.',
    en: 'The last certificate with which the provider “{provider}” signs for {company} expires on {day}.',
  },
  'ssoMail.toDo': {
    de: 'Fragen Sie die IT der Firma nach dem neuen und fügen Sie es neben dem alten ein. Wechselt der Anbieter, ohne dass es hier steht, kann sich dort niemand mehr mit dem Firmenkonto anmelden.',
    en: 'Ask the company’s IT team for the new certificate and add it next to the old one. If the provider switches before it has been added here, no one there can sign in with their company account.',
  },
  'ssoMail.link': { de: 'Zur Firma', en: 'Go to company' },
} as const
