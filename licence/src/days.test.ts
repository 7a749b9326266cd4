import { expect, test } from 'vitest'
import { addYears, dayOf, isDay, toInstant, validFrom } from './days.ts'

test('only existing days are days', () => {
  expect(['2024-02-29', '1970-01-01', '9999-12-30'].map(isDay)).toEqual([true, true, true])
  const none = ['2025-02-29', '2025-13-01', '2025-00-10', '1969-12-31', '9999-12-31', '10000-01-01', '2025-1-1', '']
  expect(none.map(isDay)).toEqual(none.map(() => false))
})

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

test('a licence issued shortly after midnight in Berlin is valid at once on a machine in UTC', () => {
  expect(validFrom('2026-11-22', '2026-11-21T23:10:00Z')).toBe('2026-11-21')
  expect(validFrom('2026-07-01', '2026-06-30T22:10:00Z')).toBe('2026-06-30')
  // What begins tomorrow, or began before, stays.
  expect(validFrom('2026-11-23', '2026-11-21T23:10:00Z')).toBe('2026-11-23')
  expect(validFrom('2026-11-22', '2026-11-21T22:10:00Z')).toBe('2026-11-22')
  expect(validFrom('2026-11-01', '2026-11-21T23:10:00Z')).toBe('2026-11-01')
})
