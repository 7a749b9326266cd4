import { companiesTexts } from './companies.ts'
import { contactsTexts } from './contacts.ts'
import { domainsTexts } from './student-lists.ts'
import { vdiTexts } from './virtual-desktops.ts'
import { words } from './words.ts'

/** Importing companies, contacts, student domains and virtual desktops from tables: upload, columns, dry run, writing. */
export const tableImportsTexts = {
  'tableImports.title': { de: 'Importe', en: 'Imports' },
  'tableImports.context': {
    de: 'Firmen, Ansprechpartner, Hochschul-Domains und VDI-Konten aus CSV- und Excel-Dateien; jede Tabelle wird nach 30 Tagen gelöscht',
    en: 'Companies, contacts, student domains and VDI accounts from CSV and Excel files; each table is deleted after 30 days',
  },
  'tableImports.new': { de: 'Tabelle hochladen', en: 'Upload a table' },
  'tableImports.what': { de: 'Was enthält die Tabelle?', en: 'What does the table hold?' },
  'tableImports.drop': { de: 'Tabelle (CSV oder Excel)', en: 'Table (CSV or Excel)' },
  'tableImports.hint': {
    de: 'Höchstens 100.000 Zeilen, Überschriften in der ersten. Hochladen ändert noch nichts.',
    en: 'At most 100,000 rows, headers in the first. Uploading changes nothing yet.',
  },
  'tableImports.empty': { de: 'Noch keine Tabelle hochgeladen.', en: 'No table uploaded yet.' },
  'tableImports.file': words.file,
  'tableImports.report': { de: 'Importbericht', en: 'Import report' },
  'tableImports.kind': { de: 'Inhalt', en: 'Content' },
  'tableImports.kind.companies': words.companies,
  'tableImports.kind.contacts': words.contacts,
  'tableImports.kind.studentDomains': domainsTexts['domains.list'],
  'tableImports.kind.virtualDesktops': vdiTexts['vdi.list'],
  'tableImports.rows': { de: 'Zeilen', en: 'Rows' },
  'tableImports.state': words.state,
  'tableImports.state.mapping': { de: 'Spalten zuordnen', en: 'Assign columns' },
  'tableImports.state.checking': { de: 'Wird geprüft', en: 'Being checked' },
  'tableImports.state.checked': { de: 'Geprüft', en: 'Checked' },
  'tableImports.state.writing': { de: 'Wird geschrieben', en: 'Being written' },
  'tableImports.state.done': words.done,
  'tableImports.created': { de: 'Hochgeladen', en: 'Uploaded' },
  'tableImports.delete': words.deleteNamed,
  'tableImports.deleteTitle': { de: 'Import löschen?', en: 'Delete import?' },
  'tableImports.deleteQuestion': {
    de: 'Die Tabelle „{name}“ wird gelöscht. Was schon geschrieben ist, bleibt.',
    en: 'The table “{name}” will be deleted. What has been written stays.',
  },
  'tableImports.deleteConfirm': words.deleteIt,
  'tableImports.one': { de: '{kind}, {count} {count|Zeile|Zeilen}', en: '{kind}, {count} {count|row|rows}' },
  'tableImports.columns': { de: 'Spalten zuordnen', en: 'Assign columns' },
  'tableImports.columnsHint': {
    de: 'Vorhandene Datensätze erkennt Keywerk an: {key}. Leere Zellen lassen stehen, was da ist.',
    en: 'Existing records are recognised by: {key}. Empty cells leave what is there.',
  },
  'tableImports.header': { de: 'Spalte der Tabelle', en: 'Column of the table' },
  'tableImports.sample': { de: 'Beispiele', en: 'Examples' },
  'tableImports.target': words.field,
  'tableImports.targetOf': { de: 'Feld für „{header}“', en: 'Field for “{header}”' },
  'tableImports.skip': { de: 'nicht übernehmen', en: 'do not import' },
  'tableImports.check': { de: 'Zeilen prüfen', en: 'Check rows' },
  'tableImports.checkAgain': { de: 'Neu prüfen', en: 'Check again' },
  'tableImports.checking': {
    de: '{done} von {total} {total|Zeile|Zeilen} geprüft',
    en: '{done} of {total} {total|row|rows} checked',
  },
  'tableImports.writing': {
    de: '{done} von {total} {total|Zeile|Zeilen} geschrieben',
    en: '{done} of {total} {total|row|rows} written',
  },
  'tableImports.stay': {
    de: 'Sie können die Seite verlassen; der Import läuft weiter.',
    en: 'You may leave the page; the import goes on.',
  },
  'tableImports.finished': {
    de: 'Fertig. Übernommene Zeilen: {written}, fehlgeschlagen: {failed}.',
    en: 'Done. Rows imported: {written}, failed: {failed}.',
  },
  'tableImports.result.title': { de: 'Ergebnis der Prüfung', en: 'What the check found' },
  'tableImports.row': { de: 'Zeile', en: 'Row' },
  'tableImports.key': words.key,
  'tableImports.outcome': { de: 'Prüfung', en: 'Check' },
  'tableImports.outcome.new': { de: 'Neu', en: 'New' },
  'tableImports.outcome.changed': { de: 'Geändert', en: 'Changed' },
  'tableImports.outcome.unchanged': { de: 'Unverändert', en: 'Unchanged' },
  'tableImports.outcome.error': { de: 'Fehler', en: 'Error' },
  'tableImports.result': { de: 'Übernommen', en: 'Imported' },
  'tableImports.result.created': { de: 'angelegt', en: 'created' },
  'tableImports.result.changed': words.changed,
  'tableImports.result.unchanged': { de: 'unverändert', en: 'unchanged' },
  'tableImports.result.failed': words.failed,
  'tableImports.problems': { de: 'Grund', en: 'Reason' },
  'tableImports.changes': words.changes,
  'tableImports.cells': { de: 'Zellen', en: 'Cells' },
  'tableImports.filter': { de: 'Zeilen zeigen', en: 'Show rows' },
  'tableImports.filter.all': { de: 'Alle Zeilen ({count})', en: 'All rows ({count})' },
  'tableImports.filter.one': { de: '{outcome} ({count})', en: '{outcome} ({count})' },
  'tableImports.filter.failed': {
    de: 'Beim Übernehmen fehlgeschlagen ({count})',
    en: 'Failed while importing ({count})',
  },
  'tableImports.pick': { de: 'Zeile {row} auswählen', en: 'Select row {row}' },
  'tableImports.writeAll': { de: 'Alle übernehmen ({count})', en: 'Import all ({count})' },
  'tableImports.writeChosen': { de: 'Auswahl übernehmen ({count})', en: 'Import selection ({count})' },
  'tableImports.writeTitle': { de: 'Zeilen übernehmen?', en: 'Import rows?' },
  'tableImports.writeQuestion': {
    de: 'Zeilen, die angelegt oder geändert werden: {count}.',
    en: 'Rows that will be created or changed: {count}.',
  },
  'tableImports.writeConfirm': { de: 'Übernehmen', en: 'Import' },
  'tableImports.noRows': { de: 'Keine Zeile dieser Art.', en: 'No row of this kind.' },
  'tableImports.nothing': { de: '(leer)', en: '(empty)' },
  'tableImports.field.contractStart': { de: 'Beginn des Wartungsvertrags', en: 'Start of the service contract' },
  'tableImports.field.contractEnd': { de: 'Ende des Wartungsvertrags', en: 'End of the service contract' },
  'tableImports.field.companyNumber': { de: 'Kundennummer der Firma', en: 'Customer number of the company' },
} as const

/** Those of a table's rows, which name the fields as their own pages do. */
export const importRowsTexts = {
  ...vdiTexts,
  ...domainsTexts,
  ...companiesTexts,
  ...contactsTexts,
  ...tableImportsTexts,
}
