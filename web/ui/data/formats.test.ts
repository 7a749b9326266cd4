import { expect, test } from 'vitest'
import { euros } from '#texts/money.ts'
import { formats, parseDay, parseTime } from './formats.ts'

test('dates are dd.mm.yyyy', () => {
  expect(formats.date('2027-01-31')).toBe('31.01.2027')
  expect(formats.date('9999-12-31')).toBe('31.12.9999')
  expect(formats.date(null)).toBe('')
  // An instant falls on the day of the reader (the tests run in Berlin).
  expect(formats.date('2026-12-31T23:30:00.000Z')).toBe('01.01.2027')
  expect(formats.instant('2026-07-01T10:05:00.000Z')).toBe('01.07.2026, 12:05')
})

test('typed dates are understood dotted or as ISO, and only if the day exists', () => {
  expect(parseDay(' 1.2.2027 ')).toBe('2027-02-01')
  expect(parseDay('2027-02-01')).toBe('2027-02-01')
  // Of an instant the part before T counts, whatever the clock.
  expect(parseDay('2027-01-31T23:30:00Z')).toBe('2027-01-31')
  for (const wrong of ['29.02.2027', '31.4.2027', '1.2.27', '2/1/2027', 'morgen', ''])
    expect(parseDay(wrong)).toBeNull()
})

test('sizes and prices', () => {
  expect(formats.size(340_000, 'de')).toBe('340 kB')
  expect(formats.size(1_250_000, 'de')).toBe('1,3 MB')
  expect(formats.size(1_048_576, 'en')).toBe('1 MB')
  expect(euros(1250)).toBe('12,50 Euro')
  expect(euros(1_234_567)).toBe('12.345,67 Euro')
})

test('a time is read as people type it', () => {
  for (const typed of ['9', '09', '9:00', '9.00', '900', '0900', ' 9 Uhr', '9:00 h'])
    expect(parseTime(typed)).toBe('09:00')
  expect(['23:59', '0:05', '1530'].map(parseTime)).toEqual(['23:59', '00:05', '15:30'])
  for (const typed of ['', '24', '9:60', '9:5', 'neun', '9:00 pm', '12345']) expect(parseTime(typed), typed).toBeNull()
})

test('an instant by the clocks of Berlin, the day told once', () => {
  expect(formats.portal('2026-07-01T22:30:00Z')).toBe('02.07.2026, 00:30')
  expect(formats.portal('2026-01-01T12:00:00Z', '2026-01-01T08:00:00Z')).toBe('13:00')
  expect(formats.portal('2026-01-01T23:30:00Z', '2026-01-01T08:00:00Z')).toBe('02.01.2026, 00:30')
  expect(formats.portal(null)).toBe('')
})
