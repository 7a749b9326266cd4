import { fail, Failure } from '#platform/operations/failure.ts'
import { sharedBytes, WorkEnded, workerPool } from '#platform/workers/worker-pool.ts'
import type writeProof from './write-proof.ts'

/** A picture of sixty million pixels takes four seconds here, and several times as long under load. */
const limits = { threads: 2, milliseconds: 40_000, megabytes: 256, waitingOfOne: 12, waiting: 24 }
type Work = typeof writeProof
const write = workerPool<Parameters<Work>[0], Awaited<ReturnType<Work>>>(
  new URL('write-proof.ts', import.meta.url),
  limits,
)

/** Bytes before the head of a PDF that readers look past. */
const headWithin = 1024

/**
 * A rewritten proof: pictures as JPEG on white without metadata, PDFs with their pages alone. It happens in a thread
 * with little memory and time, one proof of an account after the other. Refuses with students.noImageOrPdf,
 * imageUnreadable, imageTooLarge, pdfLocked, pdfActive and pdfUnreadable, and with server.busy when too many wait
 * already.
 */
export async function cleanProof(
  account: string,
  upload: Uint8Array,
): Promise<{ bytes: Buffer; mediaType: 'image/jpeg' | 'application/pdf' }> {
  const kind = kindOf(upload) ?? fail('students.noImageOrPdf')
  const whole = kind === 'pdf' ? upload.subarray(headOf(upload)) : upload
  const answer = await write(account, { upload: await sharedBytes(whole), kind }).catch((error: unknown) => {
    if (error instanceof WorkEnded) fail(kind === 'pdf' ? 'students.pdfUnreadable' : 'students.imageUnreadable')
    throw error
  })
  if ('refused' in answer) throw new Failure(answer.refused)
  return { bytes: Buffer.from(answer.bytes), mediaType: answer.mediaType }
}

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')]

const headOf = (bytes: Uint8Array): number =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headWithin)).indexOf('%PDF-')

/** What a file is by its content; null: neither an image that browsers show nor a PDF. */
export function kindOf(bytes: Uint8Array): 'image' | 'pdf' | null {
  const image =
    begins(bytes, [0xff, 0xd8, 0xff]) ||
    begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    (begins(bytes, ascii('RIFF')) && begins(bytes, ascii('WEBP'), 8))
  if (image) return 'image'
  return headOf(bytes) >= 0 ? 'pdf' : null
}
