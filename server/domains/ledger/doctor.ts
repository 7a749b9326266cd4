import { type Check, type Finding, findingOf } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import type { Clock } from '#contract/clock.ts'
import { clockNow } from './clock-queries.ts'

/** Seconds this machine's clock and the database's may differ: tokens and links count them. */
const apart = 30

/** This machine's clock against the database's and the last time the portal knows of. */
export const clockCheck: Check = {
  name: 'clock',
  look: async ({ read, clock }) => judgeClock(await read(clockNow), clock()),
}

/** What the database says of its clock, at a time of this machine. */
export function judgeClock({ now, known, state }: Clock, here: Date): Finding {
  if (state !== 'right')
    return findingOf('failed', texts[`doctor.clock.${state}`], { known: known ?? '' }, texts['doctor.clock.todo'])
  const seconds = Math.round(Math.abs(here.getTime() - Date.parse(now)) / 1000)
  return seconds > apart
    ? findingOf('warning', texts['doctor.clock.apart'], { seconds }, texts['doctor.clock.apartTodo'])
    : findingOf('ok', texts['doctor.clock.ok'])
}
