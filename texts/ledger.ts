/** The issuance ledger. */
import { words } from './words.ts'

export const ledgerTexts = {
  'ledger.title': { de: 'Ausstellungsbuch', en: 'Issuance ledger' },
  'ledger.context': {
    de: 'Jede ausgestellte Lizenz, in der Reihenfolge der Ausstellung. Einträge hängen aneinander und lassen sich weder ändern noch löschen.',
    en: 'Every licence issued, in order of issue. Entries are chained and cannot be changed or deleted.',
  },
  'ledger.state': words.state,
  'ledger.entries': { de: 'Einträge', en: 'Entries' },
  'ledger.last': { de: 'Letzte Prüfsumme', en: 'Last hash' },
  'ledger.signed': { de: 'Zuletzt signiert', en: 'Last signed' },
  'ledger.signedOn': { de: 'am {day}, bis Eintrag {position}', en: 'on {day}, up to entry {position}' },
  'ledger.signedNever': { de: 'noch nie', en: 'never' },
  'ledger.since': {
    de: '{count} {count|Eintrag|Einträge} seither; die nächste Signatur folgt kurz nach Mitternacht (UTC).',
    en: '{count} {count|entry|entries} since; the next signature follows shortly after midnight (UTC).',
  },
  'ledger.check': { de: 'Kette prüfen', en: 'Verify integrity' },
  'ledger.checkFailed': {
    de: 'Die Prüfung ist abgebrochen: Die Datenbank oder der Inhaber der Signaturschlüssel war zu lange nicht erreichbar. Bitte prüfen Sie noch einmal.',
    en: 'The check was broken off: the database or the holder of the signing keys was unreachable for too long. Please check again.',
  },
  'ledger.whole': {
    de: 'Alle Einträge ({entries}) hängen lückenlos aneinander, alle Signaturen ({heads}) stimmen, und jede Lizenz ist, wie sie ausgestellt wurde.',
    en: 'All entries ({entries}) form an unbroken chain, all signatures ({heads}) match, and every licence is as it was issued.',
  },
  'ledger.brokenAt': {
    de: 'Eintrag {position} passt nicht zum Eintrag davor: Das Buch wurde außerhalb des Portals verändert.',
    en: 'Entry {position} does not match the previous entry: the ledger was changed outside the portal.',
  },
  'ledger.wrongHead': {
    de: 'Der Tagesabschluss vom {day} passt nicht zum Buch. Solange das so ist, wird kein neuer signiert.',
    en: 'The signed head of {day} does not match the ledger. No new head is signed until this is resolved.',
  },
  'ledger.unknownHead': {
    de: 'Den Tagesabschluss vom {day} hat ein Schlüssel signiert, der nicht im Schlüsselspeicher ist: Er beweist nichts.',
    en: 'The head of {day} was signed by a key that is not in the key store: it proves nothing.',
  },
  'ledger.changed': {
    de: 'Nicht so, wie sie ausgestellt wurden: Lizenzen {serials}.',
    en: 'Not as they were issued: licences {serials}.',
  },
  'ledger.missing': {
    de: 'Ausgestellt, aber nicht mehr da: Lizenzen {serials}.',
    en: 'Issued, but missing: licences {serials}.',
  },
  'ledger.outside': {
    de: 'Vorhanden, aber nie ins Buch eingetragen: Lizenzen {serials}.',
    en: 'Present, but never entered in the ledger: licences {serials}.',
  },
  'ledger.details': {
    de: 'Im Einzelnen, mit den Zeilen der heruntergeladenen Datei:',
    en: 'In detail, with the line numbers of the downloaded file:',
  },
  'ledger.download': { de: 'Buch herunterladen', en: 'Download ledger' },
  'ledger.downloadHint': {
    de: 'Das Buch als Datei prüft „keywerk-licence audit“ auch ohne dieses Portal, auf Wunsch zusammen mit Lizenzdateien.',
    en: 'Use “keywerk-licence audit” to verify the downloaded ledger without this portal, optionally together with licence files.',
  },
  'ledger.list': { de: 'Ausgestellte Lizenzen', en: 'Issued licences' },
  'ledger.position': { de: 'Eintrag', en: 'Entry' },
  'ledger.serial': { de: 'Seriennummer', en: 'Serial' },
  'ledger.kind': { de: 'Anlass', en: 'Reason' },
  'ledger.kind.issue': { de: 'Ausstellung', en: 'Issue' },
  'ledger.kind.earlier': { de: 'Aus der Zeit vor dem Buch', en: 'Before the ledger' },
  'ledger.kind.move': { de: 'Umzug', en: 'Move' },
  'ledger.kind.bridge': { de: 'Überbrückung', en: 'Bridge licence' },
  'ledger.kind.emergency': { de: 'Notfall', en: 'Emergency' },
  'ledger.kind.renewal': { de: 'Verlängerung', en: 'Renewal' },
  'ledger.kind.campaign': { de: 'Kampagne', en: 'Campaign' },
  'ledger.kind.resign': words.signedAgain,
  'ledger.issuedAt': words.issued,
  'ledger.issuedBy': words.by,
  'ledger.key': words.key,
  'ledger.hash': { de: 'Prüfsumme', en: 'Hash' },
  'ledger.file': { de: 'Prüfsumme der Datei', en: 'Hash of the file' },
  'ledger.empty': { de: 'Noch keine Lizenz ausgestellt.', en: 'No licence issued yet.' },
  'ledger.heads': { de: 'Tagesabschlüsse', en: 'Signed heads' },
  'ledger.headsHint': {
    de: 'Einmal am Tag signiert das Portal, wo das Buch endet. Der jüngste Tagesabschluss ist öffentlich: Wer ihn aufhebt, merkt später, wenn das Ende fehlt.',
    en: 'Once a day the portal signs where the ledger ends. The latest head is public: anyone who keeps a copy can later tell if the end is missing.',
  },
  'ledger.day': { de: 'Tag', en: 'Day' },
  'ledger.signature': { de: 'Signatur', en: 'Signature' },
  'ledger.headsNone': { de: 'Noch nichts signiert.', en: 'Nothing signed yet.' },
} as const
