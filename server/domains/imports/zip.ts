import { inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  /** Unpacks it; throws when it has more bytes than `limit`, whatever it says of itself. */
  read: (limit: number) => Buffer
}

const endMark = 0x06054b50
const entryMark = 0x02014b50

/** What a zip file holds, from its directory. Throws for anything damaged, split or encrypted. */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || bytes.readUInt32LE(end) !== endMark) throw new Error('no directory')
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  const count = bytes.readUInt16LE(end + 10)
  if (count > 10_000) throw new Error('too many entries')
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Error('damaged directory')
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
    const packed = bytes.readUInt32LE(at + 20)
    const lengthAt = (offset: number) => bytes.readUInt16LE(at + offset)
    const nameLength = lengthAt(28)
    const start = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw new Error('encrypted or unknown method')
    entries.push({ name, read: (limit) => unpacked(bytes, { start, packed, method }, limit) })
    at += 46 + nameLength + lengthAt(30) + lengthAt(32)
  }
  return entries
}

function unpacked(
  bytes: Buffer,
  { start, packed, method }: { start: number; packed: number; method: number },
  limit: number,
): Buffer {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
  const content = bytes.subarray(from, from + packed)
  if (method === 8) return inflateRawSync(content, { maxOutputLength: limit })
  if (content.length > limit) throw new RangeError('too large')
  return content
}
