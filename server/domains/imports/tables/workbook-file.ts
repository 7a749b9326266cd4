import { buffer } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { fromBufferPromise } from 'yauzl'
import { type Table, TableProblem } from './table.ts'
import { inspectPart } from './workbook-part.ts'

const partLimit = 200 * 1024 * 1024
const wholeLimit = 300 * 1024 * 1024
const partsLimit = 10_000
/** So often more than it is packed to is a workbook that holds little; tables of words unpack to ten to thirty times as much. */
const growth = 100
/** Texts that deleted cells left behind. */
const textsBeside = 100_000
const smallAtLeast = 20 * 1024 * 1024

/**
 * The first sheet of a workbook. What could run, grow or reach out is refused before anything reads it; the reader is
 * given a file of its own with what was looked at, so that there is nothing in it that it takes differently.
 */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  const parts = await inspected(bytes)
  const sheets = await readXlsxFile(Buffer.from(zipSync(parts, { level: 0 }))).catch(() => {
    throw new TableProblem('imports.damaged')
  })
  return (sheets[0]?.data ?? []).map((row) => row.map((cell) => textOf(cell)))
}

async function inspected(bytes: Buffer): Promise<Record<string, Uint8Array>> {
  const parts: Record<string, Uint8Array> = {}
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true })
    if (zip.entryCount > partsLimit) throw new TableProblem('imports.damaged')
    let left = wholeLimit
    let cells = 0
    let texts = 0
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName
      if (/vbaProject|macrosheets|\.bin$/i.test(name) && !/printerSettings/i.test(name))
        throw new TableProblem('imports.macros')
      if (!/\.(xml|rels)$/i.test(name)) continue
      // Two parts of one name mean one thing to this reader and another to the next.
      if (name in parts || entry.isEncrypted()) throw new TableProblem('imports.damaged')
      if (entry.uncompressedSize > Math.min(left, partLimit)) throw new TableProblem('imports.tooLarge')
      if (entry.uncompressedSize > Math.max(smallAtLeast, entry.compressedSize * growth))
        throw new TableProblem('imports.tooLarge')
      const part = await buffer(await zip.openReadStreamPromise(entry))
      const counts = inspectPart(part)
      left -= part.length
      cells += counts.cells
      texts += counts.texts
      parts[name] = part
    }
    // No cell shows the others, and reading them takes as long as all of them.
    if (texts > cells + textsBeside) throw new TableProblem('imports.tooLarge')
  } catch (thrown) {
    if (thrown instanceof TableProblem) throw thrown
    // It unpacks to more than it declares.
    const grows = thrown instanceof Error && thrown.message.startsWith('too many bytes')
    throw new TableProblem(grows ? 'imports.tooLarge' : 'imports.damaged')
  }
  if (!Object.keys(parts).some((name) => /^xl\/workbook\.xml$/i.test(name)))
    throw new TableProblem('imports.kindUnknown')
  return parts
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nein'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}
