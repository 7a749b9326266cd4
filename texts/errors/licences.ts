import type { ErrorTexts } from './shape.ts'

export const licenceErrors = {
  'licences.consentMissing': {
    status: 422,
    de: 'Für diesen Kauf fehlt die Zustimmung, dass das Widerrufsrecht mit der Lizenz erlischt. Sie kann nur die Person selbst geben: Bitten Sie sie per E-Mail darum („Um Zustimmung bitten“ bei ihren Produkten).',
    en: 'For this purchase, the consent to losing the right of withdrawal is missing. Only the person themselves can give it: ask them by email (“Request consent” next to their products).',
  },
  'hosts.broken': {
    status: 422,
    de: 'Die Host-ID verletzt mindestens eine Regel.',
    en: 'The host ID violates at least one rule.',
  },
  'hosts.disabled': { status: 409, de: 'Diese Host-ID ist deaktiviert.', en: 'This host ID is deactivated.' },
  'hosts.moved': {
    status: 409,
    de: 'Die Lizenz dieser Host-ID ist auf einen anderen Rechner übertragen.',
    en: 'The licence of this host ID has been moved to another machine.',
  },
  'hosts.otherSalt': {
    status: 422,
    de: 'Fremdes Salz. Neu einlesen: keywerk-hostid --salt {salt}',
    en: 'Foreign salt. Read again: keywerk-hostid --salt {salt}',
  },
  'hosts.notFound': { status: 404, de: 'Diese Host-ID gibt es nicht.', en: 'This host ID does not exist.' },
  'hosts.requestDoctype': {
    status: 400,
    de: 'Falsches Format: Eine Lizenzanfrage darf keine DOCTYPE-Angabe enthalten.',
    en: 'Wrong format: a licence request must not contain a DOCTYPE.',
  },
  'hosts.requestEncoding': {
    status: 400,
    de: 'Die Zeichenkodierung der Datei wird nicht unterstützt (erlaubt: UTF-8, ISO-8859-1, Windows-1252).',
    en: 'The character encoding of the file is not supported (allowed: UTF-8, ISO-8859-1, Windows-1252).',
  },
  'hosts.requestField': {
    status: 400,
    de: 'Die Angabe „{name}“ in der Lizenzanfrage ist ungültig.',
    en: 'The value “{name}” in the licence request is invalid.',
  },
  'hosts.requestMissing': {
    status: 400,
    de: 'Falsches Format: Die Datei enthält keine Lizenzanfrage.',
    en: 'Wrong format: the file does not contain a licence request.',
  },
  'hosts.requestNotXml': {
    status: 400,
    de: 'Falsches Format: Die Datei ist kein gültiges XML.',
    en: 'Wrong format: the file is not valid XML.',
  },
  'hosts.requestTooDeep': {
    status: 400,
    de: 'Falsches Format: Die Datei ist zu tief verschachtelt.',
    en: 'Wrong format: the file is nested too deeply.',
  },
  'hosts.requestTooLarge': {
    status: 413,
    de: 'Die Datei ist für eine Lizenzanfrage zu groß.',
    en: 'The file is too large for a licence request.',
  },
  'hosts.versionMismatch': {
    status: 422,
    de: 'Die Lizenzanfrage ist für Version {file}, das Produkt hat Version {product}.',
    en: 'The licence request is for version {file}, the product is version {product}.',
  },
  'licences.batchInvalid': {
    status: 400,
    de: 'Die Dateien kamen nicht so an, wie sie gesendet wurden. Bitte laden Sie sie noch einmal hoch.',
    en: 'The files did not arrive as they were sent. Please upload them again.',
  },
  'licences.broken': {
    status: 422,
    de: 'Die Lizenz verletzt mindestens eine Regel und wurde nicht ausgestellt.',
    en: 'The licence violates at least one rule and was not issued.',
  },
  'licences.changedMeanwhile': {
    status: 409,
    de: 'Seit der Vorschau hat sich etwas geändert. Bitte prüfen Sie die neue Vorschau.',
    en: 'Something has changed since the preview. Please check the new preview.',
  },
  'licences.fileNoModules': {
    status: 422,
    de: 'In der Datei steht kein Modul, das der Katalog kennt.',
    en: 'The file contains no module from the catalogue.',
  },
  'licences.fileOtherProduct': {
    status: 422,
    de: 'Die Datei gehört zu {product} {version}, nicht zu diesem Produkt.',
    en: 'The file is for {product} {version}, not for this product.',
  },
  'licences.fileTooLarge': {
    status: 413,
    de: 'Die Datei ist zu groß für eine Lizenzdatei.',
    en: 'The file is too large to be a licence file.',
  },
  'licences.fileUnreadable': {
    status: 422,
    de: 'Die Datei ist keine lesbare Lizenzdatei.',
    en: 'The file is not a readable licence file.',
  },
  'licences.licError': {
    status: 500,
    de: 'Die Lizenzdatei konnte nicht erstellt werden.',
    en: 'The licence file could not be created.',
  },
  'licences.licFileCustomerNumberMismatch': {
    status: 409,
    de: 'Die Datei nennt die Kundennummer „{found}“, die Firma hat {number}.',
    en: 'The file names customer number “{found}”, but the company has {number}.',
  },
  'licences.licNotFound': {
    status: 404,
    de: 'Die Lizenzdatei wurde nicht gefunden.',
    en: 'The licence file was not found.',
  },
  'licences.noReceiver': {
    status: 409,
    de: 'Eine dieser Host-IDs hat keine E-Mail-Adresse. Es wurde nichts gesendet.',
    en: 'One of these host IDs has no email address. Nothing was sent.',
  },
  'licences.notFound': { status: 404, de: 'Diese Lizenzdatei gibt es nicht.', en: 'This licence file does not exist.' },
  'licences.signerRefuses': {
    status: 503,
    de: 'Es wurde nichts ausgestellt: Das Ausstellungsbuch stimmt nicht mit dem überein, was sich der Inhaber der Signaturschlüssel gemerkt hat. Bitte wenden Sie sich an den Betrieb des Portals.',
    en: 'Nothing was issued: the ledger does not match what the holder of the signing keys remembers. Please contact the operators of the portal.',
  },
  'licences.signerAway': {
    status: 503,
    de: 'Der Dienst, der Lizenzen signiert, antwortet nicht. Es wurde nichts ausgestellt; bitte versuchen Sie es in einigen Minuten noch einmal.',
    en: 'The service that signs licences is not responding. Nothing was issued; please try again in a few minutes.',
  },
} as const satisfies ErrorTexts
