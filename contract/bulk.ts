import { z } from 'zod'
import type { Operation } from './operation.ts'
import { id, listOf } from './shapes.ts'

/** Most records one call acts on. */
export const bulkAtMost = 200

/** The records a call acts on, each as the operation for one of them does. */
export const bulkIds = z.array(id).min(1).max(bulkAtMost)

/** What became of each record: one that is refused takes no other with it. */
export const bulkOutput = listOf(
  z.object({
    id,
    /** Why nothing was done with it, as the operation for one record refuses; null: it is done. */
    refusal: z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) }).nullable(),
  }),
)
export type BulkResult = z.infer<typeof bulkOutput>

/** An operation on many records that answers for each. */
export type BulkOperation = Operation<z.ZodType, z.ZodType, z.ZodType, typeof bulkOutput>
