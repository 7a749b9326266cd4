/** The profile page, personal data and what is written about them. */
export const profileMailTexts = {
  'profile.mail.greeting': { de: 'Guten Tag,', en: 'Hello,' },
  'profile.mail.greetingName': { de: 'Guten Tag {name},', en: 'Dear {name},' },
  'profile.mail.closing': { de: 'Mit freundlichen Grüßen\n{vendor}', en: 'Kind regards\n{vendor}' },
  'profile.mail.erased.subject': { de: 'Ihr Konto ist gelöscht', en: 'Your account has been deleted' },
  'profile.mail.erased.text': {
    de: 'wie gewünscht haben wir Ihr Konto und Ihr Profil gelöscht. Name, Anschrift, Profilbild, Anmeldungen und der Inhalt unserer Nachrichten an Sie sind nicht mehr gespeichert.',
    en: 'as you asked, we have deleted your account and your profile. Name, address, profile picture, sign-ins and what we wrote to you are no longer stored.',
  },
  'profile.mail.erased.kept': {
    de: 'Bestellungen und Rechnungen bewahren wir auf, solange das Gesetz es verlangt. Dies ist unsere letzte Nachricht an Sie.',
    en: 'Orders and invoices are kept for as long as the law requires. This is our last message to you.',
  },
}
