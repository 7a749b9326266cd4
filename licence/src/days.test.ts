import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, addToMonth, addYears, dayOf, isDay, lastDayOf, leadingDay, toInstant } from './days.ts'

test('only existing days are days', () => {
  expect(['2024-02-29', '1970-01-01', '9999-12-30'].map(isDay)).toEqual([true, true, true])
  const none = ['2025-02-29', '2025-13-01', '2025-00-10', '1969-12-31', '9999-12-31', '10000-01-01', '2025-1-1', '']
  expect(none.map(isDay)).toEqual(none.map(() => false))
})

test.each([
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['31.01.2026', '2026-01-31'],
  ['1.2.2026 00:00', '2026-02-01'],
  ['31.12.9999', '9999-12-31'],
  ['31.02.2026', ''],
  ['2026-02-31', ''],
  ['am 31.01.2026', ''],
  ['bald', ''],
  ['', ''],
])('the day "%s" begins with is "%s"', (written, meant) => expect(leadingDay(written)).toBe(meant))

test('a year on', () => {
  expect(addYears('2026-11-21', 1)).toBe('2027-11-21')
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
  expect(addYears('9998-12-31', 1)).toBe('9999-12-30')
})

test('instants are brought to UTC', () => {
  expect(toInstant('2026-10-02T14:05:55+02:00')).toBe('2026-10-02T12:05:55Z')
  expect(toInstant('2026-10-02T14:05:55.123')).toBe('2026-10-02T14:05:55Z')
  expect(toInstant('2026-10-02')).toBe('2026-10-02T00:00:00Z')
  expect(toInstant('2026-10-02T24:00:00Z')).toBeNull()
  expect(toInstant('2026-10-02T14:05:55+99:00')).toBeNull()
  expect(dayOf(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31')
})

test('days and months on and back, from 1900 to the last day there is', () => {
  expect([addDays('1969-12-31', 1), addDays('1900-03-01', -1), addDays('9999-12-30', 1)]).toEqual([
    '1970-01-01',
    '1900-02-28',
    '9999-12-30',
  ])
  expect([addMonths('2026-01-31', 1), addMonths('2024-02-29', -12), addMonths('9999-11-30', 1)]).toEqual([
    '2026-02-28',
    '2023-02-28',
    '9999-12-30',
  ])
  expect([addToMonth('2026-11', 2), addToMonth('2026-01', -1), lastDayOf('2024-02')]).toEqual([
    '2027-01',
    '2025-12',
    '2024-02-29',
  ])
})

test('a day some months on lies in that month, on the same date or the last one there is', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2900-12-31'), noInvalidDate: true }).map(dayOf)
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (from, months) => {
      const to = addMonths(from, months)
      expect(to.slice(0, 7)).toBe(addToMonth(from.slice(0, 7), months))
      expect(to).toBe(to.slice(8) === from.slice(8) ? to : lastDayOf(to.slice(0, 7)))
      expect(addDays(lastDayOf(from.slice(0, 7)), 1)).toBe(`${addToMonth(from.slice(0, 7), 1)}-01`)
    }),
  )
})
