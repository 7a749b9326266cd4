import { deflateSync, inflateSync } from 'node:zlib'
import { isEndOfImage, jpegSegments } from './pictures/jpeg-segments.ts'

/** Bytes a picture that is packed twice may unpack to. */
const unpackedAtMost = 32 * 1024 * 1024

/**
 * The bytes of a packed picture without metadata, such as place, time and owner, and without what lies behind its end.
 * Throws RangeError for what unpacks to too much.
 */
export function plainPicture(bytes: Uint8Array, filters: readonly string[]): Uint8Array {
  if (filters[0] === 'DCTDecode') return plainJpeg(bytes)
  if (filters[0] === 'JPXDecode') return plainJpeg2000(bytes)
  if (filters[0] !== 'FlateDecode' || filters[1] !== 'DCTDecode') return bytes
  return deflateSync(plainJpeg(inflateSync(bytes, { maxOutputLength: unpackedAtMost })))
}

const [startOfImage, endOfImage, comment] = [0xd8, 0xd9, 0xfe]

/** Pictures, tables, scans, and of the application's own segments those that say how colours are meant. */
export function plainJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return bytes
  const parts = [bytes.subarray(0, 2)]
  for (const segment of jpegSegments(bytes))
    if (!isEndOfImage(segment) && isNeeded(segment.marker, bytes, segment.start))
      parts.push(bytes.subarray(segment.start, segment.end))
  return Buffer.concat([...parts, Uint8Array.of(0xff, endOfImage)])
}

/** JFIF, colour profiles and Adobe's transform are needed to draw it. */
function isNeeded(marker: number, bytes: Uint8Array, at: number): boolean {
  if (marker === comment) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const name = Buffer.from(bytes.buffer, bytes.byteOffset + at + 4, Math.min(11, bytes.length - at - 4)).toString(
    'latin1',
  )
  return ['JFIF', 'ICC_PROFILE', 'Adobe'].some((one) => name.startsWith(one))
}

/** Boxes of ISO 15444-1, annex I, that are drawn: signature, type, header and picture. */
function plainJpeg2000(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.toString('latin1', 4, 8) !== 'jP  ') return bytes
  const parts: Buffer[] = []
  for (let at = 0; at + 8 <= view.length; ) {
    const size = view.readUInt32BE(at)
    // 0: to the end; 1: a longer number follows, which no picture of ten megabytes needs.
    const end = size < 8 ? view.length : at + size
    if (['jP  ', 'ftyp', 'jp2h', 'jp2c'].includes(view.toString('latin1', at + 4, at + 8)))
      parts.push(view.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}
