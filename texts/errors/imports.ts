import type { ErrorTexts } from './shape.ts'

export const importErrors = {
  'imports.changedMeanwhile': {
    status: 400,
    de: 'Seit der Prüfung hat sich der Datensatz geändert; prüfen Sie die Zeile neu',
    en: 'The record has changed since the check; check the row again',
  },
  'imports.givenByWorkspaces': {
    status: 400,
    de: 'WorkSpaces gibt diesen Wert vor; er bleibt, wie er ist',
    en: 'This value comes from WorkSpaces and stays as it is',
  },
  'imports.companyUnknown': {
    status: 400,
    de: 'Eine Firma „{number}“ gibt es noch nicht. Zuerst kommt die Tabelle der Firmen.',
    en: 'There is no company “{number}” yet. The table of companies comes first.',
  },
  'imports.configurationUnknown': {
    status: 400,
    de: 'Das Kundenprodukt hat noch keine Konfiguration. Zuerst kommt die Tabelle der Konfigurationen.',
    en: 'The customer product has no configuration yet. The table of configurations comes first.',
  },
  'imports.contactUnknown': {
    status: 400,
    de: 'Einen Kontakt „{value}“ gibt es noch nicht. Zuerst kommt die Tabelle der Ansprechpartner.',
    en: 'There is no contact “{value}” yet. The table of contacts comes first.',
  },
  'imports.holdingUnknown': {
    status: 400,
    de: 'Ein Kundenprodukt „{value}“ gibt es noch nicht. Zuerst kommt die Tabelle der Kundenprodukte.',
    en: 'There is no customer product “{value}” yet. The table of customer products comes first.',
  },
  'imports.hostUnknown': {
    status: 400,
    de: 'Eine Host-ID „{value}“ gibt es noch nicht. Zuerst kommt die Tabelle der Host-IDs.',
    en: 'There is no host ID “{value}” yet. The table of host IDs comes first.',
  },
  'imports.moduleUnknown': {
    status: 400,
    de: 'Ein Modul „{value}“ gibt es auf dieser Ebene noch nicht. Zuerst kommt die Tabelle der Module.',
    en: 'There is no module “{value}” on this level yet. The table of modules comes first.',
  },
  'imports.productUnknown': {
    status: 400,
    de: 'Ein Produkt „{value}“ gibt es noch nicht. Zuerst kommt die Tabelle der Produkte.',
    en: 'There is no product “{value}” yet. The table of products comes first.',
  },
  'imports.referenceAmbiguous': {
    status: 400,
    de: '„{value}“ meint mehrere Datensätze: als alte ID einen anderen als als Kennung.',
    en: '“{value}” means several records: as an old ID another one than as a key.',
  },
  'imports.oldIdElsewhere': {
    status: 400,
    de: 'Die alte ID „{value}“ gehört schon zu einem anderen Datensatz.',
    en: 'The old ID “{value}” already belongs to another record.',
  },
  'imports.holderOneOfTwo': {
    status: 400,
    de: 'Genau eine Angabe von beiden: Firma oder Kontakt.',
    en: 'Exactly one of the two: company or contact.',
  },
  'imports.moduleAboveMissing': {
    status: 400,
    de: 'Für „{value}“ fehlt die Zeile des Moduls darüber.',
    en: 'The row of the module above “{value}” is missing.',
  },
  'imports.fixedOnceWritten': {
    status: 400,
    de: 'Das lässt sich nicht mehr ändern: „{value}“.',
    en: 'This can no longer be changed: “{value}”.',
  },
  'imports.otherRow': {
    status: 400,
    de: 'Gehört zu Zeile {row}, die nicht passt',
    en: 'Belongs to row {row}, which does not fit',
  },
  'imports.damaged': {
    status: 422,
    de: 'Die Datei ist beschädigt oder lässt sich nicht lesen.',
    en: 'The file is damaged or cannot be read.',
  },
  'imports.empty': {
    status: 422,
    de: 'Die Datei enthält keine Tabelle: eine Kopfzeile und mindestens eine Zeile darunter.',
    en: 'The file contains no table: it needs a header row and at least one row below it.',
  },
  'imports.fieldTwice': {
    status: 400,
    de: 'Zwei Spalten sind demselben Feld zugeordnet.',
    en: 'Two columns are assigned to the same field.',
  },
  'imports.fieldUnknown': { status: 400, de: 'Dieses Feld gibt es hier nicht.', en: 'This field does not exist here.' },
  'imports.unreadableLetters': {
    status: 400,
    de: 'Zeichen, die sich nicht lesen lassen: Diese Zeile hat eine andere Kodierung als die Datei',
    en: 'Unreadable characters: this row is encoded differently from the rest of the file',
  },
  'imports.rowTooWide': {
    status: 400,
    de: '{cells} Zellen unter {columns} Überschriften: Mindestens eine ist verrutscht',
    en: '{cells} cells under {columns} headers: at least one has shifted',
  },
  'imports.cellHoldsRows': {
    status: 400,
    de: 'Eine Zelle enthält {lines} Zeilen der Tabelle: Ein Anführungszeichen öffnet hier und schließt erst später',
    en: 'One cell contains {lines} rows of the table: a quotation mark opens here and closes only later',
  },
  'imports.dateCell': {
    status: 400,
    de: 'In der Datei steht ein Datum ({value}), vermutlich von Excel umgewandelt; nicht übernommen',
    en: 'The file contains a date ({value}), probably converted by Excel; not imported',
  },
  'imports.roundedNumber': {
    status: 400,
    de: 'Excel hat die Zahl gekürzt ({value}); nicht übernommen',
    en: 'Excel has shortened the number ({value}); not imported',
  },
  'imports.formulaCell': {
    status: 400,
    de: 'Formel; übernommen wird der gespeicherte Wert „{value}“',
    en: 'Formula; the stored value “{value}” is imported',
  },
  'imports.errorCell': {
    status: 400,
    de: 'Die Zelle enthält den Fehler {value}; nicht übernommen',
    en: 'The cell contains the error {value}; not imported',
  },
  'imports.quoteOpen': {
    status: 422,
    de: 'Das Anführungszeichen in Zeile {line} wird nirgends geschlossen. Verdoppeln Sie es, wenn es zum Text gehört.',
    en: 'The quotation mark in line {line} is never closed. Double it if it is part of the text.',
  },
  'imports.fileGone': {
    status: 409,
    de: 'Die Datei zu diesem Import ist nicht mehr gespeichert. Laden Sie sie bitte neu hoch.',
    en: 'The file of this import is no longer stored. Please upload it again.',
  },
  'imports.keyMissing': {
    status: 400,
    de: 'Ordnen Sie eine Spalte dem Feld zu, an dem vorhandene Datensätze erkannt werden (Kundennummer, E-Mail-Adresse, Domain oder Benutzer-ID).',
    en: 'Assign a column to the field that identifies existing records (customer number, email address, domain or user ID).',
  },
  'imports.kindUnknown': {
    status: 422,
    de: 'Das ist weder CSV noch .xlsx. Speichern Sie die Tabelle in Ihrem Programm als .xlsx oder CSV.',
    en: 'This is neither CSV nor .xlsx. Save the table as .xlsx or CSV in your program.',
  },
  'imports.macros': {
    status: 422,
    de: 'Dateien mit Makros werden nicht angenommen. Speichern Sie die Tabelle als .xlsx ohne Makros oder als CSV.',
    en: 'Files with macros are not accepted. Save the table as .xlsx without macros or as CSV.',
  },
  'imports.notChecked': {
    status: 409,
    de: 'Die Zeilen sind noch nicht geprüft, oder der Import läuft schon.',
    en: 'The rows have not been checked yet, or the import is already running.',
  },
  'imports.notFound': { status: 404, de: 'Diesen Import gibt es nicht.', en: 'This import does not exist.' },
  'imports.nothingChosen': {
    status: 409,
    de: 'Keine der gewählten Zeilen lässt sich schreiben.',
    en: 'None of the selected rows can be written.',
  },
  'imports.oldWorkbook': {
    status: 422,
    de: 'Altes Excel-Format (.xls) oder Datei mit Passwort. Speichern Sie die Tabelle ohne Passwort als .xlsx oder CSV.',
    en: 'Old Excel format (.xls) or a file with a password. Save the table as .xlsx or CSV without a password.',
  },
  'imports.rowTooLong': {
    status: 422,
    de: 'Zeile {row} ist zu lang: Mehr als 40.000 Zeichen nimmt das Portal in einer Zeile nicht an.',
    en: 'Row {row} is too long: the portal accepts up to 40,000 characters per row.',
  },
  'imports.running': {
    status: 409,
    de: 'Der Import läuft noch. Bitte warten Sie, bis er fertig ist.',
    en: 'The import is still running. Please wait until it has finished.',
  },
  'imports.started': {
    status: 409,
    de: 'Der Import hat schon begonnen; die Zuordnung steht fest.',
    en: 'The import has already started; the mapping can no longer be changed.',
  },
  'imports.tooLarge': {
    status: 422,
    de: 'Der Inhalt der Datei ist ausgepackt zu groß.',
    en: 'The unpacked file contents are too large.',
  },
  'imports.tooManyColumns': {
    status: 422,
    de: 'Die Tabelle hat mehr als {limit} Spalten.',
    en: 'The table has more than {limit} columns.',
  },
  'imports.tooManyRows': {
    status: 422,
    de: 'Die Tabelle hat mehr als {limit} Zeilen. Teilen Sie sie auf.',
    en: 'The table has more than {limit} rows. Please split it.',
  },
  'imports.twice': { status: 400, de: 'Steht schon in Zeile {row}', en: 'Already in row {row}' },
  'imports.valueInvalid': { status: 400, de: 'Angabe ungültig: „{value}“', en: 'Invalid value: “{value}”' },
  'imports.valueMissing': { status: 400, de: 'Angabe fehlt', en: 'Value missing' },
} as const satisfies ErrorTexts
