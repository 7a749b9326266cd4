const [startOfScan, endOfImage] = [0xda, 0xd9]
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

interface JpegSegment {
  marker: number
  /** Where it begins, with its marker. */
  start: number
  /** Where the next one begins: of a scan, behind its data. */
  end: number
}

/**
 * The segments of a JPEG after its first marker (ITU T.81, annex B), the end of the image with them. Ends earlier where the
 * bytes do, or where no marker stands.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const numbers = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 2; bytes[start] === 0xff && start + 1 < bytes.length; ) {
    const marker = numbers.readUInt8(start + 1)
    if (marker === endOfImage) {
      yield { marker, start, end: start + 2 }
      return
    }
    // Markers may be filled up with more of their first byte.
    if (marker === 0xff) {
      start++
      continue
    }
    if (start + 4 > bytes.length) return
    let end = start + 2 + numbers.readUInt16BE(start + 2)
    if (marker === startOfScan) end = endOfScan(bytes, end)
    yield { marker, start, end }
    start = end
  }
}

export const isEndOfImage = ({ marker }: JpegSegment): boolean => marker === endOfImage

/** Where the next marker stands that is no part of the scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? endOfImage
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return bytes.length
}
