import { Parser } from 'saxen'
import { importRowLimit } from '#contract/import-limits.ts'
import { TableProblem } from './table.ts'

/** As many cells as a table of the most rows and columns has that are read. */
const cellsInAll = 6_000_000
const deepest = 100
/** Bytes of a text of the most letters, with its formatting. */
const longestText = 200_000

/** Counts of a part of a workbook. */
export interface PartCounts {
  cells: number
  /** Texts that cells share: each is in one of them at least. */
  texts: number
}

/**
 * Checks a part of a workbook with the parser that reads it afterwards. A formula is an `f` in a `c`, whatever
 * namespace or prefix either has. Throws TableProblem.
 */
export function inspectPart(part: Uint8Array): PartCounts {
  // Every reader takes UTF-8; another encoding would be read differently afterwards.
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(part)
  const open: string[] = []
  let rows = 0
  let cells = 0
  let texts = 0
  const parser = new Parser()
  parser.on('openTag', (tag) => {
    const name = tag.slice(tag.lastIndexOf(':') + 1)
    if (name === 'f' && open.at(-1) === 'c') throw new TableProblem('imports.formulas')
    if (name === 'row' && ++rows > importRowLimit + 1)
      throw new TableProblem('imports.tooManyRows', { limit: importRowLimit })
    if (name === 'si' && ++texts > cellsInAll) throw new TableProblem('imports.tooLarge')
    if (name === 'c' && ++cells > cellsInAll) throw new TableProblem('imports.tooLarge')
    if (open.push(name) > deepest) throw new TableProblem('imports.damaged')
  })
  parser.on('closeTag', () => void open.pop())
  // Only what declares entities needs a document type; workbooks have none.
  parser.on('attention', () => {
    throw new TableProblem('imports.damaged')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.parse(xml)
  // A cell of Excel has at most 32,767 letters.
  if (texts > 0 && part.length > texts * longestText + 10_000) throw new TableProblem('imports.tooLarge')
  return { cells, texts }
}
