import { words } from './words.ts'

/** Words of renewing machines: the dialog, its preview and its result. */
export const renewingTexts = {
  'renewing.note': { de: 'Verlängert', en: 'Renewed' },
  'renewing.action': { de: 'Verlängern …', en: 'Renew …' },
  'renewing.row': { de: '{what} verlängern', en: 'Renew {what}' },
  'renewing.word': { de: 'Verlängern', en: 'Renew' },
  'renewing.title': { de: '{count} {count|Lizenz|Lizenzen} verlängern', en: 'Renew {count} {count|licence|licences}' },
  'renewing.term': { de: 'Verlängern um', en: 'Renew for' },
  'renewing.months': { de: '{count} {count|Monat|Monate}', en: '{count} {count|month|months}' },
  'renewing.until': { de: 'bis zu einem bestimmten Tag', en: 'until a specific date' },
  'renewing.unlimited': words.unlimited,
  'renewing.day': { de: 'Letzter Tag', en: 'Last day' },
  'renewing.modules': { de: 'Module ebenso verlängern', en: 'Renew the modules as well' },
  'renewing.modulesHint': {
    de: 'Die Konfiguration des Produkts wird dafür neu gespeichert.',
    en: 'This saves a new version of the product’s configuration.',
  },
  'renewing.mail': { de: 'Lizenzen per E-Mail senden', en: 'Send the licences by email' },
  'renewing.preview': { de: 'Das ändert sich', en: 'What will change' },
  'renewing.machine': words.machine,
  'renewing.product': words.product,
  'renewing.end': { de: 'Ablauf', en: 'Expiry' },
  'renewing.fromTo': { de: '{from} → {to}', en: '{from} → {to}' },
  'renewing.same': { de: '{day}, bleibt', en: '{day}, unchanged' },
  'renewing.unbound': { de: 'ungebunden', en: 'unbound' },
  'renewing.noLicence': { de: 'noch keine Lizenz', en: 'no licence yet' },
  'renewing.changes': { de: 'Außerdem', en: 'Also' },
  'renewing.earlier': {
    de: '{count} {count|Modul läuft|Module laufen} schon früher ab: {modules}',
    en: '{count} {count|module expires|modules expire} earlier: {modules}',
  },
  'renewing.earlierOne': { de: '{name} am {day}', en: '{name} on {day}' },
  'renewing.run': {
    de: '{count} {count|Lizenz verlängern und ausstellen|Lizenzen verlängern und ausstellen}',
    en: 'Renew and issue {count} {count|licence|licences}',
  },
  'renewing.nothing': { de: 'Hier ist nichts zu verlängern.', en: 'There is nothing to renew here.' },
  'renewing.modulesOnly': {
    de: 'Die Rechner selbst laufen nicht ab, nur Module. Diese verlängert, wer Konfigurationen bearbeiten darf.',
    en: 'The machines themselves do not expire, only modules do. Renewing modules requires the permission to edit configurations.',
  },
  'renewing.left': {
    de: '{count} {count|Zeile bleibt|Zeilen bleiben}, wie sie {count|ist|sind}.',
    en: '{count} {count|row stays|rows stay} unchanged.',
  },
  'renewing.done': {
    de: '{count} {count|Lizenz verlängert|Lizenzen verlängert}',
    en: '{count} {count|licence renewed|licences renewed}',
  },
  'renewing.file': { de: 'Lizenzdatei', en: 'Licence file' },
  'renewing.mailedTo': { de: 'gesendet an {email}', en: 'sent to {email}' },
  'renewing.unmailed': { de: 'noch nicht gesendet', en: 'not sent yet' },
  'renewing.tooMany': {
    de: 'Höchstens {most} auf einmal. Für mehr gibt es Kampagnen.',
    en: 'No more than {most} in one go. Use a campaign for more.',
  },
} as const
