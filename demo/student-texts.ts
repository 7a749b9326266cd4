/** What the textbook edition has beside the student version. */
export const comparison = [
  ['Welle und Lager', 'Shafts and bearings', '✓', '✓'],
  ['Stirnradpaare', 'Cylindrical gear pairs', 'bis Modul 3', '✓', 'up to module 3'],
  ['Planetengetriebe', 'Planetary gears', '–', '✓'],
  ['Ausdruck mit Wasserzeichen', 'Printout with watermark', '✓', '✓'],
  ['Beispiele aus dem Lehrbuch', 'Textbook examples', '✓', '–'],
].map(([de, en, textbook, student, textbookEn = '']) => ({ de, en, textbook, student, textbookEn, studentEn: '' }))

/** Where the program is, where its licence goes, how a licence request is made. */
export const guide = {
  guideDe: `1. Laden Sie das Programm von https://www.wellenwerk.example/download und installieren Sie es.
2. Legen Sie die Lizenzdatei (.lic) in den Ordner „Lizenzen“ neben dem Programm.
3. Starten Sie das Programm; unter „Hilfe – Lizenz“ steht, bis wann die Lizenz gilt.
Fragt das Portal nach einer Lizenzanfrage (.id), erzeugt das Programm sie unter „Hilfe – Lizenz – Lizenzanfrage speichern“.`,
  guideEn: `1. Download the program from https://www.wellenwerk.example/download and install it.
2. Put the licence file (.lic) in the “Licences” folder next to the program.
3. Start the program. “Help – Licence” shows when the licence expires.
If the portal asks for a licence request (.id), save one in the program under “Help – Licence – Save licence request”.`,
}
