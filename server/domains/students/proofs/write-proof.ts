import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { CleanFile, FileRefusal } from './clean-file.ts'
import { movedAnswer } from '#platform/workers/moved-answer.ts'
import { writePdf } from './write-pdf.ts'
import { writePicture } from './pictures/write-picture.ts'
import { writeTiff } from './pictures/write-tiff.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const writers = { image: writePicture, tiff: (bytes: Uint8Array) => writeTiff(bytes, freePixels), pdf: writePdf }

/** Pixels lie outside the heap, so that no collection falls due for them; what is collected is freed a turn later. */
async function freePixels(): Promise<void> {
  collectGarbage()
  await nextTurn()
}

/** Rewrites a proof; runs in a thread of its own. */
export default async function writeProof({
  upload,
  kind,
}: {
  upload: Uint8Array
  kind: 'image' | 'tiff' | 'pdf'
}): Promise<CleanFile | FileRefusal> {
  const bytes = new Uint8Array(upload)
  const answer = await writers[kind](bytes)
  if (kind !== 'pdf') await freePixels()
  if ('refused' in answer) return answer
  const own = new Uint8Array(answer.bytes)
  return movedAnswer({ ...answer, bytes: own }, [own.buffer])
}
