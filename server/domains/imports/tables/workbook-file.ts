import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { knownHeaders, rowsAboveHeaders } from './headers.ts'
import { type Table, TableProblem, type TableRow } from './table.ts'
import {
  readBook,
  readFormats,
  readRelations,
  readSheet,
  readTexts,
  type SheetContext,
  type SheetEntry,
} from './workbook-parts.ts'

const partLimit = 200 * 1024 * 1024
const wholeLimit = 300 * 1024 * 1024
const partsLimit = 10_000
/** So often more than it is packed to is a workbook that holds little; tables of words unpack to ten to thirty times as much. */
const growth = 100
const smallAtLeast = 20 * 1024 * 1024
/** Sheets that are looked at to find the one with the table. */
const sheetsLookedAt = 20

/**
 * A sheet of a workbook: the one named, else of those that are shown and hold something the one with the most known
 * headers, the one that was open last first. Other parts than its own, the texts and the formats are never unpacked.
 * Throws TableProblem.
 */
export async function readWorkbook(
  bytes: Buffer,
  known: ReadonlySet<string>,
  wished: string | undefined,
): Promise<Table> {
  const archive = await openArchive(bytes)
  try {
    return await tableOf(archive, known, wished)
  } catch (thrown) {
    if (thrown instanceof TableProblem) throw thrown
    // It unpacks to more than it declares.
    const grows = thrown instanceof Error && thrown.message.startsWith('too many bytes')
    throw new TableProblem(grows ? 'imports.tooLarge' : 'imports.damaged')
  }
}

async function tableOf(archive: Archive, known: ReadonlySet<string>, wished: string | undefined): Promise<Table> {
  const bookName =
    (await archive.related('')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  // A document, and a workbook whose parts are no XML (.xlsb), have the same frame.
  if (!archive.has(bookName) || /\.bin$|document\.xml$/i.test(bookName)) throw new TableProblem('imports.kindUnknown')
  const relations = await archive.related(bookName)
  const { sheets: entries, date1904, active } = readBook(await archive.part(bookName))
  const partOf = ({ relation }: SheetEntry) =>
    relations.find(({ id, type }) => id === relation && type === 'worksheet')?.target
  const partNamed = async (kind: string): Promise<Buffer | undefined> => {
    const name = relations.find(({ type }) => type === kind)?.target
    return name === undefined || !archive.has(name) ? undefined : archive.part(name)
  }
  const [texts, formats] = [await partNamed('sharedStrings'), await partNamed('styles')]
  const context: SheetContext = {
    texts: texts ? readTexts(texts) : [],
    formats: formats ? readFormats(formats) : [],
    date1904,
  }
  const shown = entries.filter((entry) => !entry.hidden && archive.has(partOf(entry) ?? ''))
  const rowsOf = async (entry: SheetEntry, most?: number): Promise<TableRow[]> =>
    readSheet(await archive.part(partOf(entry)!), context, most)
  const best =
    wished === undefined ? await likeliest(shown, active, rowsOf, known) : shown.find(({ name }) => name === wished)
  if (!best) throw new TableProblem('imports.empty')
  return {
    rows: await rowsOf(best),
    delimiter: null,
    encoding: null,
    encodingGuessed: false,
    sheet: best.name,
    sheets: shown.map(({ name }) => name),
    hiddenSheets: entries.filter(({ hidden }) => hidden).length,
  }
}

async function likeliest(
  shown: SheetEntry[],
  active: number,
  rowsOf: (entry: SheetEntry, most: number) => Promise<TableRow[]>,
  known: ReadonlySet<string>,
): Promise<SheetEntry | undefined> {
  if (shown.length === 1) return shown[0]
  let best: { entry: SheetEntry; score: number } | undefined
  const inTurn = shown.toSorted((one, other) => Number(other.at === active) - Number(one.at === active))
  for (const entry of inTurn.slice(0, sheetsLookedAt)) {
    const rows = await rowsOf(entry, rowsAboveHeaders)
    if (!rows.some(({ cells }) => cells.some((cell) => cell !== ''))) continue
    const score = Math.max(...rows.map((row) => knownHeaders(row, known)))
    if (!best || score > best.score) best = { entry, score }
  }
  return best?.entry
}

interface Relation {
  id: string
  /** The end of its type, which the strict and the usual form have alike. */
  type: string
  target: string
}

/** The parts of a workbook by their names, whichever case they are written in. */
interface Archive {
  has: (name: string) => boolean
  part: (name: string) => Promise<Buffer>
  related: (name: string) => Promise<Relation[]>
}

async function openArchive(bytes: Buffer): Promise<Archive> {
  const entries = new Map<string, Entry>()
  const zip = await listed(bytes, entries)
  let left = wholeLimit
  // A sheet is looked at before it is read.
  const unpacked = new Map<Entry, Buffer>()
  const has = (name: string) => entries.has(name.toLowerCase())
  const part = async (name: string): Promise<Buffer> => {
    const entry = entries.get(name.toLowerCase())
    if (!entry || entry.isEncrypted()) throw new TableProblem('imports.damaged')
    const there = unpacked.get(entry)
    if (there) return there
    if (entry.uncompressedSize > Math.min(left, partLimit)) throw new TableProblem('imports.tooLarge')
    if (entry.uncompressedSize > Math.max(smallAtLeast, entry.compressedSize * growth))
      throw new TableProblem('imports.tooLarge')
    left -= entry.uncompressedSize
    const bytesOfPart = await buffer(await zip.openReadStreamPromise(entry))
    unpacked.set(entry, bytesOfPart)
    return bytesOfPart
  }
  return {
    has,
    part,
    async related(name) {
      const folder = name.slice(0, name.lastIndexOf('/') + 1)
      const relations = `${folder}_rels/${name.slice(folder.length)}.rels`
      return has(relations)
        ? readRelations(await part(relations)).map((one) => {
            const paths = pathsOf(folder, one.target)
            return { ...one, target: paths.find(has) ?? paths[0]! }
          })
        : []
    },
  }
}

async function listed(bytes: Buffer, entries: Map<string, Entry>): Promise<ZipFile> {
  const broken = (): never => {
    throw new TableProblem('imports.damaged')
  }
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }).catch(broken)
  if (zip.entryCount > partsLimit) broken()
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase()
      if (/vbaproject\.bin$|\/macrosheets\//.test(name)) throw new TableProblem('imports.macros')
      // Two parts of one name mean one thing to this reader and another to the next.
      if (entries.has(name)) broken()
      entries.set(name, entry)
    }
  } catch (thrown) {
    if (thrown instanceof TableProblem) throw thrown
    broken()
  }
  return zip
}

/**
 * Where a relation may lead: from the root, or from the folder of the part that names it, each as an address and in plain letters.
 * Some programs name the folder although they are in it.
 */
function pathsOf(folder: string, target: string): string[] {
  const written = target.replaceAll('\\', '/')
  return [folder, ''].flatMap((base) => {
    const path = URL.parse(written, `zip:///${base}`)?.pathname.slice(1) ?? ''
    return [path, plainPath(path)]
  })
}

function plainPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
