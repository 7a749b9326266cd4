import { z } from 'zod'
import { id } from './shapes.ts'

/** 0 to 100 seats, without a count, or a technical dependency of another module. The library names a count out of range. */
export const count = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('counted'), n: z.number() }),
  z.object({ kind: z.literal('uncounted') }),
  z.object({ kind: z.literal('dependency') }),
])

/** What is said of every item, whatever its level. */
export const itemFacts = {
  id,
  moduleId: id,
  name: z.string(),
  licName: z.string(),
  licNameParent: z.string().nullable(),
  count,
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  unlimited: z.boolean(),
  test: z.boolean(),
  testCount: z.number(),
  student: z.boolean(),
  editModules: z.boolean(),
  connect: z.boolean(),
  sorting: z.number().int(),
}

const itemOfLevel3 = z.object({ ...itemFacts, level: z.literal(3), children: z.array(z.never()) })
const itemOfLevel2 = z.object({ ...itemFacts, level: z.literal(2), children: z.array(itemOfLevel3) })

/** A level-one item with everything beneath it, in the shape of the licence library. */
export const configurationItem = z.object({ ...itemFacts, level: z.literal(1), children: z.array(itemOfLevel2) })

/** The most items a configuration may have. */
export const itemLimit = 2000

const date = z.string().max(20).nullable().default(null)
const off = z.boolean().default(false)

// What a save takes. An item may come as it was read: its id, level and names are then ignored, since the catalogue has them.
const inputFacts = {
  moduleId: id,
  count,
  startDate: date,
  endDate: date,
  unlimited: off,
  test: off,
  student: off,
  editModules: off,
  connect: off,
  testCount: z.number().default(0),
  /** Order among siblings; equal ones stay in the order of the list. Stored as 0, 1, 2 … */
  sorting: z.number().int().min(-1_000_000).max(1_000_000).default(0),
}
const none = z
  .array(z.unknown())
  .max(0)
  .default([])
  .transform((): never[] => [])
const inputOfLevel3 = z.object({ ...inputFacts, children: none })
const inputOfLevel2 = z.object({ ...inputFacts, children: z.array(inputOfLevel3).max(itemLimit).default([]) })
export const configurationItemInput = z.object({
  ...inputFacts,
  children: z.array(inputOfLevel2).max(itemLimit).default([]),
})
export type ConfigurationItemInput = z.infer<typeof configurationItemInput>

interface Parent {
  children: readonly Parent[]
}

const sizeOf = (items: readonly Parent[]): number => items.reduce((sum, item) => sum + 1 + sizeOf(item.children), 0)

/** The tree a save takes: three levels by shape, at most `itemLimit` items in all. */
export const configurationTreeInput = z
  .array(configurationItemInput)
  .max(itemLimit)
  .refine((items) => sizeOf(items) <= itemLimit, 'input.tooManyItems')
