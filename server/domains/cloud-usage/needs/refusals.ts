import { portalClock } from '#contract/time-zone.ts'
import type { RefusedHour } from './need-queries.ts'

const none = () => ({ hours: 0, full: 0, seats: 0 })

type Counts = ReturnType<typeof none>

function add(to: Counts, { full, seats }: RefusedHour): void {
  to.hours++
  to.full += full
  to.seats += seats
}

/**
 * Hours with refusals fleet by fleet, and by the hour the clock showed: the hour that is there twice in autumn
 * counts twice, the one that is left out in spring never.
 */
export function byClock(hours: readonly RefusedHour[]) {
  const fleets = Map.groupBy(hours, ({ fleet }) => fleet)
  return [...fleets]
    .map(([fleet, those]) => {
      const [all, clock] = [none(), Array.from({ length: 24 }, none)]
      for (const one of those) {
        add(all, one)
        const ofHour = clock[Number(portalClock(new Date(one.hour)).slice(11, 13))]
        if (ofHour) add(ofHour, one)
      }
      const last = those.reduce((latest, one) => (one.hour > latest ? one.hour : latest), '')
      return { fleet, ...all, lastAt: last, clock: clock.map((counts, hour) => ({ hour, ...counts })) }
    })
    .toSorted((one, other) => other.hours - one.hours || (one.fleet < other.fleet ? -1 : 1))
}
