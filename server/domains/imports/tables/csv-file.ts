import { parse } from 'csv-parse/sync'
import { importRowLimit } from '#contract/import-limits.ts'
import { columnLimit, type Table, TableProblem } from './table.ts'

/** A CSV file in whichever of the usual encodings and with whichever of the usual delimiters. */
export function readCsv(bytes: Buffer): Table {
  const { text, separator } = withoutSeparatorLine(decoded(bytes))
  // oxlint-disable-next-line no-control-regex -- what no text has is looked for
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, 100_000))) throw new TableProblem('imports.kindUnknown')
  const delimiter = separator ?? delimiterOf(text)
  boundCells(text, delimiter)
  try {
    const table: Table = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 500_000,
      to: importRowLimit + 2,
    })
    if (table.length > importRowLimit + 1) throw new TableProblem('imports.tooManyRows', { limit: importRowLimit })
    return table
  } catch (thrown) {
    throw thrown instanceof TableProblem ? thrown : new TableProblem('imports.damaged')
  }
}

/** The widest row a workbook can have, and so much of what is written out of one. */
const widest = 16_384
const cellsInAll = 6_000_000

/** Refuses what is nothing but delimiters before a cell is made of each. Those in quotes are counted like the others. */
function boundCells(text: string, delimiter: string): void {
  let cells = 0
  let inRow = 0
  let lineEnd = -1
  const newline = text.includes('\n') ? '\n' : '\r'
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    if (at > lineEnd) {
      inRow = 0
      lineEnd = text.indexOf(newline, at)
      if (lineEnd < 0) lineEnd = text.length
    }
    if (++inRow > widest) throw new TableProblem('imports.tooManyColumns', { limit: columnLimit })
    if (++cells > cellsInAll) throw new TableProblem('imports.tooLarge')
  }
}

function decoded(bytes: Buffer): string {
  const start = bytes.subarray(0, 1000)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Latin letters in UTF-16 without a mark: every other byte is zero.
  const zeros = (from: number) => start.filter((byte, index) => index % 2 === from && byte === 0).length
  if (zeros(1) > start.length / 4) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros(0) > start.length / 4) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Excel's own first line, `sep=;`, names the separator and is no header. */
function withoutSeparatorLine(text: string): { text: string; separator: string | undefined } {
  const line = /^\uFEFF?"?sep=([^\r\n"])"?(?:\r\n|\n|\r)/i.exec(text.slice(0, 20))
  return { text: line ? text.slice(line[0].length) : text, separator: line?.[1] }
}

/** Which of `;`, tab and `,` is most frequent in the headers, outside quotes. */
export function delimiterOf(text: string): string {
  const head = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 20_000))?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const count = (delimiter: string) => head.split(delimiter).length - 1
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best))
}
