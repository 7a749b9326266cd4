import { fail, Failure } from '#platform/operations/failure.ts'
import { sharedBytes, WorkEnded, workerPool } from '#platform/workers/worker-pool.ts'
import { fromHead, kindOf } from './file-kind.ts'
import type writeProof from './write-proof.ts'

/** A picture of sixty million pixels takes four seconds here, and several times as long under load. */
const limits = { threads: 2, milliseconds: 40_000, megabytes: 256, waitingOfOne: 12, waiting: 24 }
type Work = typeof writeProof
const write = workerPool<Parameters<Work>[0], Awaited<ReturnType<Work>>>(
  new URL('write-proof.ts', import.meta.url),
  limits,
)

/**
 * A rewritten proof: pictures as JPEG on white without metadata, several pages of a TIFF as a PDF, PDFs with their pages alone.
 * It happens in a thread with little memory and time, one proof of an account after the other. Refuses with
 * students.noImageOrPdf, imageHeic, imageKind, imageUnreadable, imageCut, imageTooLarge, imageTooSmall, pdfLocked, pdfActive
 * and pdfUnreadable, and with server.busy when too many wait already.
 */
export async function cleanProof(
  account: string,
  upload: Uint8Array,
): Promise<{ bytes: Buffer; mediaType: 'image/jpeg' | 'application/pdf' }> {
  const whole = fromHead(upload)
  const kind = kindOf(whole) ?? fail('students.noImageOrPdf')
  if (kind === 'heic') fail('students.imageHeic')
  if (kind === 'otherImage') fail('students.imageKind')
  const answer = await write(account, { upload: await sharedBytes(whole), kind }).catch((error: unknown) => {
    if (error instanceof WorkEnded) fail(kind === 'pdf' ? 'students.pdfUnreadable' : 'students.imageUnreadable')
    throw error
  })
  if ('refused' in answer) throw new Failure(answer.refused)
  return { bytes: Buffer.from(answer.bytes), mediaType: answer.mediaType }
}
