/** What an uploaded file is by its content, whatever its name says. */

export type FileKind = 'image' | 'tiff' | 'pdf' | 'heic' | 'otherImage'

/** Bytes before the head of a PDF that readers look past. */
const headWithin = 1024

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')]

const drawn = [
  [0xff, 0xd8, 0xff],
  [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
]
const tiff = [
  [...ascii('II'), 0x2a, 0],
  [...ascii('MM'), 0, 0x2a],
]
/** GIF, JPEG 2000 (boxes, then bare), JPEG XL (boxes, then bare), TIFF of more than four gigabytes, Photoshop. */
const other = [
  ascii('GIF8'),
  [0, 0, 0, 0x0c, ...ascii('jP  ')],
  [0xff, 0x4f, 0xff, 0x51],
  [0, 0, 0, 0x0c, ...ascii('JXL ')],
  [0xff, 0x0a],
  [...ascii('II'), 0x2b, 0],
  [...ascii('MM'), 0, 0x2b],
  ascii('8BPS'),
]
/** Brands of ISO 23008-12 and of AVIF. */
const heif = /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1|avi[fs])$/

/** Null: neither a picture nor a PDF. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const isOneOf = (signatures: readonly number[][]) => signatures.some((one) => begins(bytes, one))
  if (isOneOf(drawn) || (begins(bytes, ascii('RIFF')) && begins(bytes, ascii('WEBP'), 8)) || isBitmap(bytes))
    return 'image'
  if (isOneOf(tiff)) return 'tiff'
  if (begins(bytes, ascii('ftyp'), 4) && heif.test(String.fromCharCode(...bytes.subarray(8, 12)))) return 'heic'
  if (isOneOf(other)) return 'otherImage'
  return pdfHead(bytes) >= 0 ? 'pdf' : null
}

// Its two letters begin many a text; the two reserved words behind the size are zero.
const isBitmap = (bytes: Uint8Array): boolean => begins(bytes, ascii('BM')) && begins(bytes, [0, 0, 0, 0], 6)

const pdfHead = (bytes: Uint8Array): number =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headWithin)).indexOf('%PDF-')

/** The file without what stands before its head: of a PDF anything, of a picture line ends and the like, as web servers leave them. */
export function fromHead(bytes: Uint8Array): Uint8Array {
  if (kindOf(bytes) === 'pdf') return bytes.subarray(pdfHead(bytes))
  if (kindOf(bytes)) return bytes
  let at = begins(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0
  while (at < headWithin && [0, 9, 10, 13, 32].includes(bytes[at] ?? -1)) at++
  const rest = bytes.subarray(at)
  return kindOf(rest) ? rest : bytes
}
