import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { savedCents, type Need, neededSeats, placeCents } from './cloud-needs.ts'

const drawn: fc.Arbitrary<Need> = fc
  .record({
    seats: fc.integer({ min: 1, max: 500 }),
    peak: fc.nat(500),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ seats, peak, share }) => ({
    seats,
    peak,
    percentile: peak === 0 ? 0 : Math.max(1, Math.floor(peak * share)),
  }))

describe('places', () => {
  test('are as many as needed: never one more than that, never fewer than were used at once unless all were taken', () => {
    expect(neededSeats({ seats: 4, percentile: 4, peak: 4 })).toBe(5)
    expect(neededSeats({ seats: 9, percentile: 4, peak: 6 })).toBe(6)
    expect(neededSeats({ seats: 6, percentile: 4, peak: 6 })).toBe(6)
    expect(neededSeats({ seats: 3, percentile: 0, peak: 0 })).toBe(3)
    fc.assert(
      fc.property(drawn, (need) => {
        const needed = neededSeats(need)
        expect(needed).toBeLessThanOrEqual(need.seats + 1)
        expect(needed).toBeGreaterThanOrEqual(need.peak === 0 ? need.seats : Math.min(need.peak, need.seats))
        // Whoever follows the advice to have fewer is not told to have more.
        if (needed < need.seats) expect(needed).toBeGreaterThanOrEqual(need.peak)
      }),
    )
  })

  test('cost what the paid months come to, divided by the people at once; one that is always free costs nothing', () => {
    expect(placeCents(4, [12_000, 10_000, 14_000])).toBe(3000)
    expect(placeCents(4, [0, 12_000])).toBe(3000)
    expect(placeCents(4, [0, 0])).toBeNull()
    expect(placeCents(0, [12_000])).toBeNull()
    expect(savedCents({ seats: 5, percentile: 4, peak: 4 }, 3000)).toBe(0)
    expect(savedCents({ seats: 4, percentile: 4, peak: 4 }, 3000)).toBe(3000)
    expect(savedCents({ seats: 4, percentile: 4, peak: 4 }, null)).toBeNull()
    fc.assert(
      fc.property(drawn, fc.array(fc.nat(1_000_000), { maxLength: 3 }), (need, months) => {
        const place = placeCents(need.percentile, months)
        if (place === null) return
        expect(place * need.percentile).toBeLessThanOrEqual(Math.max(...months) + 1)
        expect(savedCents(need, place)!).toBeLessThanOrEqual(place)
      }),
    )
  })
})
