import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { decodeParameters, type PdfShape } from './pdf-shapes.ts'
import { plainPicture } from './plain-picture.ts'

/** Objects that may be written; a scan of sixty pages has a few thousand. */
const objectsAtMost = 200_000
const deepest = 60

/** Ways in which streams are packed; others read files from elsewhere or need a key. */
const filters = new Set(
  'FlateDecode LZWDecode ASCII85Decode ASCIIHexDecode RunLengthDecode DCTDecode JPXDecode CCITTFaxDecode JBIG2Decode'.split(
    ' ',
  ),
)

/** Copies objects of one PDF into another, of each what its shape names. Throws RangeError beyond its bounds. */
export function pdfCopier(from: PDFContext, to: PDFContext) {
  // An object that is used twice stays one, and one that holds itself comes to an end.
  const done = new Map<PdfShape, Map<PDFRef, PDFRef | undefined>>()
  let written = 0

  function copy(object: PDFObject | undefined, shape: PdfShape, depth = 0): PDFObject | undefined {
    if (++written > objectsAtMost || depth > deepest) throw new RangeError('holds too much')
    if (object instanceof PDFRef) return copyRef(object, shape, depth)
    if (object instanceof PDFStream) return copyStream(object, shape, depth)
    if (object instanceof PDFDict) return copyDict(object, shape, depth)
    if (object instanceof PDFArray) {
      const list = PDFArray.withContext(to)
      for (const one of object.asArray()) list.push(copy(one, shape, depth + 1) ?? PDFNull)
      return list
    }
    return isPlain(object) ? object : undefined
  }

  function copyRef(ref: PDFRef, shape: PdfShape, depth: number): PDFObject | undefined {
    const known = done.get(shape) ?? new Map<PDFRef, PDFRef | undefined>()
    done.set(shape, known)
    if (known.has(ref)) return known.get(ref)
    const own = to.nextRef()
    known.set(ref, own)
    const copied = copy(from.lookup(ref), shape, depth + 1)
    // Null, where nothing could be copied.
    to.assign(own, copied ?? PDFNull)
    return own
  }

  function shapeOf(dict: PDFDict, { bySubtype, ...shape }: PdfShape): PdfShape | undefined {
    if (!bySubtype) return shape
    const subtype = dict.lookup(PDFName.of('Subtype'))
    return subtype instanceof PDFName ? bySubtype[subtype.decodeText()]?.() : undefined
  }

  function copyDict(dict: PDFDict, wished: PdfShape, depth: number): PDFDict | undefined {
    const shape = shapeOf(dict, wished)
    if (!shape?.keys && !shape?.any) return undefined
    const own = PDFDict.withContext(to)
    for (const [name, value] of dict.entries()) {
      const inner = shape.any ?? shape.keys?.[name.decodeText()]
      const copied = inner && copy(value, inner(), depth + 1)
      if (copied) own.set(name, copied)
    }
    return own
  }

  function copyStream(stream: PDFStream, wished: PdfShape, depth: number): PDFObject | undefined {
    const shape = shapeOf(stream.dict, wished)
    if (!shape?.stream || !(stream instanceof PDFRawStream)) return undefined
    const own = copyDict(stream.dict, { keys: {}, ...shape }, depth) ?? PDFDict.withContext(to)
    const packed = filtersOf(stream.dict)
    if (packed.some((one) => !filters.has(one))) return undefined
    const parameters = copy(
      stream.dict.get(PDFName.of('DecodeParms')) ?? stream.dict.get(PDFName.of('DP')),
      decodeParameters,
      depth + 1,
    )
    if (packed.length > 0) own.set(PDFName.of('Filter'), to.obj(packed))
    if (parameters) own.set(PDFName.of('DecodeParms'), parameters)
    return PDFRawStream.of(own, plainPicture(stream.getContents(), packed))
  }

  return copy
}

function filtersOf(dict: PDFDict): string[] {
  const named = dict.lookup(PDFName.of('Filter'))
  const all = named instanceof PDFArray ? named.asArray().map((one) => dict.context.lookup(one)) : named ? [named] : []
  return all.map((one) => (one instanceof PDFName ? one.decodeText() : ''))
}

const isPlain = (object: PDFObject | undefined): boolean =>
  object instanceof PDFNumber ||
  object instanceof PDFName ||
  object instanceof PDFBool ||
  object instanceof PDFString ||
  object instanceof PDFHexString
