import type { ErrorTexts } from './shape.ts'

export const studentErrors = {
  'students.claimed': {
    status: 409,
    de: 'Diesen Nachweis prüft gerade {name}.',
    en: '{name} is currently reviewing this proof.',
  },
  'students.consentFirst': {
    status: 422,
    de: 'Bitte stimmen Sie zu, dass die Lizenz sofort bereitgestellt wird, bevor Sie sie ausstellen.',
    en: 'Before you generate the licence, please agree to it being provided immediately.',
  },
  'students.nothingToConsentTo': {
    status: 409,
    de: 'Es gibt zurzeit keinen bezahlten Kauf ohne Lizenz, für den eine Zustimmung fehlt. Die Zustimmung gilt für je einen Kauf; gefragt wird danach, bevor die Lizenz ausgestellt wird.',
    en: 'There is currently no paid purchase without a licence that needs consent. Consent covers one purchase; it is requested before the licence is generated.',
  },
  'students.courseDecided': {
    status: 409,
    de: 'Über diesen Kurs ist schon entschieden.',
    en: 'This course has already been decided.',
  },
  'students.courseFull': {
    status: 409,
    de: 'Alle Plätze dieses Kurses sind vergeben. Ihr Studium können Sie trotzdem nachweisen, auf der Seite der Studienversion.',
    en: 'All seats in this course are taken. You can still verify your student status on the page of the student version.',
  },
  'students.courseNoUniversity': {
    status: 422,
    de: 'Bitte bestätigen Sie zuerst Ihre Adresse an einer Hochschule, die wir kennen.',
    en: 'Please first confirm your address at a university we know.',
  },
  'students.courseNotFound': {
    status: 404,
    de: 'Diesen Kurs gibt es nicht oder nicht mehr.',
    en: 'This course does not exist, or no longer exists.',
  },
  'students.courseOtherUniversity': {
    status: 422,
    de: 'Für diesen Kurs brauchen Sie eine bestätigte Adresse mit „{domain}“. Bestätigen Sie sie auf der Seite der Studienversion und öffnen Sie den Link danach noch einmal.',
    en: 'This course requires a confirmed “{domain}” address. Confirm yours on the page of the student version, then open the link again.',
  },
  'students.courseTooMany': {
    status: 409,
    de: '{most|Es wartet schon eine Anfrage|Es warten schon {most} Anfragen} von Ihnen. Bitte warten Sie, bis darüber entschieden ist.',
    en: '{most|A request of yours is|{most} requests of yours are} already waiting. Please wait for a decision on {most|it|them}.',
  },
  'students.createDomainError': {
    status: 409,
    de: 'Die Domain konnte nicht angelegt werden: „{domain}“ ist schon eingetragen.',
    en: 'The domain could not be created: “{domain}” is already listed.',
  },
  'students.decidedMeanwhile': {
    status: 409,
    de: 'Über diesen Nachweis wurde inzwischen schon entschieden. Die Seite zeigt jetzt die Entscheidung.',
    en: 'A decision has been made on this proof in the meantime. The page now shows the new status.',
  },
  'students.domainInUse': {
    status: 409,
    de: 'Mit dieser Domain sind Studierende verifiziert oder Kurse beantragt. Sie kann geändert, aber nicht entfernt werden.',
    en: 'Students were verified or courses requested with this domain. It can be changed, but not removed.',
  },
  'students.domainName': {
    status: 400,
    de: 'Bitte geben Sie eine Domain an, zum Beispiel „tum.de“: ohne „@“ und ohne „www.“.',
    en: 'Please enter a domain, for example “tum.de”: without “@” and “www.”.',
  },
  'students.labelNotFound': { status: 404, de: 'Diese Subdomain gibt es nicht.', en: 'This subdomain does not exist.' },
  'students.labelRule': {
    status: 400,
    de: 'Bitte geben Sie einen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen an, zum Beispiel „alumni“.',
    en: 'Please enter a name of lower-case letters, digits and hyphens, for example “alumni”.',
  },
  'students.labelTaken': {
    status: 409,
    de: '„{label}“ steht schon in der Liste.',
    en: '“{label}” is already in the list.',
  },
  'students.domainNotFound': { status: 404, de: 'Diese Domain gibt es nicht.', en: 'This domain does not exist.' },
  'students.emailBlacklisted': {
    status: 422,
    de: 'Die E-Mail-Adresse darf nicht zu „{domain}“ gehören: Dort bekommt jeder eine. Bitte nehmen Sie die Adresse Ihrer Hochschule.',
    en: 'The email address cannot be at “{domain}”, where anyone can get one. Please use your university address.',
  },
  'students.emailTaken': {
    status: 409,
    de: 'Mit dieser Adresse ist schon jemand anderes verifiziert. Bitte wenden Sie sich an uns.',
    en: 'Someone else has already been verified with this address. Please contact us.',
  },
  'students.imageCut': {
    status: 422,
    de: 'Das Bild ist unvollständig: Ein Teil wurde nicht übertragen. Bitte öffnen Sie das Original und senden Sie es noch einmal.',
    en: 'The image is incomplete: part of it was not transferred. Please open the original and send it again.',
  },
  'students.imageHeic': {
    status: 422,
    de: 'Bilder im Format HEIC oder AVIF können wir nicht lesen. Bitte senden Sie ein JPEG. iPhone: unter „Einstellungen > Kamera > Formate“ die Option „Maximale Kompatibilität“ wählen und neu fotografieren. Mac: das Bild in „Vorschau“ öffnen und über „Ablage > Exportieren“ als JPEG sichern.',
    en: 'We cannot read images in HEIC or AVIF format. Please send a JPEG. iPhone: choose “Most Compatible” under “Settings > Camera > Formats” and take the photo again. Mac: open the image in “Preview” and save it as JPEG with “File > Export”.',
  },
  'students.imageKind': {
    status: 422,
    de: 'Bilder dieser Art können wir nicht lesen, zum Beispiel GIF, JPEG 2000 oder sehr alte TIFF-Dateien. Bitte speichern Sie das Bild als JPEG, PNG oder PDF.',
    en: 'We cannot read images of this kind, such as GIF, JPEG 2000 or very old TIFF files. Please save the image as JPEG, PNG or PDF.',
  },
  'students.imageTooSmall': {
    status: 422,
    de: 'Das Bild ist zu klein, um etwas darauf zu lesen. Bitte senden Sie das Original statt der Vorschau.',
    en: 'The image is too small to read anything on it. Please send the original instead of the preview.',
  },
  'students.imageTooLarge': {
    status: 422,
    de: 'Das Bild ist zu groß: Mehr als 60 Millionen Bildpunkte sind nicht möglich, mit Transparenz oder 16 Bit je Farbe weniger. Bitte nehmen Sie eine kleinere Aufnahme.',
    en: 'The image is too large: the limit is 60 million pixels, fewer with transparency or 16 bits per colour. Please use a smaller one.',
  },
  'students.imageUnreadable': {
    status: 422,
    de: 'Das Bild lässt sich nicht lesen. Es scheint beschädigt zu sein.',
    en: 'The image cannot be read. It seems to be damaged.',
  },
  'students.inReview': {
    status: 409,
    de: 'Über diesen Nachweis wird gerade entschieden.',
    en: 'This proof is currently being decided.',
  },
  'students.machineLimit': {
    status: 409,
    de: '{machines|In dieser Laufzeit ist ein Rechner möglich, und er hat schon eine Lizenz. Übertragen Sie diese auf den neuen Rechner.|In dieser Laufzeit sind {machines} Rechner möglich, und so viele haben schon eine Lizenz. Übertragen Sie eine davon auf den neuen Rechner.}',
    en: '{machines|One machine is allowed per term, and it already has a licence. You can move it to the new machine.|{machines} machines are allowed per term, and that many already have a licence. You can move one of them to the new machine.}',
  },
  'students.mailedTooOften': {
    status: 429,
    de: 'In der letzten Stunde gingen schon {limit} Links hinaus. Bitte warten Sie etwas, und sehen Sie auch im Spam-Ordner nach.',
    en: '{limit} links have been sent within the last hour. Please wait a while, and also check your spam folder.',
  },
  'students.noContact': {
    status: 409,
    de: 'Zu Ihrem Konto fehlen noch die Angaben zur Person. Bitte ergänzen Sie sie unter „Mein Konto“.',
    en: 'Your account has no personal details yet. Please add them under “My account”.',
  },
  'students.noImageOrPdf': {
    status: 422,
    de: 'Diese Datei ist weder ein Bild noch ein PDF. Dokumente aus Word oder Pages speichern Sie bitte als PDF.',
    en: 'This file is neither an image nor a PDF. Please save documents from Word or Pages as PDF.',
  },
  'students.noLicence': { status: 404, de: 'Es gibt noch keine Lizenz.', en: 'There is no licence yet.' },
  'students.noUniSelected': {
    status: 404,
    de: 'Bitte wählen Sie zuerst die Hochschule.',
    en: 'Please choose the university first.',
  },
  'students.notForStudents': {
    status: 409,
    de: 'Dieses Produkt ist kein Produkt für Studierende.',
    en: 'This product is not for students.',
  },
  'students.nothingToDecide': {
    status: 409,
    de: 'Hier gibt es nichts mehr zu entscheiden.',
    en: 'There is nothing left to decide here.',
  },
  'students.notPaid': {
    status: 409,
    de: 'Die Zahlung fehlt noch. Danach lässt sich die Lizenz ausstellen.',
    en: 'Payment has not been received yet. You can generate the licence after that.',
  },
  'students.notVerified': {
    status: 409,
    de: 'Der Nachweis des Studiums fehlt noch. Danach lässt sich die Lizenz ausstellen.',
    en: 'Your student status has not been verified yet. You can generate the licence after that.',
  },
  'students.pdfActive': {
    status: 422,
    de: 'Dieses PDF enthält Skripte, Filme oder Formulare mit Aktionen. Bitte drucken Sie es als neues PDF, oder nehmen Sie ein Foto.',
    en: 'This PDF contains scripts, videos or forms with actions. Please print it to a new PDF, or take a photo.',
  },
  'students.pdfLocked': {
    status: 422,
    de: 'Dieses PDF ist mit einem Passwort geschützt. Bitte speichern Sie es ohne Passwort, oder nehmen Sie ein Foto.',
    en: 'This PDF is password-protected. Please save it without a password, or take a photo.',
  },
  'students.pdfUnreadable': {
    status: 422,
    de: 'Dieses PDF lässt sich nicht lesen. Bitte drucken Sie es als neues PDF, oder nehmen Sie ein Foto.',
    en: 'This PDF cannot be read. Please print it to a new PDF, or take a photo.',
  },
  'students.profileFirst': {
    status: 422,
    de: 'Bitte tragen Sie zuerst Anrede, Vor- und Nachnamen in Ihr Profil ein: Der Nachweis wird damit verglichen.',
    en: 'Please first enter your salutation, first name and last name in your profile: the proof is checked against them.',
  },
  'students.proofNotFound': {
    status: 404,
    de: 'Diesen Nachweis gibt es nicht mehr.',
    en: 'This proof no longer exists.',
  },
  'students.reasonNeeded': {
    status: 422,
    de: 'Bitte schreiben Sie dazu, was fehlt oder nicht zu lesen ist: Das liest die Studentin oder der Student.',
    en: 'Please say what is missing or unreadable: the student will see it.',
  },
  'students.requestNeeded': {
    status: 422,
    de: 'Diese Lizenz wird an Ihren Rechner gebunden. Bitte wählen Sie dessen Lizenzanfrage (.id).',
    en: 'This licence is bound to your machine. Please choose the machine’s licence request (.id).',
  },
  'students.statusForbids': {
    status: 409,
    de: 'Die Verifizierung lässt das zurzeit nicht zu.',
    en: 'The current verification status does not allow this.',
  },
  'students.suspended': {
    status: 409,
    de: 'Diese Lizenz ist ausgesetzt, weil die Zahlung zurückgenommen wurde.',
    en: 'This licence is suspended because the payment was reversed.',
  },
  'students.termEnded': {
    status: 409,
    de: 'Die Laufzeit dieser Lizenz ist zu Ende. Weisen Sie Ihr Studium bitte neu nach.',
    en: 'The term of this licence has ended. Please verify your student status again.',
  },
  'students.tooLate': {
    status: 409,
    de: 'Die Entscheidung lässt sich nicht mehr zurücknehmen: Die Minute dafür ist vorbei, oder seither ist schon etwas geschehen.',
    en: 'The decision can no longer be undone: the minute is over, or something has changed since.',
  },
  'students.tooManyMails': {
    status: 429,
    de: 'Vor weniger als einer Minute ging schon ein Link hinaus. Nach einer Minute können Sie den nächsten anfordern, auch an eine andere Adresse. Sehen Sie auch im Spam-Ordner nach.',
    en: 'A link was sent less than a minute ago. You can request the next one after a minute, also to another address. Please check your spam folder as well.',
  },
  'students.tooManyProofs': {
    status: 422,
    de: 'Mehr als {most} Dateien sind nicht möglich. Entfernen Sie bitte zuerst eine.',
    en: 'No more than {most} files are possible. Please remove one first.',
  },
  'students.verificationFailed': {
    status: 400,
    de: 'Die Adresse konnte nicht bestätigt werden. Der Link wurde schon benutzt, ist älter als sieben Tage oder gehört zu einer anderen Adresse.',
    en: 'The address could not be confirmed. The link has been used, is more than seven days old or belongs to another address.',
  },
} as const satisfies ErrorTexts
