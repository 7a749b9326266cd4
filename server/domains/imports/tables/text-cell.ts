import type { ImportNote } from '#contract/import-limits.ts'

/** What spreadsheets write in a text file where a cell shows an error, or is too narrow for its number. */
const errorWords =
  /^(?:#(?:N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|NAME\?|DIV\/0!|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!)|#{3,})$/i
const rounded = /^[+-]?\d[.,](\d+)E\+(\d{1,3})$/i

/** Whether digits of a number are lost: `4,90E+12` are 4,900,000,000,000 and what else begins with 4.9. */
function isRounded(cell: string): boolean {
  const [, decimals = '', exponent = ''] = rounded.exec(cell) ?? []
  return exponent !== '' && Number(exponent) > Math.max(decimals.length, 3)
}

/** How all begin that is not taken as it stands: a table of millions of cells has few of them. */
const special = /^\s*["='\\#+\-\d]/

/** A cell of a text file as it was meant, and what is noted of it. */
export function textCell(written: string, column: number): { cell: string; note?: ImportNote } {
  if (!special.test(written)) return { cell: written }
  const cell = written
    // Blanks behind the closing quote.
    .replace(/^"([^"]*)" +$/, '$1')
    // The formula of a text, and the apostrophe before one: both keep a spreadsheet from making it a number.
    .replace(/^="((?:[^"]|"")*)"$/, (_, text: string) => text.replaceAll('""', '"'))
    .replace(/^'(?=\d[\d ./-]*$)/, '')
    // Nothing, as MySQL writes it.
    .replace(/^\\N$/, '')
  const word = cell.trim()
  if (errorWords.test(word)) return { cell: '', note: { code: 'imports.errorCell', column, details: { value: word } } }
  if (isRounded(word)) return { cell, note: { code: 'imports.roundedNumber', column, details: {} } }
  return { cell }
}
