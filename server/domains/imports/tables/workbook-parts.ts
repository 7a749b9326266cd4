import { Parser } from 'saxen'
import { type ImportNote, importRowLimit } from '#contract/import-limits.ts'
import { rowsAboveHeaders } from './headers.ts'
import { dayOfSerial, formatNumber, isDateFormat, timeOfSerial } from './number-format.ts'
import { TableProblem, type TableRow } from './table.ts'

/** As many cells as a table of the most rows and columns has that are read. */
const cellsInAll = 6_000_000
/** Columns and rows a sheet of Excel can have. */
const widest = 16_384
const longest = 1_048_576
/** Columns whose cells are read: one more than a table may have, so that too many are told. */
const columnsRead = 260
const deepest = 100
/** Letters a cell of Excel can have. */
const longestText = 32_767
/** Spreadsheets know fifteen digits of a number: of a longer one the last were lost when it was typed. */
const tooLong = 1e15

interface Handlers {
  open?: (name: string, attributes: () => Record<string, string>, parent: string) => void
  close?: (name: string, text: string, parent: string) => void
  /** Ends the reading after the element at hand. */
  enough?: () => boolean
}

/**
 * Reads a part element by element, by names without their prefixes; `close` is given the text directly within. Throws
 * TableProblem for what no workbook has: a document type, another encoding than UTF-8, elements without end.
 */
function readXml(part: Uint8Array, { open, close, enough }: Handlers): void {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(part)
  const within: { name: string; text: string }[] = []
  const parser = new Parser()
  const refuse = () => {
    throw new TableProblem('imports.damaged')
  }
  parser.on('openTag', (tag, written, decode) => {
    const name = tag.slice(tag.lastIndexOf(':') + 1)
    const attributes = () => {
      const given = written()
      for (const [key, value] of Object.entries(given)) if (value.includes('&')) given[key] = decode(value)
      return given
    }
    open?.(name, attributes, within.at(-1)?.name ?? '')
    if (within.push({ name, text: '' }) > deepest) refuse()
  })
  parser.on('closeTag', () => {
    const ended = within.pop()
    if (ended) close?.(ended.name, ended.text, within.at(-1)?.name ?? '')
    if (enough?.()) parser.stop()
  })
  const add = (text: string) => {
    const at = within.at(-1)
    if (!at) return
    if (at.text.length + text.length > longestText * 6) throw new TableProblem('imports.tooLarge')
    at.text += text
  }
  parser.on('text', (text, decode) => add(decode(text)))
  parser.on('cdata', add)
  // Only what declares entities needs a document type; workbooks have none.
  parser.on('attention', refuse)
  parser.on('error', refuse)
  parser.parse(xml)
}

/** A sheet as the workbook lists it. */
export interface SheetEntry {
  name: string
  relation: string
  hidden: boolean
  at: number
}

/** The sheets of a workbook in their order, the one that was open last, and whether its days count from 1904. */
export function readBook(part: Uint8Array): { sheets: SheetEntry[]; active: number; date1904: boolean } {
  const sheets: SheetEntry[] = []
  let active = 0
  let date1904 = false
  readXml(part, {
    open(name, attributes, parent) {
      const given = attributes()
      if (name === 'sheet' && parent === 'sheets')
        sheets.push({
          name: given['name'] ?? '',
          relation: Object.entries(given).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
          hidden: given['state'] === 'hidden' || given['state'] === 'veryHidden',
          at: sheets.length,
        })
      if (name === 'workbookView') active = Number(given['activeTab'] ?? 0)
      if (name === 'workbookPr') date1904 = isTrue(given['date1904'])
    },
  })
  return { sheets, active, date1904 }
}

/** Text without its escapes: a character that XML cannot hold is written as `_x000D_` (ISO/IEC 29500-1, section 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const isTrue = (text: string | undefined) => text === '1' || text === 'true'

/** What a part is related to; types by their ends alone. */
export function readRelations(part: Uint8Array): { id: string; type: string; target: string }[] {
  const found: { id: string; type: string; target: string }[] = []
  readXml(part, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id = '', Type = '', Target = '', TargetMode } = attributes()
      if (TargetMode !== 'External') found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: Target })
    },
  })
  return found
}

/** The texts cells share, without what is only written above them to pronounce them. */
export function readTexts(part: Uint8Array): string[] {
  const texts: string[] = []
  let text = ''
  let pronounced = 0
  readXml(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') pronounced++
    },
    close(name, inner) {
      if (name === 'rPh') pronounced--
      if (name === 't' && pronounced === 0) text += unescaped(inner)
      if (text.length > longestText * 2) throw new TableProblem('imports.tooLarge')
      if (name === 'si' && texts.push(text) > cellsInAll) throw new TableProblem('imports.tooLarge')
    },
  })
  return texts
}

