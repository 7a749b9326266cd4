/** The profile page, personal data and what is written about them. */
import { words } from './words.ts'

export const profileTexts = {
  'profile.section': { de: 'Profil', en: 'Profile' },
  'profile.customerNumber': words.customerNumber,
  'profile.company': words.company,
  'profile.email': words.emailAddress,
  'profile.salutation': words.salutation,
  'profile.salutation.Herr': words.mr,
  'profile.salutation.Frau': words.ms,
  'profile.salutation.NoSalutation': words.noSalutation,
  'profile.firstName': words.firstName,
  'profile.lastName': words.lastName,
  'profile.street': words.street,
  'profile.houseNumber': words.houseNumber,
  'profile.zipCode': { de: 'PLZ', en: 'Postcode' },
  'profile.city': words.city,
  'profile.country': words.country,
  'profile.notSaved': { de: 'Ihr Profil wurde nicht gespeichert.', en: 'Your profile was not saved.' },
  'profile.saved': { de: 'Ihr Profil ist gespeichert.', en: 'Your profile has been saved.' },

  'profile.avatar': { de: 'Profilbild', en: 'Profile picture' },
  'profile.avatarChoose': { de: 'Bild wählen', en: 'Choose picture' },
  'profile.avatarChange': { de: 'Bild ändern', en: 'Change picture' },
  'profile.avatarRemove': { de: 'Bild entfernen', en: 'Remove picture' },
  'profile.avatarRemoveQuestion': {
    de: 'Möchten Sie Ihr Profilbild entfernen?',
    en: 'Remove your profile picture?',
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

  'profile.consents': { de: 'Einwilligungen', en: 'Consents' },
  'profile.consentsHint': {
    de: 'Sie können jede Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen.',
    en: 'You can withdraw each consent at any time with effect for the future.',
  },
  'profile.consent.newsletter': { de: 'Newsletter per E-Mail', en: 'Newsletter by email' },
  'profile.consent.newsletterHint': {
    de: 'Neues zu Produkten und Schulungen, höchstens einmal im Monat',
    en: 'News about products and training, once a month at most',
  },
  'profile.consent.email': { de: 'Neuigkeiten zu meinen Produkten per E-Mail', en: 'News about my products by email' },
  'profile.consent.emailHint': {
    de: 'Etwa neue Versionen oder Lizenzen, die bald ablaufen',
    en: 'Such as new versions, or licences that are about to expire',
  },
  'profile.consent.downloadReturn': {
    de: 'Sofortige Bereitstellung von Lizenzdateien',
    en: 'Immediate delivery of licence files',
  },
  'profile.consent.downloadReturnHint': {
    de: 'Mit der Lizenzdatei erlischt das Widerrufsrecht. Die Zustimmung gilt für je einen Kauf; wir fragen danach, bevor Sie die Lizenz ausstellen.',
    en: 'The right of withdrawal lapses with the licence file. The consent covers one purchase each; we ask for it before you generate the licence.',
  },
  'profile.consent.none': { de: 'Nicht erteilt', en: 'Not given' },
  'profile.consent.requested': {
    de: 'Angefragt am {at}; bitte öffnen Sie den Link in der E-Mail',
    en: 'Requested on {at}; please open the link in the email',
  },
  'profile.consent.given': { de: 'Erteilt am {at} (Textversion {version})', en: 'Given on {at} (version {version})' },
  'profile.consent.withdrawn': { de: 'Widerrufen am {at}', en: 'Withdrawn on {at}' },
  'profile.consentMailed': {
    de: 'An {email} ist eine E-Mail unterwegs. Der Newsletter beginnt, sobald Sie den Link darin öffnen.',
    en: 'An email is on its way to {email}. The newsletter starts once you open its link.',
  },
  'profile.consentGiven': { de: 'Ihre Einwilligung ist gespeichert.', en: 'Your consent has been saved.' },
  'profile.consentWithdrawn': { de: 'Ihre Einwilligung ist widerrufen.', en: 'Your consent has been withdrawn.' },
  'profile.confirmConsent': { de: 'Newsletter bestätigen', en: 'Confirm newsletter' },
  'profile.confirmConsentWhat': {
    de: 'Mit diesem Schritt bestätigen Sie, dass Sie unseren Newsletter erhalten möchten. Abbestellen können Sie ihn jederzeit.',
    en: 'This step confirms that you would like to receive our newsletter. You can unsubscribe at any time.',
  },
  'profile.confirmedConsent': {
    de: 'Vielen Dank. Sie erhalten ab jetzt unseren Newsletter.',
    en: 'Thank you. You will receive our newsletter from now on.',
  },
  'profile.toAccount': words.myAccount,

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
    en: 'You will be signed out everywhere immediately and will not be able to sign in again. Your profile will be deleted; this cannot be undone. We will confirm it by email to {email}.',
  },
  'profile.eraseConfirm': words.deleteForGood,
  'profile.erased': {
    de: 'Ihr Konto wird gelöscht. Eine E-Mail bestätigt es Ihnen.',
    en: 'Your account is being deleted. An email will confirm it.',
  },
} as const

export const profileMailTexts = {
  'profile.mail.foot.erased': {
    de: 'Ihre Angaben im Kundenportal wurden gelöscht; dies ist die letzte E-Mail dazu.',
    en: 'Your details in the customer portal were deleted; this is the last email about them.',
  },
  'profile.mail.foot.newsletter': {
    de: 'Ihre Adresse wurde im Kundenportal für den Newsletter eingetragen.',
    en: 'Your address was entered for the newsletter in the customer portal.',
  },
  'profile.mail.newsletter.subject': { de: 'Bitte bestätigen Sie den Newsletter', en: 'Please confirm the newsletter' },
  'profile.mail.newsletter.text': {
    de: 'Sie möchten den Newsletter von {vendor} erhalten. Bitte bestätigen Sie das mit diesem Link:',
    en: 'You would like to receive the {vendor} newsletter. Please confirm this with the following link:',
  },
  'profile.mail.newsletter.link': { de: 'Newsletter bestätigen', en: 'Confirm newsletter' },
  'profile.mail.newsletter.note': {
    de: 'Der Link gilt sieben Tage. Ohne Ihre Bestätigung senden wir Ihnen nichts; in Ihrem Konto können Sie den Newsletter jederzeit abbestellen.',
    en: 'The link is valid for seven days. Without your confirmation we will not send you anything; you can unsubscribe in your account at any time.',
  },
  'profile.mail.erased.subject': { de: 'Ihr Konto ist gelöscht', en: 'Your account has been deleted' },
  'profile.mail.erased.text': {
    de: 'wie gewünscht haben wir Ihr Konto und Ihr Profil gelöscht. Name, Anschrift, Profilbild, Anmeldungen und der Inhalt unserer Nachrichten an Sie sind nicht mehr gespeichert.',
    en: 'As you asked, we have deleted your account and your profile. Name, address, profile picture, sign-ins and what we wrote to you are no longer stored.',
  },
  'profile.mail.erased.kept': {
    de: 'Bestellungen und Rechnungen bewahren wir auf, solange das Gesetz es verlangt. Dies ist unsere letzte Nachricht an Sie.',
    en: 'Orders and invoices are kept for as long as the law requires. This is our last message to you.',
  },
}
