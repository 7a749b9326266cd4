/** A customer's way to an emergency licence. */
import { words } from './words.ts'

export const emergencyTexts = {
  'emergency.badge': { de: 'Notfalllizenz', en: 'Emergency licence' },
  'emergency.start': { de: 'Rechner ausgefallen?', en: 'Machine failed?' },
  'emergency.title': { de: 'Notfalllizenz', en: 'Emergency licence' },
  'emergency.context': { de: '{product} {version}', en: '{product} {version}' },
  'emergency.crumb': { de: 'Lizenzpass', en: 'Licence passport' },
  'emergency.what': {
    de: 'Ist ein Rechner ausgefallen, lizenzieren Sie hier sofort einen Ersatz für {days} {days|Tag|Tage}. Der Umzug der Lizenz folgt danach.',
    en: 'If a machine has failed, license a replacement here right away for {days} {days|day|days}. The move of the licence comes afterwards.',
  },
  'emergency.left': {
    de: 'Noch {left} von {perYear} in zwölf Monaten.',
    en: '{left} of {perYear} left within twelve months.',
  },
  'emergency.leftNone': {
    de: 'Sie haben alle {perYear} Notfalllizenzen dieser zwölf Monate genommen. Die nächste ist ab {day} frei. Bitte wenden Sie sich an uns.',
    en: 'You have taken all {perYear} emergency licences of these twelve months. The next one is available from {day}. Please contact us.',
  },
  'emergency.off': {
    de: 'Für dieses Produkt gibt es keine Notfalllizenz. Bitte wenden Sie sich an uns.',
    en: 'There is no emergency licence for this product. Please contact us.',
  },
  'emergency.noMachine': {
    de: 'Kein Rechner dieses Produkts hat eine laufende Lizenz, die sich ersetzen lässt.',
    en: 'No machine of this product has a running licence that could be replaced.',
  },
  'emergency.factor': {
    de: 'Eine Notfalllizenz gibt es nur mit einem zweiten Faktor. Richten Sie ihn hier ein; danach geht es auf dieser Seite weiter.',
    en: 'An emergency licence needs a second factor. Set one up here; you then continue on this page.',
  },
  'emergency.setUp': { de: 'Zweiten Faktor einrichten', en: 'Set up a second factor' },
  'emergency.step.machine': { de: '1. Welcher Rechner ist ausgefallen?', en: '1. Which machine has failed?' },
  'emergency.slot': { de: 'Welcher der drei Server?', en: 'Which of the three servers?' },
  'emergency.step.file': {
    de: '2. Lizenzanfrage (.id) des Ersatzrechners',
    en: '2. Licence request (.id) of the replacement',
  },
  'emergency.fileHint': {
    de: 'Erzeugen Sie sie auf dem Ersatzrechner mit Ihrem Programm oder mit dem Befehl',
    en: 'Create it on the replacement with your program or with the command',
  },
  'emergency.fileChosen': { de: '„{name}“ ist von {machine}.', en: '“{name}” is from {machine}.' },
  'emergency.step.reason': { de: '3. Was ist passiert?', en: '3. What happened?' },
  'emergency.reasonHint': {
    de: 'Wir und Ihre Hauptansprechpartner lesen es in einer E-Mail.',
    en: 'We and your main contacts read it in an email.',
  },
  'emergency.take': { de: 'Notfalllizenz ausstellen', en: 'Issue emergency licence' },
  'emergency.done': { de: 'Die Notfalllizenz ist ausgestellt', en: 'The emergency licence has been issued' },
  'emergency.done.machine': { de: 'Rechner', en: 'Machine' },
  'emergency.done.file': { de: 'Datei', en: 'File' },
  'emergency.done.end': { de: 'Gültig bis', en: 'Valid until' },
  'emergency.done.next': {
    de: 'Übertragen Sie die Lizenz in dieser Zeit im Lizenzpass auf den Rechner, auf dem sie bleiben soll. Die Notfalllizenz ist dann ersetzt.',
    en: 'Within this time, move the licence in the licence passport to the machine where it is to stay. The emergency licence is then superseded.',
  },
  'emergency.download': { de: 'Lizenzdatei herunterladen', en: 'Download licence file' },
  'emergency.passport': words.openLicencePassport,
} as const
