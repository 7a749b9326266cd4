import { addDays } from '#licence/days.ts'

/** When an event is: a day in Berlin and two times of its clocks, `HH:MM`; an end not after the start is on the next day. */
export interface EventTimes {
  day: string
  from: string
  to: string
}

/** Milliseconds before the start from which its links open. */
export const opensBefore = 15 * 60_000
/** An event may pass midnight until this time of the next day. */
export const latestEnd = '12:00'

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})
const hour = 3_600_000

/**
 * The moment at which clocks in Berlin show a time. A time they show twice, as clocks go back, is its first or its last
 * moment; one they leave out, as they go forward, is as much after the change as it would have been.
 */
export function berlinInstant(day: string, time: string, which: 'first' | 'last'): Date {
  const utc = Date.parse(`${day}T${time}:00Z`)
  const shown = [utc - 2 * hour, utc - hour].filter((at) => wallClock.format(at) === `${day} ${time}`)
  return new Date((which === 'first' ? shown[0] : shown.at(-1)) ?? utc - hour)
}

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
  const startsAt = berlinInstant(day, from, 'first')
  const endsAt = berlinInstant(overnight ? addDays(day, 1) : day, to, 'last')
  // Clocks that go forward can leave nothing between two times.
  if (endsAt <= startsAt) return 'events.endsBeforeStart'
  return { opensAt: new Date(startsAt.getTime() - opensBefore), startsAt, endsAt, overnight }
}
