import { expect, test } from 'vitest'
import { euros } from '#texts/money.ts'
import { formats, parseDay } from './formats.ts'

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
