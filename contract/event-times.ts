import { addDays } from '#licence/days.ts'
import { portalInstant } from './time-zone.ts'

/** When an event is: a day in the portal's time zone and two times of its clocks, `HH:MM`; an end not after the start is on the next day. */
export interface EventTimes {
  day: string
  from: string
  to: string
}

/** Milliseconds before the start from which its links open. */
export const opensBefore = 15 * 60_000
/** An event may pass midnight until this time of the next day. */
export const latestEnd = '12:00'

interface Window {
  opensAt: Date
  startsAt: Date
  endsAt: Date
  /** It ends on the day after. */
  overnight: boolean
}

/** From when until when an event is, or why it cannot be. */
export function windowOf({ day, from, to }: EventTimes): Window | 'events.endsBeforeStart' | 'events.tooLong' {
  if (from === to) return 'events.endsBeforeStart'
  const overnight = to < from
  if (overnight && to > latestEnd) return 'events.tooLong'
  const startsAt = portalInstant(day, from, 'first')
  const endsAt = portalInstant(overnight ? addDays(day, 1) : day, to, 'last')
  // Clocks that go forward can leave nothing between two times.
  if (endsAt <= startsAt) return 'events.endsBeforeStart'
  return { opensAt: new Date(startsAt.getTime() - opensBefore), startsAt, endsAt, overnight }
}
