import { z } from 'zod'
import { day } from './shapes.ts'

/** How long something still runs. */
export const validity = z.object({
  /** `grace`: it has ended, and its licence still holds for some days. */
  state: z.enum(['unlimited', 'running', 'soon', 'grace', 'expired', 'notYet', 'none']),
  /** The last day, or the first one of what has not begun. */
  day: day.nullable(),
  /** Days from today to that day, below 0 once it has gone by; null without one. */
  days: z.number().int().nullable(),
  /** Only some modules end then, others run on. */
  part: z.boolean(),
  /** Days of grace that are left, today counted; 0 outside of it. */
  graceLeft: z.number().int(),
})
export type Validity = z.infer<typeof validity>

/** Days of grace that are left so many days before the end (below 0: after it), today counted; 0 outside of it. */
export const graceLeftOf = (days: number, graceDays: number): number =>
  days < 0 ? Math.max(0, graceDays + days + 1) : 0
