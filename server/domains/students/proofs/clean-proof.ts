import { Worker } from 'node:worker_threads'
import { Failure, fail } from '#platform/operations/failure.ts'
import type { Cleaned, Refused } from './clean-proof-thread.ts'

/** Milliseconds a file may take to be written anew. */
const within = 20_000
const atOnce = 2
/** Uploads that may wait for a thread: each is held in memory meanwhile. */
const waitingAtMost = 12
let running = 0
const waiting: (() => void)[] = []

/**
 * A proof written anew: images as JPEG without anything beside the picture, PDFs without what could run. It happens in
 * a thread with little memory, two at a time. Refuses with students.noImageOrPdf, imageUnreadable, imageTooLarge,
 * pdfLocked, pdfActive and pdfUnreadable, and with server.busy when too many wait already.
 */
export async function cleanProof(
  upload: Uint8Array,
): Promise<{ bytes: Buffer; mediaType: 'image/jpeg' | 'application/pdf' }> {
  if (kindOf(upload) === null) fail('students.noImageOrPdf')
  if (running < atOnce) running++
  else if (waiting.length >= waitingAtMost) fail('server.busy')
  // Whoever is let in takes the place of the one that ends.
  else await new Promise<void>((go) => waiting.push(go))
  try {
    const { bytes, mediaType } = await inThread(upload)
    return { bytes: Buffer.from(bytes), mediaType }
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function inThread(upload: Uint8Array): Promise<Cleaned> {
  const unreadable = kindOf(upload) === 'pdf' ? 'students.pdfUnreadable' : 'students.imageUnreadable'
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('clean-proof-thread.ts', import.meta.url), {
      workerData: { upload: Uint8Array.from(upload), kind: kindOf(upload) },
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    })
    const late = setTimeout(() => {
      failed(new Failure(unreadable))
      // Nobody waits for it any more, and the next ones would run beside it.
      void worker.terminate()
    }, within)
    worker.once('message', (answer: Cleaned | Refused) =>
      'refused' in answer ? failed(new Failure(answer.refused)) : done(answer),
    )
    // Whatever made the thread die was in the file.
    worker.once('error', () => failed(new Failure(unreadable)))
    worker.once('exit', () => failed(new Failure(unreadable)))
    const end = () => {
      clearTimeout(late)
      void worker.terminate()
    }
    worker.once('message', end)
    worker.once('error', end)
    late.unref()
  })
}

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')]

/** What a file is by its content; null: neither an image that browsers show nor a PDF. */
export function kindOf(bytes: Uint8Array): 'image' | 'pdf' | null {
  if (begins(bytes, ascii('%PDF-'))) return 'pdf'
  const image =
    begins(bytes, [0xff, 0xd8, 0xff]) ||
    begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    (begins(bytes, ascii('RIFF')) && begins(bytes, ascii('WEBP'), 8))
  return image ? 'image' : null
}
