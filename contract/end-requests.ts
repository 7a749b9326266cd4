import { z } from 'zod'
import { operation } from './operation.ts'
import { dayOrUnlimited, id, instant, longText } from './shapes.ts'

/** What is requested without the right to set it: the seats and the last day of every level-one module, dependencies aside. */
export const endWish = z.strictObject({
  /** Null: each module's own end stays. */
  count: z.number().int().min(1).max(100).nullable().default(null),
  end: dayOrUnlimited,
})
export type EndWish = z.infer<typeof endWish>

export const endRequest = z.object({
  id,
  count: z.number().int().nullable(),
  end: dayOrUnlimited,
  state: z.enum(['open', 'declined']),
  /** Why it was declined. */
  reason: z.string(),
  /** Name or address of the requester. */
  askedBy: z.string(),
  /** Requested by the reader. */
  own: z.boolean(),
  createdAt: instant,
})
export type EndRequest = z.infer<typeof endRequest>

/** Whether ends are missing, and what was asked for while they are. */
export const missingEnds = z.object({
  /** How many level-one modules of the current configuration have no end, dependencies aside. */
  missing: z.number().int(),
  /** The last that was asked for and is open or declined; null: none, or no end is missing. */
  request: endRequest.nullable(),
})
export type MissingEnds = z.infer<typeof missingEnds>

export const readMissingEnds = operation({
  name: 'readMissingEnds',
  method: 'GET',
  path: '/holdings/{id}/end-requests',
  access: ['configurations.choose', 'configurations.edit'],
  summary: 'How many modules of a product have no end, without which no licence is issued, and who asked for one.',
  output: missingEnds,
  errors: ['holdings.notFound'],
})

export const askForEnd = operation({
  name: 'askForEnd',
  method: 'POST',
  path: '/holdings/{id}/end-requests',
  access: 'configurations.choose',
  summary:
    'Ask holders of `configurations.edit` to set count and end of a product whose modules have no end. One request at a time.',
  body: endWish,
  output: missingEnds,
  errors: ['holdings.notFound', 'endRequests.openAlready', 'endRequests.notMissing'],
})

export const withdrawEndRequest = operation({
  name: 'withdrawEndRequest',
  method: 'POST',
  path: '/end-requests/{id}/withdrawal',
  access: 'configurations.choose',
  summary: 'Withdraw what one asked for, while it is open.',
  output: missingEnds,
  errors: ['endRequests.notFound', 'endRequests.decided'],
})

export const answerEndRequest = operation({
  name: 'answerEndRequest',
  method: 'POST',
  path: '/end-requests/{id}/answers',
  access: 'configurations.edit',
  summary:
    'Set count and end as asked for, or decline with a reason; whoever asked is told by mail. The configuration of before stays in the history.',
  body: z
    .strictObject({ state: z.enum(['done', 'declined']), reason: longText(2000).default('') })
    .refine(({ state, reason }) => state !== 'declined' || reason !== '', { path: ['reason'], error: 'input.reason' }),
  output: missingEnds,
  errors: ['endRequests.notFound', 'endRequests.decided', 'endRequests.notMissing', 'configurations.broken'],
})
