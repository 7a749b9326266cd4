import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlap, placesAtOnce, placeState } from './rules.ts'

const minute = 60_000
const planned = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 40 }))
  .map(([from, long, places]) => ({
    places,
    opensAt: new Date(from * minute),
    endsAt: new Date((from + long) * minute),
  }))

test('a link works from its opening, that moment included, until the end, that moment not', () => {
  fc.assert(
    fc.property(planned, fc.integer({ min: -1, max: 900 }), (event, at) => {
      const now = new Date(at * minute)
      const state = placeState(event, now)
      expect(state === 'early').toBe(now < event.opensAt)
      expect(state === 'open').toBe(event.opensAt <= now && now < event.endsAt)
      expect(state === 'over').toBe(now >= event.endsAt)
    }),
  )
})

test('two events overlap exactly when there is a minute in which the links of both work', () => {
  fc.assert(
    fc.property(planned, planned, (one, other) => {
      let both = false
      for (let at = 0; at <= 800 && !both; at++)
        both = [one, other].every((event) => placeState(event, new Date(at * minute)) === 'open')
      expect(overlap(one, other)).toBe(both)
      expect(overlap(other, one)).toBe(both)
    }),
  )
})

test('places at once are what counting minute by minute finds', () => {
  fc.assert(
    fc.property(planned, fc.array(planned, { maxLength: 6 }), (event, others) => {
      let most = 0
      for (let at = event.opensAt.getTime(); at < event.endsAt.getTime(); at += minute) {
        const open = [event, ...others].filter((one) => placeState(one, new Date(at)) === 'open')
        most = Math.max(
          most,
          open.reduce((sum, { places }) => sum + places, 0),
        )
      }
      expect(placesAtOnce(event, others)).toBe(most)
    }),
  )
})
