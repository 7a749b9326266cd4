/** Prevents spreadsheets from running what was typed: files of the server and of the browser alike. */

// What spreadsheets take for the beginning of a formula, also behind blanks and line ends of any kind, and the quote that
// prevents it.
const guarded = /^'*(?:[\p{Cc}\p{Zl}\p{Zp}]|\s*[=+\-@＝＋－＠])/u

/**
 * Phone numbers in groups, which stay as they are: spreadsheets find no formula in two numbers side by side and show the text,
 * and nothing but digits, brackets, slashes and dashes could run anyhow. One without blanks would be shown as a number, without its plus.
 */
const phoneInGroups = /^\+[1-9]\d{0,3}( (\(\d+\)\d*|\d+)([/-]\d+)*)+$/

/** What a cell of a CSV file holds that has to stand between quotes: for some program it ends a line or a cell. */
export const quotedInCsv = /[";\p{Cc}\p{Zl}\p{Zp}]/u

type Cell = string | number
const quoted = <C extends Cell>(cell: C, pattern: RegExp): C | string =>
  typeof cell === 'string' && pattern.test(cell) ? `'${cell}` : cell

/** A cell of a CSV file that no spreadsheet takes for a formula: a quote comes first, but before phone numbers in groups. */
export const guardCell = <C extends Cell>(cell: C): C | string =>
  typeof cell === 'string' && phoneInGroups.test(cell) ? cell : quoted(cell, guarded)

/** A cell of a workbook, where texts are no formulas: only what looks guarded is, so that reading takes off as much. */
export const guardQuote = <C extends Cell>(cell: C): C | string =>
  typeof cell === 'string' && cell.startsWith("'") ? quoted(cell, guarded) : cell

/** The same cell as it was before, also when a spreadsheet saved a CSV file as a workbook. */
export const unguardCell = (cell: string): string => (cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell)
