import { parentPort, workerData } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { imageSize } from 'image-size'
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { ErrorCode } from '#texts/errors.ts'

export interface Cleaned {
  bytes: Uint8Array
  mediaType: 'image/jpeg' | 'application/pdf'
}
export interface Refused {
  refused: ErrorCode
}

const pixelsAtMost = 60_000_000
/** Pixels of the longer side that are kept: enough to read a certificate. */
const side = 2400
const pagesAtMost = 60

const { upload, kind } = workerData as { upload: Uint8Array; kind: 'image' | 'pdf' }

/** The picture alone, upright and no larger than needed: no place, no camera, nothing behind its end. */
async function cleanImage(bytes: Uint8Array): Promise<Cleaned | Refused> {
  try {
    // The head alone is read here: what would unpack to more is refused before anything is.
    const { width, height } = imageSize(bytes)
    if (width * height > pixelsAtMost) return { refused: 'students.imageTooLarge' }
    if (width < 16 || height < 16) return { refused: 'students.imageUnreadable' }
    const source = new Transformer(Buffer.from(bytes)).rotate()
    // Turned upright, width and height may have changed places.
    if (Math.max(width, height) > side) source.resize({ width: side, height: side, fit: ResizeFit.Inside })
    return { bytes: await source.jpeg(82), mediaType: 'image/jpeg' }
  } catch {
    return { refused: 'students.imageUnreadable' }
  }
}

/** Names in a PDF that run something, reach out or carry other files. */
const active = new Set([
  '/JavaScript',
  '/JS',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/RichMedia',
  '/XFA',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
  '/Movie',
  '/Sound',
  '/Rendition',
  '/OpenAction',
  '/AA',
  '/3D',
])

/** Bytes one stream of a PDF may unpack to while the file is opened: what is read then lists objects. */
const unpackedAtMost = 32 * 1024 * 1024
let unpackedMore = false

/** What lies outside a thread's heap is bounded by nobody else: no more room is made where the library unpacks. */
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

async function cleanPdf(bytes: Uint8Array): Promise<Cleaned | Refused> {
  try {
    boundUnpacking()
    const source = await PDFDocument.load(bytes, { throwOnInvalidObject: false, updateMetadata: false })
    const pages = source.getPageCount()
    // The library reads on after an object it cannot read.
    if (unpackedMore || pages === 0 || pages > pagesAtMost) return { refused: 'students.pdfUnreadable' }
    for (const [, object] of source.context.enumerateIndirectObjects())
      if (isActive(object)) return { refused: 'students.pdfActive' }
    // Pages alone go into a new document: names, forms and what hangs on the catalogue stay behind.
    const clean = await PDFDocument.create({ updateMetadata: false })
    for (const page of await clean.copyPages(source, source.getPageIndices())) clean.addPage(page)
    return { bytes: await clean.save({ addDefaultPage: false }), mediaType: 'application/pdf' }
  } catch (error) {
    return { refused: error instanceof EncryptedPDFError ? 'students.pdfLocked' : 'students.pdfUnreadable' }
  }
}

/** Whether an object, or one written within it, is of a kind that does something. */
function isActive(object: PDFObject, depth = 0): boolean {
  if (depth > 40) return true
  const dict = object instanceof PDFStream ? object.dict : object
  if (dict instanceof PDFDict)
    return dict.entries().some(([name, value]) => {
      const named = value instanceof PDFName && active.has(value.toString())
      // What opens first is harmless where it is a page; actions are dictionaries.
      const opens = name.toString() === '/OpenAction' && !(value instanceof PDFDict)
      return named || (active.has(name.toString()) && !opens) || isActive(value, depth + 1)
    })
  return 'asArray' in object && (object as { asArray(): PDFObject[] }).asArray().some((one) => isActive(one, depth + 1))
}

// Last, when everything above is there.
const answer = await (kind === 'pdf' ? cleanPdf(upload) : cleanImage(upload))
parentPort!.postMessage(answer, [])