/** The number format of each style of cells; '' is the usual one. */
export function readFormats(part: Uint8Array): string[] {
  const codes = new Map<string, string>()
  const formats: string[] = []
  readXml(part, {
    open(name, attributes, parent) {
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes()
        codes.set(numFmtId, formatCode)
      } else if (name === 'xf' && parent === 'cellXfs') {
        const { numFmtId = '0' } = attributes()
        formats.push(codes.get(numFmtId) ?? builtIn(Number(numFmtId)))
      }
    },
  })
  return formats
}

/** Formats that are not written down, as far as they are of days and times. */
const builtIn = (id: number): string =>
  (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
    ? 'dd.mm.yyyy'
    : id === 22
      ? 'dd.mm.yyyy hh:mm'
      : (id >= 18 && id <= 21) || id === 45 || id === 47
        ? 'hh:mm'
        : ''

export interface SheetContext {
  texts: readonly string[]
  formats: readonly string[]
  date1904: boolean
}

/** The rows of a sheet that hold anything, of which `most` are enough. */
export function readSheet(part: Uint8Array, context: SheetContext, most = Infinity): TableRow[] {
  const rows: TableRow[] = []
  let row: TableRow | undefined
  let number = 0
  let all = 0
  let column = -1
  let cells = 0
  let cell: { type: string; style: number; value: string; formula: boolean } | undefined
  let pronounced = 0
  readXml(part, {
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attributes()['r'] ?? number + 1)
        column = -1
        if (!Number.isSafeInteger(number) || number < 1) throw new TableProblem('imports.damaged')
        row = { row: number, cells: [], notes: [] }
        if (++all > longest) throw new TableProblem('imports.damaged')
      } else if (name === 'c' && row) {
        const { r, t = 'n', s = '0' } = attributes()
        column = r === undefined ? column + 1 : columnOf(r)
        if (!(column >= 0 && column < widest)) throw new TableProblem('imports.damaged')
        if (++cells > cellsInAll) throw new TableProblem('imports.tooLarge')
        cell = { type: t, style: Number(s), value: '', formula: false }
      } else if (name === 'f' && cell) cell.formula = true
      else if (name === 'rPh') pronounced++
    },
    close(name, text) {
      if (name === 'rPh') pronounced--
      // Rows that were formatted and hold nothing do not count: some programs write all a sheet can have.
      if (
        name === 'row' &&
        row?.cells.some((held) => held !== '') &&
        rows.push(row) > importRowLimit + rowsAboveHeaders
      )
        throw new TableProblem('imports.tooManyRows', { limit: importRowLimit })
      if (!cell || !row) return
      // `v` holds the value, the `t` of an inline text its words.
      if (name === 'v') cell.value += cell.type === 'str' ? unescaped(text) : text
      else if (name === 't' && pronounced === 0) cell.value += unescaped(text)
      if (name !== 'c') return
      if (column < columnsRead) put(row, column, cell, context)
      cell = undefined
    },
    enough: () => rows.length >= most && cell === undefined,
  })
  return rows
}

function put(
  row: TableRow,
  column: number,
  { type, style, value, formula }: { type: string; style: number; value: string; formula: boolean },
  { texts, formats, date1904 }: SheetContext,
): void {
  const note = (code: ImportNote['code'], details: Record<string, unknown> = {}) =>
    void row.notes.push({ code, column, details })
  while (row.cells.length <= column) row.cells.push('')
  if (formula) note('imports.formulaCell')
  // Some programs write -1 for a text that is empty.
  if (type === 's') row.cells[column] = value === '' || value === '-1' ? '' : (texts[Number(value)] ?? noText())
  else if (type === 'b') row.cells[column] = isTrue(value) ? 'ja' : 'nein'
  else if (type === 'e') note('imports.errorCell', { value: value.slice(0, 20) })
  else if (type === 'd') {
    row.cells[column] = value.slice(0, 10)
    note('imports.dateCell')
  } else if (type === 'n' && value.trim() !== '') {
    const format = formats[style] ?? ''
    const amount = Number(value)
    // Some programs write numbers as their country does: 1,5.
    if (!Number.isFinite(amount)) return note('imports.errorCell', { value: value.slice(0, 20) })
    const day = isDateFormat(format) ? dayOfSerial(amount, date1904) : undefined
    row.cells[column] = day ?? (isDateFormat(format) ? timeOfSerial(amount) : formatNumber(amount, format))
    if (day !== undefined) note('imports.dateCell')
    else if (Math.abs(amount) >= tooLong) note('imports.roundedNumber')
  } else row.cells[column] = value
}

function noText(): never {
  throw new TableProblem('imports.damaged')
}

/** The column of a reference such as `AB12`, counted from 0; -1 for what is none. */
function columnOf(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})\$?\d+$/i.exec(reference)?.[1]
  if (!letters) return -1
  return [...letters.toUpperCase()].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
