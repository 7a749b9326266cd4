import { deflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'
import { appearancesOf } from './pdf-appearances.ts'
import { pdfCopier } from './pdf-copier.ts'
import { type FoundPage, pagesOf } from './pdf-pages.ts'
import { box, content, form, group, layers, resources } from './pdf-shapes.ts'
import type { CleanFile, FileRefusal } from './clean-file.ts'

const pagesAtMost = 60

/** Names in a PDF that run something or reach out. None of it is copied; the sender is refused nevertheless. */
const active = new Set([
  '/JavaScript',
  '/JS',
  '/Launch',
  '/RichMedia',
  '/XFA',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
  '/Movie',
  '/Sound',
  '/Rendition',
  '/3D',
])

/** Bytes one stream of a PDF may unpack to while the file is opened: what is read then lists objects. */
const unpackedAtMost = 32 * 1024 * 1024
let unpackedMore = false
boundUnpacking()

/** Memory outside a thread's heap has no other bound: the library's buffers for unpacking grow no further. */
function boundUnpacking(): void {
  const packed = PDFRawStream.of(PDFContext.create().obj({ Filter: 'FlateDecode' }), deflateSync(''))
  // Every kind of unpacking has this in common.
  const unpacking = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(packed))) as {
    ensureBuffer: (this: object, bytes: number) => Uint8Array
  }
  const { ensureBuffer } = unpacking
  unpacking.ensureBuffer = function bounded(bytes) {
    unpackedMore ||= bytes > unpackedAtMost
    if (unpackedMore) throw new RangeError('unpacks to too much')
    return ensureBuffer.call(this, bytes)
  }
}

/**
 * A rewritten PDF: its pages with their content, fonts and pictures, and what filled-in forms and stamps show. All else
 * stays behind: actions, links, attached files, scripts, metadata. One that opens without a password is opened.
 */
export async function writePdf(bytes: Uint8Array): Promise<CleanFile | FileRefusal> {
  unpackedMore = false
  try {
    const source = await PDFDocument.load(bytes, {
      parseSpeed: ParseSpeeds.Fastest,
      throwOnInvalidObject: false,
      updateMetadata: false,
      // Many systems lock changing alone, with a password for the owner and none for the reader.
      password: '',
    })
    // The library reads on after an object it cannot read.
    if (unpackedMore) return { refused: 'students.pdfUnreadable' }
    for (const [, object] of source.context.enumerateIndirectObjects())
      if (isActive(object)) return { refused: 'students.pdfActive' }
    const pages = pagesOf(source.context, source.catalog.get(PDFName.of('Pages')), pagesAtMost)
    if (pages.length === 0) return { refused: 'students.pdfUnreadable' }
    return { bytes: await rewritePages(source, pages), mediaType: 'application/pdf' }
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message)
    return { refused: locked ? 'students.pdfLocked' : 'students.pdfUnreadable' }
  }
}

async function rewritePages(source: PDFDocument, pages: readonly FoundPage[]): Promise<Uint8Array> {
  const clean = await PDFDocument.create({ updateMetadata: false })
  const copy = pdfCopier(source.context, clean.context)
  for (const page of pages) {
    const own = clean.addPage().node
    for (const name of ['MediaBox', 'CropBox', 'Rotate', 'UserUnit']) {
      const value = copy(page.lookup(PDFName.of(name)), box)
      // Without a value, the default of a new page stays.
      if (value) own.set(PDFName.of(name), value)
    }
    set(own, 'Group', copy(page.get(PDFName.of('Group')), group))
    const used = copy(page.lookup(PDFName.of('Resources')), resources)
    const ownResources = used instanceof PDFDict ? used : PDFDict.withContext(clean.context)
    set(own, 'Resources', ownResources)
    const contents = copiedContents(page, copy)
    const drawn = drawAppearances(page, ownResources, copy)
    // What the page draws begins and ends with nothing changed, so that what is drawn over it stands where it should.
    const around = (middle: PDFObject[]) =>
      drawn === '' ? middle : [streamOf(clean.context, 'q\n'), ...middle, streamOf(clean.context, `\nQ\n${drawn}`)]
    set(own, 'Contents', clean.context.obj(around(contents)))
  }
  set(clean.catalog, 'OCProperties', copy(source.catalog.get(PDFName.of('OCProperties')), layers))
  return clean.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity })
}

type Copy = ReturnType<typeof pdfCopier>

function set(dict: PDFDict, name: string, value: PDFObject | undefined): void {
  if (value) dict.set(PDFName.of(name), value)
  else dict.delete(PDFName.of(name))
}

function copiedContents(page: FoundPage, copy: Copy): PDFObject[] {
  const contents = page.lookup(PDFName.of('Contents'))
  const all = contents instanceof PDFArray ? contents.asArray() : [page.get(PDFName.of('Contents'))]
  return all.flatMap((one) => copy(one, content) ?? [])
}

/** Draws what annotations show as content of the page; returns the operators that do. */
function drawAppearances(page: FoundPage, own: PDFDict, copy: Copy): string {
  const shown = appearancesOf(page).flatMap(({ ref, matrix }) => {
    const drawn = copy(ref, form)
    return drawn ? [{ drawn, matrix }] : []
  })
  if (shown.length === 0) return ''
  const drawings = own.lookupMaybe(PDFName.of('XObject'), PDFDict)
  // A list of its own: pages may share theirs.
  const pictures = PDFDict.fromMapWithContext(new Map(drawings?.entries()), own.context)
  own.set(PDFName.of('XObject'), pictures)
  return shown
    .map(({ drawn, matrix }, at) => {
      const name = PDFName.of(`Shown${at}`)
      pictures.set(name, drawn)
      return `q ${matrix.map((one) => one.toFixed(5)).join(' ')} cm ${name.toString()} Do Q\n`
    })
    .join('')
}

const streamOf = (context: PDFContext, operators: string): PDFObject => context.register(context.stream(operators))

/** Whether an object, or one written within it, is of a kind that does something. */
function isActive(object: PDFObject, depth = 0): boolean {
  if (depth > 40) return true
  const dict = object instanceof PDFStream ? object.dict : object
  if (dict instanceof PDFDict)
    return dict.entries().some(([name, value]) => {
      const named = value instanceof PDFName && active.has(value.toString())
      return named || active.has(name.toString()) || isActive(value, depth + 1)
    })
  return dict instanceof PDFArray && dict.asArray().some((one) => isActive(one, depth + 1))
}
