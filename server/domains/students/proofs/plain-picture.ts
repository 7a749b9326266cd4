import { deflateSync, inflateSync } from 'node:zlib'

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

const [startOfImage, endOfImage, startOfScan, comment] = [0xd8, 0xd9, 0xda, 0xfe]
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Segments of ITU T.81, annex B: pictures, tables, scans, and of the application's own those that say how colours are meant. */
export function plainJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return bytes
  const parts = [bytes.subarray(0, 2)]
  const numbers = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = numbers.readUInt8(at + 1)
    if (bytes[at] !== 0xff) break
    if (marker === endOfImage) break
    // Markers may be filled up with more of their first byte.
    if (marker === 0xff) {
      at++
      continue
    }
    let end = at + 2 + numbers.readUInt16BE(at + 2)
    if (marker === startOfScan) end = endOfScan(bytes, end)
    if (isNeeded(marker, bytes, at)) parts.push(bytes.subarray(at, end))
    at = end
  }
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

/** Where the next marker stands that is no part of the scan. */
export function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? endOfImage
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return bytes.length
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
