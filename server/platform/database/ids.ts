import { randomFillSync } from 'node:crypto'

// Asked for in one go, since each call for random bytes costs as much as all the rest of an id.
const random = Buffer.allocUnsafe(4096)
let used = random.length

function randomBytes(count: number): Buffer {
  if (used + count > random.length) {
    randomFillSync(random)
    used = 0
  }
  used += count
  return random.subarray(used - count, used)
}

/** A new UUID version 7 (RFC 9562): 48 bits of milliseconds, then random; index-friendly and unguessable enough for ids. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Whether a text is an id as the database takes one. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
