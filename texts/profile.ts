/** The profile page, personal data and what is written about them. */
export const profileTexts = {
  'profile.section': { de: 'Profil', en: 'Profile' },
  'profile.customerNumber': { de: 'Kundennummer', en: 'Customer number' },
  'profile.company': { de: 'Firma', en: 'Company' },
  'profile.email': { de: 'E-Mail-Adresse', en: 'E-mail address' },
  'profile.salutation': { de: 'Anrede', en: 'Salutation' },
  'profile.salutation.Herr': { de: 'Herr', en: 'Mr.' },
  'profile.salutation.Frau': { de: 'Frau', en: 'Ms.' },
  'profile.salutation.NoSalutation': { de: 'Keine Anrede', en: 'No salutation' },
  'profile.firstName': { de: 'Vorname', en: 'First name' },
  'profile.lastName': { de: 'Nachname', en: 'Last name' },
  'profile.street': { de: 'Straße', en: 'Street' },
  'profile.houseNumber': { de: 'Hausnummer', en: 'House number' },
  'profile.zipCode': { de: 'PLZ', en: 'Postcode' },
  'profile.city': { de: 'Ort', en: 'City' },
  'profile.country': { de: 'Land', en: 'Country' },
  'profile.saved': { de: 'Ihr Profil ist gespeichert.', en: 'Your profile has been saved.' },

  'profile.avatar': { de: 'Profilbild', en: 'Profile picture' },
  'profile.avatarChoose': { de: 'Bild wählen', en: 'Choose picture' },
  'profile.avatarChange': { de: 'Bild ändern', en: 'Change picture' },
  'profile.avatarRemove': { de: 'Bild entfernen', en: 'Remove picture' },
  'profile.avatarRemoveQuestion': {
    de: 'Möchten Sie Ihr Profilbild entfernen?',
    en: 'Do you want to remove your profile picture?',
  },
  'profile.avatarFile': { de: 'Bild (PNG, JPEG oder WebP)', en: 'Picture (PNG, JPEG or WebP)' },
  'profile.avatarUnreadable': {
    de: '„{name}“ lässt sich nicht als Bild lesen. Bitte wählen Sie ein PNG, JPEG oder WebP.',
    en: '“{name}” cannot be read as a picture. Please choose a PNG, JPEG or WebP file.',
  },
  'profile.avatarCrop': {
    de: 'Ausschnitt: mit der Maus oder den Pfeiltasten verschieben, mit Plus und Minus vergrößern und verkleinern',
    en: 'Crop: move with the mouse or the arrow keys, zoom with plus and minus',
  },
  'profile.avatarHint': {
    de: 'Verschieben Sie den Ausschnitt mit der Maus, den Pfeiltasten oder den Schaltflächen.',
    en: 'Move the crop with the mouse, the arrow keys or the buttons.',
  },
  'profile.avatarZoom': { de: 'Vergrößerung', en: 'Zoom' },
  'profile.avatarZoomIn': { de: 'Vergrößern', en: 'Zoom in' },
  'profile.avatarZoomOut': { de: 'Verkleinern', en: 'Zoom out' },
  'profile.avatarLeft': { de: 'Ausschnitt nach links', en: 'Move crop left' },
  'profile.avatarRight': { de: 'Ausschnitt nach rechts', en: 'Move crop right' },
  'profile.avatarUp': { de: 'Ausschnitt nach oben', en: 'Move crop up' },
  'profile.avatarDown': { de: 'Ausschnitt nach unten', en: 'Move crop down' },
  'profile.avatarUse': { de: 'Bild übernehmen', en: 'Use picture' },
  'profile.avatarOther': { de: 'Anderes Bild', en: 'Another picture' },
  'profile.avatarSaved': { de: 'Ihr Profilbild ist gespeichert.', en: 'Your profile picture has been saved.' },
  'profile.avatarRemoved': { de: 'Ihr Profilbild ist entfernt.', en: 'Your profile picture has been removed.' },

  'profile.myData': { de: 'Meine Daten', en: 'My data' },
  'profile.exportText': {
    de: 'Alles, was über Sie gespeichert ist, als Datei: Profil, Anmeldungen, Produkte, Nachrichten und Protokoll.',
    en: 'Everything stored about you, as a file: profile, sign-ins, products, messages and log.',
  },
  'profile.export': { de: 'Daten herunterladen', en: 'Download data' },
  'profile.eraseText': {
    de: 'Löscht Ihr Konto und Ihr Profil. Bestellungen und Rechnungen bleiben erhalten, solange das Gesetz es verlangt.',
    en: 'Deletes your account and your profile. Orders and invoices are kept for as long as the law requires.',
  },
  'profile.erase': { de: 'Konto löschen', en: 'Delete account' },
  'profile.eraseQuestion': {
    de: 'Sie werden sofort überall abgemeldet und können sich nicht mehr anmelden. Ihr Profil wird gelöscht; das lässt sich nicht rückgängig machen. Zur Bestätigung senden wir eine E-Mail an {email}.',
    en: 'You will be signed out everywhere at once and will not be able to sign in again. Your profile will be deleted; this cannot be undone. We will confirm it by e-mail to {email}.',
  },
  'profile.eraseConfirm': { de: 'Endgültig löschen', en: 'Delete for good' },
  'profile.erased': {
    de: 'Ihr Konto wird gelöscht. Eine E-Mail bestätigt es Ihnen.',
    en: 'Your account is being deleted. An e-mail will confirm it.',
  },
} as const

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
