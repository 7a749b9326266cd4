import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#licence/days.ts'
import { opensBefore, windowOf } from './event-times.ts'
import { portalClock } from './time-zone.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

test('a night in which the clocks change is an hour shorter or longer', () => {
  const hours = (on: string) => {
    const window = windowOf({ day: on, from: '22:00', to: '06:00' })
    return typeof window === 'string' ? window : (window.endsAt.getTime() - window.startsAt.getTime()) / 3_600_000
  }
  expect([hours('2026-03-28'), hours('2026-06-10'), hours('2026-10-24')]).toEqual([7, 8, 9])
})

test('an end is after the start, and not after noon of the next day', () => {
  const of = (from: string, to: string, on = '2026-06-10') => {
    const window = windowOf({ day: on, from, to })
    return typeof window === 'string' ? window : window.overnight
  }
  expect([of('09:00', '09:01'), of('22:00', '02:00'), of('13:00', '12:00')]).toEqual([false, true, true])
  expect([of('09:00', '09:00'), of('13:00', '12:01')]).toEqual(['events.endsBeforeStart', 'events.tooLong'])
  // Half past two was skipped that night: there is nothing left until three.
  expect(of('02:30', '03:00', '2026-03-29')).toBe('events.endsBeforeStart')
})

test('whatever is entered, clocks show it again, the end is after the start, and the links open before', () => {
  fc.assert(
    fc.property(day, time, time, (on, from, to) => {
      const window = windowOf({ day: on, from, to })
      if (typeof window === 'string') return
      const { opensAt, startsAt, endsAt, overnight } = window
      expect(endsAt > startsAt).toBe(true)
      expect(startsAt.getTime() - opensAt.getTime()).toBe(opensBefore)
      expect(endsAt.getTime() - startsAt.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      const changes = ['02', '03'].includes(from.slice(0, 2)) || ['02', '03'].includes(to.slice(0, 2))
      if (changes) return
      expect(portalClock(startsAt)).toBe(`${on} ${from}:00`)
      expect(portalClock(endsAt)).toBe(`${overnight ? addDays(on, 1) : on} ${to}:00`)
    }),
  )
})
