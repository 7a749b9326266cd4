import { isEndOfImage, jpegSegments } from './jpeg-segments.ts'

// Frames of ITU T.81, table B.1: C0 to CF without tables (C4, CC) and the reserved C8.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size a JPEG says, and whether it comes to its end. Throws RangeError for one without a frame. */
export function jpegHead(bytes: Uint8Array): { width: number; height: number; whole: boolean } {
  const numbers = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const segments = [...jpegSegments(bytes)]
  const frame = segments.find(({ marker }) => isFrame(marker))
  if (!frame) throw new RangeError('no frame')
  const [height, width] = [numbers.readUInt16BE(frame.start + 5), numbers.readUInt16BE(frame.start + 7)]
  return { height, width, whole: segments.some(isEndOfImage) }
}
