/** The mail that warns staff of a certificate that ends. */
export const ssoMailTexts = {
  'ssoMail.foot': {
    de: 'Diese Adresse ist als die der Mitarbeiter hinterlegt; ablaufende Zertifikate von Firmenanmeldungen werden dorthin gemeldet.',
    en: 'This address is on file as that of the staff, who are told about ending certificates of company sign-ons.',
  },
  'ssoMail.subject': {
    de: '{company}: Zertifikat der Firmenanmeldung endet am {day}',
    en: '{company}: certificate of the company sign-on ends on {day}',
  },
  'ssoMail.text': {
    de: 'das letzte Zertifikat, mit dem der Anbieter „{provider}“ für {company} unterschreibt, endet am {day}.',
    en: 'The last certificate with which the provider “{provider}” signs for {company} ends on {day}.',
  },
  'ssoMail.toDo': {
    de: 'Fragen Sie die IT der Firma nach dem neuen und fügen Sie es neben dem alten ein. Wechselt der Anbieter, ohne dass es hier steht, kann sich dort niemand mehr mit dem Firmenkonto anmelden.',
    en: 'Ask the company’s IT for the new one and add it beside the old one. If the provider changes without it being here, nobody there can sign in with the company account any more.',
  },
  'ssoMail.link': { de: 'Zur Firma', en: 'To the company' },
} as const
