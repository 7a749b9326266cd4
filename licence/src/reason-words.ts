/** Every reason code with its sentence. A code without a text in both languages does not compile. */
import type { Words } from './language.ts'
import { statusWords } from './status-words.ts'

export const reasonWords = {
  'host.tooLarge': {
    de: 'Die Datei ist zu groß für eine Lizenzanfrage (höchstens 256 KB).',
    en: 'The file is too large for a licence request (at most 256 KB).',
  },
  'host.encoding': {
    de: 'Die Zeichenkodierung der Datei ist nicht lesbar. Erlaubt sind UTF-8, ISO-8859-1 und Windows-1252.',
    en: 'The file’s character encoding is not supported. UTF-8, ISO-8859-1 and Windows-1252 are allowed.',
  },
  'host.notXml': { de: 'Die Datei ist keine gültige XML-Datei.', en: 'The file is not valid XML.' },
  'host.doctype': {
    de: 'Die Datei enthält eine DOCTYPE-Angabe und wird deshalb nicht angenommen.',
    en: 'The file contains a DOCTYPE and is therefore not accepted.',
  },
  'host.tooDeep': {
    de: 'Die Elemente der Datei sind zu tief verschachtelt, oder es sind zu viele.',
    en: 'The elements of the file are nested too deeply, or there are too many.',
  },
  'host.noRequest': {
    de: 'Falsches Format: Die Datei enthält keine Lizenzanfrage (LicenseRequest).',
    en: 'Wrong format: the file contains no licence request (LicenseRequest).',
  },
  'host.field': {
    de: 'In der Lizenzanfrage ist das Feld „{field}“ ungültig.',
    en: 'The field “{field}” in the licence request is invalid.',
  },
  'host.companyTooLong': {
    de: 'Firma mit Vor- und Nachname ist zu lang: {length} Zeichen, höchstens {maximum}.',
    en: 'Company with first and last name is too long: {length} characters, {maximum} at most.',
  },
  'host.customerNumberTooLong': {
    de: 'Die Kundennummer ist zu lang: {length} Zeichen, höchstens {maximum}.',
    en: 'The customer number is too long: {length} characters, {maximum} at most.',
  },
  'host.unprintable': {
    de: 'Firma, Name oder Kundennummer enthält unzulässige Zeichen.',
    en: 'Company, name or customer number contains characters that are not allowed.',
  },
  'host.versionMismatch': {
    de: 'Die Version der Host-ID-Datei ({version}) ist nicht die Version des Produkts ({productVersion}).',
    en: 'The version of the host ID file ({version}) is not the version of the product ({productVersion}).',
  },
  'host.email': { de: 'Die E-Mail-Adresse ist ungültig.', en: 'The email address is invalid.' },
  'host.portRange': {
    de: 'Der Port {port} liegt nicht zwischen {from} und {to}.',
    en: 'The port {port} is not between {from} and {to}.',
  },
  'host.dateMalformed': { de: '„{date}“ ist kein gültiges Datum.', en: '“{date}” is not a valid date.' },
  'host.endDateMissing': { de: 'Das Ende fehlt.', en: 'The expiry date is missing.' },
  'host.endDateUnlimited': {
    de: 'Eine unbegrenzte Host-ID kann kein Ende haben ({end}).',
    en: 'An unlimited host ID cannot have an expiry date ({end}).',
  },
  'host.unboundUnlimited': {
    de: 'Eine ungebundene Host-ID kann nicht unbegrenzt sein.',
    en: 'An unbound host ID cannot be unlimited.',
  },
  'host.startAfterEnd': {
    de: 'Der Beginn ({start}) liegt nach dem Ende ({end}).',
    en: 'The start date ({start}) is after the expiry date ({end}).',
  },
  'host.nameMalformed': {
    de: 'Rechnername {slot} ist ungültig oder länger als {maximum} Zeichen.',
    en: 'Computer name {slot} is invalid or longer than {maximum} characters.',
  },
  'host.macMalformed': {
    de: 'MAC-Adresse {slot} ist ungültig: {mac}.',
    en: 'MAC address {slot} is invalid: {mac}.',
  },
  'host.macRequired': { de: 'MAC-Adresse {slot} fehlt.', en: 'MAC address {slot} is missing.' },
  'host.traitsOff': {
    de: 'Das Produkt wird nicht an Merkmale gebunden.',
    en: 'The product is not bound to traits.',
  },
  'host.traitsTooFew': {
    de: 'Zu wenige Merkmale: {known} von {need}.',
    en: 'Too few traits: {known} of {need}.',
  },
  'host.nameRequired': { de: 'Rechnername {slot} fehlt.', en: 'Computer name {slot} is missing.' },
  'host.triadeDifferent': {
    de: 'Eine Triade braucht drei verschiedene Rechner mit eigener MAC-Adresse und eigenem Rechnernamen.',
    en: 'A triad needs three different machines, each with its own MAC address and computer name.',
  },
  'configuration.countRange': {
    de: 'Die Anzahl von „{name}“ ist keine ganze Zahl von 0 bis {maximum}.',
    en: 'The count of “{name}” is not a whole number from 0 to {maximum}.',
  },
  'configuration.testCountRange': {
    de: 'Die Testanzahl von „{name}“ ist keine ganze Zahl von 0 bis {maximum}.',
    en: 'The test count of “{name}” is not a whole number from 0 to {maximum}.',
  },
  'configuration.testAndStudent': {
    de: '„{name}“ kann nicht zugleich Test- und Studienversion sein.',
    en: '“{name}” cannot be both a test version and a student version.',
  },
  'configuration.aboveExplorer': {
    de: 'Die Anzahl von „{name}“ ({count}) ist höher als die des Explorers ({explorer}).',
    en: 'The count of “{name}” ({count}) is higher than that of the explorer ({explorer}).',
  },
  'configuration.parentLower': {
    de: 'Die Anzahl von „{name}“ ist höher als die von „{parent}“ darüber.',
    en: 'The count of “{name}” is higher than that of “{parent}” above it.',
  },
  'configuration.endDateMissing': {
    de: 'Für „{name}“ fehlt das Ende.',
    en: 'The expiry date of “{name}” is missing.',
  },
  'configuration.endDateUnlimited': {
    de: '„{name}“ ist unbegrenzt und hat trotzdem ein Ende.',
    en: '“{name}” is unlimited but has an expiry date.',
  },
  'configuration.dateMalformed': {
    de: '„{date}“ bei „{name}“ ist kein gültiges Datum.',
    en: '“{date}” for “{name}” is not a valid date.',
  },
  'configuration.startAfterEnd': {
    de: 'Bei „{name}“ liegt der Beginn ({start}) nach dem Ende ({end}).',
    en: 'The start date of “{name}” ({start}) is after its expiry date ({end}).',
  },
  'licence.size': {
    de: 'Die Lizenz ist zu groß (höchstens 1 MB und 5000 Module).',
    en: 'The licence is too large (1 MB and 5,000 modules at most).',
  },
  'licence.format': {
    de: 'Die Datei ist keine unveränderte Lizenzdatei.',
    en: 'The file is not an unchanged licence file.',
  },
  'licence.formatVersion': {
    de: 'Die Lizenzdatei hat ein neueres Format. Bitte aktualisieren Sie das Programm.',
    en: 'The licence file has a newer format. Please update the program.',
  },
  'licence.fact': {
    de: 'Mit diesem Wert lässt sich keine Lizenz schreiben: {fact}.',
    en: 'A licence cannot be written with this value: {fact}.',
  },
  'licence.unknownKey': {
    de: 'Der Schlüssel „{keyId}“ der Signatur ist nicht bekannt.',
    en: 'The signing key “{keyId}” is not known.',
  },
  'licence.revokedKey': {
    de: 'Der Schlüssel „{keyId}“ der Signatur wurde zurückgezogen.',
    en: 'The signing key “{keyId}” has been revoked.',
  },
  'licence.signature': {
    de: 'Die Signatur stimmt nicht: Die Datei wurde verändert oder stammt nicht vom Hersteller.',
    en: 'The signature does not match: the file was changed or does not come from the vendor.',
  },
  'licence.notYet': { de: 'Die Lizenz gilt erst ab {start}.', en: 'The licence is not valid before {start}.' },
  'licence.expired': { de: 'Die Lizenz ist am {end} abgelaufen.', en: 'The licence expired on {end}.' },
  'licence.endsSoon': {
    de: 'Die Lizenz läuft am {end} ab. Verbleibende Tage: {days}.',
    en: 'The licence expires on {end}. Days left: {days}.',
  },
  'licence.inGrace': {
    de: 'Die Lizenz ist am {end} abgelaufen und gilt noch in der Kulanzfrist. Verbleibende Tage: {days}.',
    en: 'The licence expired on {end} and is still valid in its grace period. Days left: {days}.',
  },
  'licence.emergency': { de: 'Das ist eine Notfalllizenz.', en: 'This is an emergency licence.' },
  'licence.notThisHost': {
    de: 'Die Lizenz gilt nicht für diesen Rechner: {what} erwartet {expected}, gefunden {found}.',
    en: 'The licence is not for this machine: {what} expected {expected}, found {found}.',
  },
  'licence.version': {
    de: 'Die Lizenz gilt für Version {version}, nicht für Version {productVersion}.',
    en: 'The licence is for version {version}, not for version {productVersion}.',
  },
  'licence.clockSetBack': {
    de: 'Die Uhr dieses Rechners wurde zurückgestellt: Sie zeigt {now}, zuletzt gesehen war {seen}. Erlaubt sind {tolerance} Stunden.',
    en: 'The clock of this machine was set back: it shows {now}, but {seen} was seen last. {tolerance} hours are allowed.',
  },
  'licence.clockStateNew': {
    de: 'Die zuletzt gesehene Zeit wird ab jetzt festgehalten.',
    en: 'The last seen time is recorded from now on.',
  },
  'licence.clockStateBroken': {
    de: 'Die Datei mit der zuletzt gesehenen Zeit ist beschädigt oder stammt von einem anderen Rechner; sie wird neu begonnen.',
    en: 'The file with the last seen time is damaged or comes from another machine; a new one is started.',
  },
  'licence.tooFewTraits': {
    de: 'Zu wenige Merkmale stimmen: {holding} von {need}. Geändert: {changed}; nicht lesbar: {unread}.',
    en: 'Too few traits hold: {holding} of {need}. Changed: {changed}; not readable: {unread}.',
  },
  'licence.traitsChanged': {
    de: 'Geändert: {changed}. Lesen Sie den Rechner neu ein.',
    en: 'Changed: {changed}. Read the machine again.',
  },
  'licence.hostUnchecked': {
    de: 'Ob die Lizenz für diesen Rechner gilt, wurde nicht geprüft.',
    en: 'Whether the licence is for this machine was not checked.',
  },
  'licence.virtualMachine': {
    de: 'Der Rechner ist eine virtuelle Maschine; die Lizenz nennt keine.',
    en: 'The machine is a virtual machine; the licence mentions none.',
  },
  ...statusWords,
  'ledger.line': {
    de: 'Zeile {line} ist keine Zeile eines Ausstellungsbuchs.',
    en: 'Line {line} is not a line of an issuance ledger.',
  },
  'ledger.members': {
    de: 'Zeile {line} enthält Angaben, die es in einem Ausstellungsbuch nicht gibt und die keine Prüfsumme deckt: {members}.',
    en: 'Line {line} holds members that no issuance ledger has and no hash covers: {members}.',
  },
  'ledger.gap': {
    de: 'Zeile {line}: Erwartet war Eintrag {expected}, gefunden Eintrag {found}. Es fehlt etwas, oder die Reihenfolge stimmt nicht.',
    en: 'Line {line}: entry {expected} was expected, entry {found} found. Something is missing or out of order.',
  },
  'ledger.chain': {
    de: 'Zeile {line}: Eintrag {position} knüpft nicht an den Eintrag davor an.',
    en: 'Line {line}: entry {position} does not follow from the previous entry.',
  },
  'ledger.hash': {
    de: 'Zeile {line}: Eintrag {position} wurde verändert, seine Prüfsumme stimmt nicht.',
    en: 'Line {line}: entry {position} was changed, its hash does not match.',
  },
  'ledger.serialTwice': {
    de: 'Zeile {line}: Die Seriennummer {serial} steht schon weiter oben.',
    en: 'Line {line}: the serial number {serial} already appears further up.',
  },
  'ledger.timeBack': {
    de: 'Zeile {line}: Eintrag {position} ist mehr als einen Tag älter als ein Eintrag vor ihm.',
    en: 'Line {line}: entry {position} is more than a day older than a previous entry.',
  },
  'ledger.headBack': {
    de: 'Der Stand vom {day} endet mit Eintrag {position}, ein früherer reichte schon weiter.',
    en: 'The head of {day} ends with entry {position}, but an earlier one reached further.',
  },
  'ledger.headEarly': {
    de: 'Der Stand vom {day} umfasst mit Eintrag {position} Lizenzen, die erst später ausgestellt wurden.',
    en: 'The head of {day} covers, with entry {position}, licences that were only issued later.',
  },
  'ledger.headForged': {
    de: 'Die Signatur vom {day} unter Eintrag {position} stimmt nicht.',
    en: 'The signature of {day} under entry {position} does not match.',
  },
  'ledger.headDiffers': {
    de: 'Am {day} wurde unter Eintrag {position} eine andere Prüfsumme signiert: Das Buch wurde umgeschrieben.',
    en: 'On {day} a different hash was signed under entry {position}: the ledger was rewritten.',
  },
  'ledger.cut': {
    de: 'Am {day} reichte das Buch schon bis Eintrag {position}, hier nur bis {last}: Das Ende fehlt.',
    en: 'On {day} the ledger reached entry {position}, but here only {last}: its end is missing.',
  },
  'ledger.remembered': {
    de: 'Der Inhaber der Signaturschlüssel hat sich das Buch bis Eintrag {position} gemerkt; hier endet es mit Eintrag {last} oder hat dort einen anderen: Einträge fehlen oder wurden ersetzt.',
    en: 'The holder of the signing keys remembers the ledger up to entry {position}; here it ends with entry {last} or holds another one there: entries are missing or were replaced.',
  },
  'ledger.noHead': {
    de: 'Für keinen Eintrag bürgt eine Signatur des Herstellers.',
    en: 'No entry is covered by a vendor signature.',
  },
  'ledger.headUnknown': {
    de: 'Die Signatur vom {day} unter Eintrag {position} zählt nicht: Der Schlüssel „{keyId}“ ist unbekannt oder zurückgezogen.',
    en: 'The signature of {day} under entry {position} does not count: the key “{keyId}” is unknown or revoked.',
  },
  'ledger.headsUnchecked': {
    de: 'Ohne --keys wurde keine Signatur geprüft.',
    en: 'Without --keys no signature was checked.',
  },
  'ledger.unsignedTail': {
    de: 'Seit Eintrag {signedTo} wurde noch nicht signiert: Für alles danach ({count}) bürgt nur die Kette.',
    en: 'Nothing has been signed since entry {signedTo}: the entries after it ({count}) are only protected by the chain.',
  },
  'ledger.licenceUnreadable': { de: '{name} ist keine Lizenzdatei.', en: '{name} is not a licence file.' },
  'ledger.licenceForged': {
    de: '{name}: Die Signatur der Lizenz stimmt nicht.',
    en: '{name}: the signature of the licence does not match.',
  },
  // The reason is a sentence of its own, of those about licences.
  'ledger.licenceRefused': { de: '{name}: {reason}', en: '{name}: {reason}' },
  'ledger.notIssued': {
    de: '{name}: Diese Datei mit der Seriennummer {serial} steht nicht im Ausstellungsbuch.',
    en: '{name}: this file with the serial number {serial} is not in the ledger.',
  },
  'ledger.otherPlace': {
    de: '{name}: Die Datei nennt Platz {position}, im Ausstellungsbuch steht sie auf Platz {found}.',
    en: '{name}: the file names position {position}, but the ledger has it at position {found}.',
  },
  'ledger.otherFacts': {
    de: '{name}: Bei „{fact}“ nennt Eintrag {position} des Ausstellungsbuchs {found}, die Datei aber {expected}.',
    en: '{name}: for “{fact}”, entry {position} of the ledger says {found}, but the file says {expected}.',
  },
} as const satisfies Record<string, Words>

/** Every code a reason can have. */
export type ReasonCode = keyof typeof reasonWords
