import { endOfScan } from '../plain-picture.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
// Frames of ITU T.81, table B.1: C0 to CF without tables (C4, CC) and the reserved C8.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size a JPEG says, and whether it comes to its end. Throws RangeError for one without a frame. */
export function jpegHead(bytes: Uint8Array): { width: number; height: number; whole: boolean } {
  const numbers = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size: { width: number; height: number } | undefined
  let whole = false
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === endOfImage; ) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff || marker === endOfImage) {
      whole = marker === endOfImage
      break
    }
    // Markers may be filled up with more of their first byte.
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker) && !size) size = { height: numbers.readUInt16BE(at + 5), width: numbers.readUInt16BE(at + 7) }
    at += 2 + numbers.readUInt16BE(at + 2)
    if (marker === startOfScan) at = endOfScan(bytes, at)
  }
  if (!size) throw new RangeError('no frame')
  return { ...size, whole }
}
