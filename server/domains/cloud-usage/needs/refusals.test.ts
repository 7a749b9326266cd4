import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byClock } from './refusals.ts'

const refused = (hour: string, fleet = 'a', full = 1, seats = 0) => ({ fleet, hour, full, seats })

test('hours stand at the clock of Germany, also when it changes', () => {
  const [fleet] = byClock([
    refused('2026-07-01T06:00:00.000Z', 'a', 3, 2),
    refused('2026-12-01T07:00:00.000Z'),
    // Twice two o'clock in the night of autumn; in spring the clock goes from two to three.
    refused('2026-10-25T00:00:00.000Z'),
    refused('2026-10-25T01:00:00.000Z'),
    refused('2026-03-29T01:00:00.000Z', 'a', 0, 4),
  ])
  const clock = fleet!.clock.filter(({ hours }) => hours > 0)
  expect(clock).toEqual([
    { hour: 2, hours: 2, full: 2, seats: 0 },
    { hour: 3, hours: 1, full: 0, seats: 4 },
    { hour: 8, hours: 2, full: 4, seats: 2 },
  ])
  expect(fleet).toMatchObject({ fleet: 'a', hours: 5, full: 6, seats: 6, lastAt: '2026-12-01T07:00:00.000Z' })
})

test('nothing is lost or counted twice, and the fleet with most such hours comes first', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const hours = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(9000), fc.nat(9), fc.nat(9)), {
    selector: ([fleet, hour]) => `${fleet} ${hour}`,
  })
  fc.assert(
    fc.property(hours, (given) => {
      const rows = given.map(([fleet, hour, full, seats]) =>
        refused(new Date(start + hour * 3_600_000).toISOString(), fleet, full, seats),
      )
      const fleets = byClock(rows)
      const sum = (of: (one: (typeof fleets)[number]) => number) => fleets.reduce((all, one) => all + of(one), 0)
      expect(sum((one) => one.hours)).toBe(rows.length)
      expect(sum((one) => one.full)).toBe(rows.reduce((all, { full }) => all + full, 0))
      for (const one of fleets) {
        expect(one.clock).toHaveLength(24)
        for (const key of ['hours', 'full', 'seats'] as const)
          expect(one.clock.reduce((all, at) => all + at[key], 0)).toBe(one[key])
      }
      expect(fleets.map((one) => one.hours)).toEqual(fleets.map((one) => one.hours).toSorted((a, b) => b - a))
    }),
  )
})
