interface Open {
  opensAt: Date
  endsAt: Date
}

/** Where a moment stands with the links of an event: they work from its opening until its end. */
export const placeState = ({ opensAt, endsAt }: Open, now: Date): 'early' | 'open' | 'over' =>
  now >= endsAt ? 'over' : now >= opensAt ? 'open' : 'early'

/** Whether the links of two events work at the same time. */
export const overlap = (one: Open, other: Open): boolean => one.opensAt < other.endsAt && other.opensAt < one.endsAt

interface Planned extends Open {
  places: number
}

/** Most places that an event and others on its fleet take at once while its links work. */
export function placesAtOnce(event: Planned, others: readonly Planned[]): number {
  const rivals = others.filter((other) => overlap(event, other))
  // The number of taken places rises only when an event opens: only these moments need checking.
  const moments = [event, ...rivals].map(({ opensAt }) => (opensAt > event.opensAt ? opensAt : event.opensAt))
  const takenAt = (at: Date) =>
    rivals.reduce((sum, { places, opensAt, endsAt }) => sum + (opensAt <= at && at < endsAt ? places : 0), event.places)
  return Math.max(...moments.map(takenAt))
}
