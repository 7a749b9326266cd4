import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfRuntime, endsWithin, runtimes, termState } from '#contract/cloud-terms.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { blockedUntil, bucketName, choosableTypes, cloudLanguage, lastPart, profileNumbers } from './rules.ts'

const day = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2097-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a month that lacks the day ends the term on its last one', () => {
  expect(endOfRuntime('2025-08-31', '6')).toBe('2026-02-28')
  expect(endOfRuntime('2027-08-31', '6')).toBe('2028-02-29')
  expect(endOfRuntime('2026-01-31', '1')).toBe('2026-02-28')
  expect(endOfRuntime('2026-11-22', '12')).toBe('2027-11-22')
  expect(endOfRuntime('2026-02-20', '0')).toBe('2026-03-06')
  expect(endOfRuntime('2026-11-22', '-1')).toBe('2099-01-01')
})

test('a term never ends before it starts, and longer ones never earlier', () => {
  fc.assert(
    fc.property(day, (start) => {
      const ends = (['0', '1', '3', '6', '12', '-1'] as const).map((runtime) => endOfRuntime(start, runtime))
      expect(ends.every((end) => end >= start)).toBe(true)
      expect(ends.toSorted()).toEqual(ends)
    }),
  )
})

test('some months on it is that month, and the same day wherever there is one', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 24 }), (start, months) => {
      const end = addMonths(start, months)
      const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      expect(month(end)).toBe(month(start) + months)
      if (Number(start.slice(8)) <= 28) expect(end.slice(8)).toBe(start.slice(8))
      else expect(addDays(end, 1).slice(8) === '01' || end.slice(8) === start.slice(8)).toBe(true)
    }),
  )
})

test('the last day is included, the next one is not', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...runtimes), (startDate, runtime) => {
      const term = { startDate, endDate: endOfRuntime(startDate, runtime) }
      expect(termState(term, term.endDate)).toBe('running')
      expect(termState(term, startDate)).toBe('running')
      expect(termState(term, addDays(term.endDate, 1))).toBe('expired')
      expect(termState(term, addDays(startDate, -1))).toBe('ahead')
      expect(endsWithin(term, term.endDate, 0)).toBe(true)
    }),
  )
})

test('the day is that of Berlin, whatever the season', () => {
  expect(portalDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(portalDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  expect(portalDay(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})

test('a company is blocked only while all places are taken and one changed hands lately', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const facts = { seats: 5, used: 5, changedAt: '2026-11-01T12:00:00Z' }
  expect(blockedUntil(facts, 4, now)?.toISOString()).toBe('2026-11-29T12:00:00.000Z')
  expect(blockedUntil({ ...facts, used: 4 }, 4, now)).toBeNull()
  expect(blockedUntil(facts, 3, now)).toBeNull()
  expect(blockedUntil({ ...facts, changedAt: null }, 4, now)).toBeNull()
  expect(blockedUntil(facts, 0, now)).toBeNull()
})

test('without cloud.all only test types can be chosen', () => {
  const types = [1, 2, 11].map((profileNumber) => ({ profileNumber }))
  const numbers = (all: boolean, standard: number[]) =>
    choosableTypes(types, { all, standard, test: [11] }).map(({ profileNumber }) => profileNumber)
  expect([numbers(false, []), numbers(true, []), numbers(true, [2])]).toEqual([[11], [1, 2, 11], [2, 11]])
  expect(profileNumbers('')).toEqual([])
  expect(profileNumbers('1;12')).toEqual([1, 12])
})

test('a bucket has a name S3 takes, of which the last part is shown', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (number) => {
      const name = bucketName('wellenwerk', number, 'a1b2c3d4e5f6')
      expect(name).toMatch(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)
      expect(lastPart(name)).toBe('a1b2c3d4e5f6')
    }),
  )
  expect(lastPart('')).toBe('')
})

test('people are written to in German or English', () => {
  expect([cloudLanguage('de'), cloudLanguage('en'), cloudLanguage('fr', 'AT'), cloudLanguage('fr', 'FR')]).toEqual([
    'de',
    'en',
    'de',
    'en',
  ])
})
