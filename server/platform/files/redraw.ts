import { inflateSync } from 'node:zlib'
import { PNG } from 'pngjs'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
// 8 bits; RGB or RGBA; deflate; the one filter method; no interlacing: what browsers draw.
const kinds = ['0802000000', '0806000000']

interface Size {
  width: number
  height: number
}

/**
 * A PNG redrawn on white, byte for byte what this server writes: whatever else was in the file is gone. Size and
 * format are read before anything is unpacked, and unpacking stops at that size. Null when it is no PNG of this size.
 */
export function redrawPng(upload: Uint8Array, { width, height }: Size): Buffer | null {
  const bytes = Buffer.from(upload.buffer, upload.byteOffset, upload.byteLength)
  // The length and the name of the first chunk, then width and height (PNG, third edition, section 11.2.1).
  const beginning = Buffer.concat([
    signature,
    Buffer.from('0000000d', 'hex'),
    Buffer.from('IHDR'),
    fourBytes(width),
    fourBytes(height),
  ])
  if (!bytes.subarray(0, 24).equals(beginning) || !kinds.includes(bytes.toString('hex', 24, 29))) return null
  try {
    if (!isOnePicture(bytes, { width, height })) return null
    const { data } = PNG.sync.read(bytes, { checkCRC: true })
    if (data.length !== width * height * 4) return null
    const png = new PNG({ width, height })
    data.copy(png.data)
    return PNG.sync.write(png, { colorType: 2, bgColor: { red: 255, green: 255, blue: 255 }, inputHasAlpha: true })
  } catch {
    return null
  }
}

/**
 * Whether there is one header, and as many compressed rows as it says: of several headers the decoder goes by the last, and
 * what is missing it would fill with whatever lies in memory.
 */
function isOnePicture(bytes: Buffer, { width, height }: Size): boolean {
  const packed: Buffer[] = []
  let headers = 0
  for (let at = signature.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'IHDR') headers++
    if (kind === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  }
  if (headers !== 1) return false
  const channels = bytes[25] === 6 ? 4 : 3
  const expected = (width * channels + 1) * height
  return inflateSync(Buffer.concat(packed), { maxOutputLength: expected }).length === expected
}

function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
