import { z } from 'zod'
import { task } from '#platform/jobs/task.ts'

const importId = z.string()

export const checkImport = task('imports.check', { importId, run: z.number() })
export const writeImport = task('imports.write', { importId, accountId: z.string() })
