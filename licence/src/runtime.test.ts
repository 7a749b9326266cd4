import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, isDay } from './days.ts'
import { runtimeEnd, runtimes, suggestedEnd } from './runtime.ts'

test.each([
  ['2026-11-21', 0, '2026-12-05'],
  ['2026-11-21', -1, '2099-01-01'],
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 3, '2027-02-21'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('from %s a runtime of %i months ends on %s', (start, months, end) => {
  expect(runtimeEnd(start, months)).toBe(end)
})

test('every runtime ends on a day there is, after its start', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2090-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(...runtimes), (date, months) => {
      const start = date.toISOString().slice(0, 10)
      const end = runtimeEnd(start, months)
      expect([isDay(end), end > start]).toEqual([true, true])
    }),
  )
})

test('days and months are counted across the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('9999-12-30', 5)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '9999-12-30',
  ])
  expect([addMonths('2026-12-15', 1), addMonths('2026-01-31', 1), addMonths('9999-12-15', 1)]).toEqual([
    '2027-01-15',
    '2026-02-28',
    '9999-12-30',
  ])
})

test('a host ends after the runtime of its product, or after a year', () => {
  expect(suggestedEnd('2026-11-21', '2026-11-21', 14)).toBe('2026-12-05')
  expect(suggestedEnd('2026-11-21', '2027-01-01', 30)).toBe('2027-01-31')
  expect(suggestedEnd('2026-11-21', '2026-01-01', null)).toBe('2027-11-21')
})
