import { crc32 } from 'node:zlib'

const signatureBytes = 8
const end = Buffer.from('0000000049454e44ae426082', 'hex')

/**
 * A PNG with the right check sum behind each part, and with its end. Programs that change a part and forget the sum, and transfers
 * that lose the last bytes, leave pictures that are whole; whether the pixels are is shown by the sum of the packed data itself.
 */
export function mendedPng(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [bytes.subarray(0, signatureBytes)]
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = signatureBytes; at + 12 <= bytes.length; ) {
    const next = at + 12 + view.readUInt32BE(at)
    const kind = view.toString('latin1', at + 4, at + 8)
    if (kind === 'IEND' || next > bytes.length) break
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(view.subarray(at + 4, next - 4)))
    parts.push(bytes.subarray(at, next - 4), sum)
    at = next
  }
  return Buffer.concat([...parts, end])
}
