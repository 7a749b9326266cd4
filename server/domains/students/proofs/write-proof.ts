import type { CleanFile, FileRefusal } from './clean-file.ts'
import { movedAnswer } from '#platform/workers/moved-answer.ts'
import { writePdf } from './write-pdf.ts'
import { writePicture } from './write-picture.ts'

/** Writes a proof anew; runs in a thread of its own. */
export default async function writeProof({
  upload,
  kind,
}: {
  upload: Uint8Array
  kind: 'image' | 'pdf'
}): Promise<CleanFile | FileRefusal> {
  const bytes = new Uint8Array(upload)
  const answer = await (kind === 'pdf' ? writePdf(bytes) : writePicture(bytes))
  if ('refused' in answer) return answer
  const own = new Uint8Array(answer.bytes)
  return movedAnswer({ ...answer, bytes: own }, [own.buffer])
}
