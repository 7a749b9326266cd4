import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { receivedText } from '#texts/legal-lines.ts'
import { dayWords } from '#texts/passport-words.ts'
import { addDays } from '#licence/days.ts'
import { isTimeZone, portalClock, portalDay, portalInstant, setPortalTimeZone } from './time-zone.ts'

afterEach(() => setPortalTimeZone('Europe/Berlin'))

const at = (text: string, which: 'first' | 'last' = 'first') =>
  portalInstant(text.slice(0, 10), text.slice(11), which).toISOString().slice(0, 16)

test('the clocks of Berlin in winter, in summer, and where they change', () => {
  expect(at('2026-01-15 09:00')).toBe('2026-01-15T08:00')
  expect(at('2026-07-15 09:00')).toBe('2026-07-15T07:00')
  // 29 March 2026: 02:00 to 03:00 does not exist. 25 October 2026: 02:00 to 03:00 is there twice.
  expect(at('2026-03-29 01:59')).toBe('2026-03-29T00:59')
  expect(at('2026-03-29 02:30')).toBe('2026-03-29T01:30')
  expect(at('2026-03-29 03:00')).toBe('2026-03-29T01:00')
  expect([at('2026-10-25 02:30'), at('2026-10-25 02:30', 'last')]).toEqual(['2026-10-25T00:30', '2026-10-25T01:30'])
})

test('another zone is gone by everywhere: days, clocks, moments and words', () => {
  setPortalTimeZone('America/New_York')
  const evening = new Date('2026-07-01T02:30:09Z')
  expect([portalDay(evening), portalClock(evening)]).toEqual(['2026-06-30', '2026-06-30 22:30:09'])
  expect(at('2026-06-30 22:30')).toBe('2026-07-01T02:30')
  // 1 November 2026: 01:00 to 02:00 is there twice; 8 March: 02:00 to 03:00 is left out.
  expect([at('2026-11-01 01:30'), at('2026-11-01 01:30', 'last')]).toEqual(['2026-11-01T05:30', '2026-11-01T06:30'])
  expect(at('2026-03-08 02:30')).toBe('2026-03-08T07:30')
  expect(dayWords('2026-07-01T02:30:00Z')).toBe('30.06.2026')
  expect(receivedText('2026-07-01T02:30:09Z', 'de')).toBe('30.06.2026 um 22:30:09 Uhr (Zeitzone America/New_York)')
  expect(receivedText('2026-07-01T02:30:09Z', 'en')).toBe('30.06.2026 at 22:30:09 (time zone America/New_York)')
})

test('in zones of quarter, half and whole hours clocks show the moment of a time again', () => {
  const zone = fc.constantFrom(
    'Asia/Kathmandu',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Pacific/Pago_Pago',
    'UTC',
  )
  const noon = fc.integer({ min: 9 * 60, max: 18 * 60 })
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 20_000 }), noon, (name, days, minutes) => {
      setPortalTimeZone(name)
      const [on, time] = [addDays('2020-01-01', days), new Date(minutes * 60_000).toISOString().slice(11, 16)]
      expect(portalClock(portalInstant(on, time, 'first'))).toBe(`${on} ${time}:00`)
    }),
  )
})

test.each([
  ['Europe/Berlin', true],
  ['Asia/Calcutta', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['+02:00', false],
  ['Berlin', false],
  ['Europe/Nowhere', false],
  ['', false],
])('%s as a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is))
