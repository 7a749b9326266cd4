import type { Db } from '#platform/database/database.ts'
import type { Sealer } from '#platform/keys/sealer.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { lockPlainCodes, storeSealedCode } from './course-queries.ts'

const sealedFor = (courseId: string) => `course ${courseId}`

/** What is stored of a course's code: its hash to look it up, and sealed text to show its link again. */
export const storedCode = (sealer: Sealer, courseId: string, code: string = newSecret().secret) => ({
  codeHash: hashSecret(code),
  codeSealed: sealer.seal(code, sealedFor(courseId)),
})

/** The code again; null when it was sealed with keys this installation has no more. */
export const openCode = (
  sealer: Sealer,
  { id, codeSealed }: { id: string; codeSealed: string | null },
): string | null => (codeSealed === null ? null : sealer.open(codeSealed, sealedFor(id)))

/** Seals codes of an older version, which stand in the clear. Safe to run in several processes, and again. */
export const sealPlainCodes = (db: Db, sealer: Sealer): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const { id, code } of await lockPlainCodes(tx)) await storeSealedCode(tx, id, storedCode(sealer, id, code))
  })
