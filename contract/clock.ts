import { z } from 'zod'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

/** The database's clock and the latest time the portal knows of. */
export const clock = z.object({
  now: instant,
  /** Of the last entry of the ledger, its last signed head, or a confirmation by staff; null before the first. */
  known: instant.nullable(),
  /** `back`: more than 5 minutes before it. `ahead`: more than 31 days after it. Neither issues licences. */
  state: z.enum(['right', 'back', 'ahead']),
})
export type Clock = z.infer<typeof clock>

export const readClock = operation({
  name: 'readClock',
  method: 'GET',
  path: '/clock',
  access: 'system.manage',
  summary: 'Whether the clock agrees with the latest time the portal knows of.',
  output: clock,
})

export const confirmClock = operation({
  name: 'confirmClock',
  method: 'POST',
  path: '/clock/confirmation',
  access: 'system.manage',
  summary: 'Say that the clock is right: licences are issued again, and later times are compared with this one.',
  output: clock,
  confirmed: true,
})
