import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advisedSeats, forecast, forecastError, hourlyPeaks, percentile, type StreamedMonth } from './outlook.ts'

const at = (text: string) => Date.parse(`2026-11-20T${text}:00Z`)
const session = (person: string, from: string, to: string): StreamedMonth => ({ person, from: at(from), to: at(to) })

describe('people at once', () => {
  test('each hour counts its peak, a person with two windows once, and who leaves makes room for who comes', () => {
    expect(hourlyPeaks([])).toEqual([])
    const one = [session('a', '08:10', '10:05'), session('b', '09:00', '09:30'), session('a', '09:10', '09:20')]
    expect(hourlyPeaks(one)).toEqual([1, 2, 1])
    expect(hourlyPeaks([session('a', '08:00', '08:30'), session('b', '08:30', '08:45')])).toEqual([1])
  })

  test('never more than there are people, never less than one', () => {
    const drawn = fc.array(fc.tuple(fc.nat(5), fc.nat(2000), fc.nat(500)), { maxLength: 40 })
    fc.assert(
      fc.property(drawn, (given) => {
        const sessions = given.map(([who, from, long]) => ({
          person: String(who),
          from: from * 60_000,
          to: (from + long) * 60_000,
        }))
        const peaks = hourlyPeaks(sessions)
        expect(Math.max(0, ...peaks)).toBeLessThanOrEqual(new Set(sessions.map(({ person }) => person)).size)
        expect(peaks.every((peak) => peak >= 1)).toBe(true)
      }),
    )
  })

  test('a percentile is one of the values', () => {
    expect(percentile([], 95)).toBe(0)
    expect(percentile([3, 1, 2], 95)).toBe(3)
    const twenty = Array.from({ length: 20 }, (_, index) => index + 1)
    expect(percentile(twenty, 95)).toBe(19)
    expect(percentile(twenty, 50)).toBe(10)
  })
})

describe('a forecast', () => {
  test('goes on as the working days so far; a whole month is what it came to', () => {
    // November 2026 has 21 working days, ten of them up to the 13th.
    expect(forecast('2026-11', '2026-11-13', 1000)).toBe(2100)
    expect(forecast('2026-11', '2026-11-30', 1000)).toBe(1000)
    expect(forecast('2026-11', '2026-12-15', 1000)).toBe(1000)
    // The first of November is a Sunday: nothing is known yet.
    expect(forecast('2026-11', '2026-11-01', 0)).toBeNull()
  })

  test('its error is that of earlier months in the middle', () => {
    expect(forecastError([])).toBeNull()
    expect(
      forecastError([
        { forecast: 110, came: 100 },
        { forecast: 60, came: 100 },
        { forecast: 100, came: 100 },
        { forecast: null, came: 100 },
        { forecast: 5, came: 0 },
      ]),
    ).toBe(10)
  })
})

describe('advised places', () => {
  test('one more where most hours find all taken, the most ever used where fewer do, with what they come to', () => {
    // 120 Euro a month among 4 at once: 30 Euro a place.
    const months = [12_000, 10_000, 14_000]
    expect(advisedSeats({ seats: 4, percentile: 4, peak: 4 }, months)).toEqual({ seats: 5, cents: 3000 })
    expect(advisedSeats({ seats: 9, percentile: 4, peak: 6 }, months)).toEqual({ seats: 6, cents: 9000 })
    expect(advisedSeats({ seats: 6, percentile: 4, peak: 6 }, months)).toBeNull()
    // Places were taken away since.
    expect(advisedSeats({ seats: 5, percentile: 4, peak: 6 }, months)).toBeNull()
    expect(advisedSeats({ seats: 5, percentile: 0, peak: 0 }, months)).toBeNull()
    expect(advisedSeats({ seats: 9, percentile: 4, peak: 6 }, [0, 0, 0])).toEqual({ seats: 6, cents: null })
    expect(advisedSeats({ seats: 9, percentile: 4, peak: 6 }, [0, 12_000])).toEqual({ seats: 6, cents: 9000 })
  })
})
