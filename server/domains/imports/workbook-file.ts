import readXlsxFile from 'read-excel-file/node'
import { importRowLimit } from '#contract/imports.ts'
import { type Table, TableProblem } from './table.ts'
import { zipEntries } from './zip.ts'

const partLimit = 200 * 1024 * 1024
const wholeLimit = 300 * 1024 * 1024

/** The first sheet of a workbook. What could run, grow or reach out is refused before anything reads it. */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  inspect(bytes)
  const sheets = await readXlsxFile(bytes).catch(() => {
    throw new TableProblem('imports.damaged')
  })
  return (sheets[0]?.data ?? []).map((row) => row.map((cell) => textOf(cell)))
}

function inspect(bytes: Buffer): void {
  const entries = guarded(() => zipEntries(bytes), 'imports.damaged')
  if (entries.some(({ name }) => /vbaProject|macrosheets|\.bin$/i.test(name) && !/printerSettings/i.test(name)))
    throw new TableProblem('imports.macros')
  if (!entries.some(({ name }) => /^\/?xl\/workbook\.xml$/i.test(name))) throw new TableProblem('imports.kindUnknown')
  let left = wholeLimit
  for (const { name, read } of entries.filter(({ name }) => /\.(xml|rels)$/i.test(name))) {
    const part = guarded(() => read(Math.min(left, partLimit)), 'imports.tooLarge')
    left -= part.length
    // Only what declares entities needs a document type; workbooks have none.
    if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY')) throw new TableProblem('imports.damaged')
    if (/worksheets\/[^/]+\.xml$/i.test(name)) inspectSheet(part)
  }
}

function inspectSheet(sheet: Buffer): void {
  if (sheet.includes('<f>') || sheet.includes('<f ') || sheet.includes('<f/>'))
    throw new TableProblem('imports.formulas')
  let rows = 0
  for (let at = sheet.indexOf('<row'); at >= 0; at = sheet.indexOf('<row', at + 4))
    if (++rows > importRowLimit + 1) throw new TableProblem('imports.tooManyRows', { limit: importRowLimit })
}

function guarded<T>(run: () => T, code: 'imports.damaged' | 'imports.tooLarge'): T {
  try {
    return run()
  } catch (thrown) {
    const tooLarge = (thrown as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' || thrown instanceof RangeError
    throw new TableProblem(tooLarge && code === 'imports.tooLarge' ? 'imports.tooLarge' : 'imports.damaged')
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}
