import { crc32, deflateSync } from 'node:zlib'

export const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const start = Buffer.from('89504e470d0a1a0a', 'hex')
export function png(
  width: number,
  height: number,
  rows: Buffer,
  { depth = 8, kind = 6, interlace = 0, more = [] as Buffer[] } = {},
) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, kind, 0, 0, interlace], 8)
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
export const rowsOf = (width: number, height: number, bytes = 4) => Buffer.alloc((width * bytes + 1) * height)
export const good = png(200, 200, rowsOf(200, 200))

/** Pictures that are refused. */
export const badPictures: [string, Uint8Array][] = [
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an SVG behind the signature of a PNG', Buffer.concat([start, Buffer.from('<svg onload="alert(1)"/>')])],
  ['a GIF', Buffer.from('GIF89a\u00c8\u0000\u00c8\u0000', 'latin1')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  ['a pixel bomb of 60,000 × 60,000', png(60_000, 60_000, Buffer.alloc(1000))],
  ['the greatest size there is', png(0x7fffffff, 0x7fffffff, Buffer.alloc(10))],
  ['201 × 200', png(201, 200, rowsOf(201, 200))],
  ['16 bits per channel', png(200, 200, rowsOf(200, 200, 8), { depth: 16 })],
  ['a palette', png(200, 200, rowsOf(200, 200, 1), { kind: 3 })],
  ['interlacing with a decompression bomb of 100 MB', png(200, 200, Buffer.alloc(100_000_000), { interlace: 1 })],
  ['a picture cut off', good.subarray(0, 60)],
  ['a picture with a changed byte', Buffer.from(good).fill(0xff, 44, 46)],
  ['rows missing, which a decoder would fill from memory', png(200, 200, rowsOf(200, 10))],
  ['no rows at all', png(200, 200, Buffer.alloc(0))],
]
