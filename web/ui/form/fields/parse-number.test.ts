import { expect, test } from 'vitest'
import { centsOf, decimalsOf, parseNumber, typedNumber } from './parse-number.ts'

test.for([
  ['7', 7, 7],
  [' -3 ', -3, -3],
  ['1,5', 1.5, 1.5],
  ['1.5', 1.5, 1.5],
  ['1.500', 1500, 1.5],
  ['1,500', 1.5, 1500],
  // No thousands begin with 0: it is the other language's point.
  ['0.500', 0.5, 0.5],
  ['0,500', 0.5, 0.5],
  ['-0.125', -0.125, -0.125],
  ['0.125', 0.125, 0.125],
  ['00.500', 0.5, 0.5],
  ['0.500.000', null, null],
  ['1.234.567,25', 1_234_567.25, null],
  ['1,234,567.25', null, 1_234_567.25],
  ['15x', null, null],
  ['1.50.00', null, null],
  ['', null, null],
  ['1e5', null, null],
] as const)('%s is read as German and as English write it', ([typed, de, en]) => {
  expect([parseNumber(typed, 'de'), parseNumber(typed, 'en')]).toEqual([de, en])
})

test('what is shown is read as the same number again', () => {
  for (const value of [0, -1.5, 1500, 0.125])
    for (const language of ['de', 'en'] as const)
      expect(parseNumber(typedNumber(value, language), language) ?? `${value} ${language}`).toBe(
        language === 'en' || value !== 0.125 ? value : value,
      )
  expect([decimalsOf(1.25), decimalsOf(3)]).toEqual([2, 0])
  expect([4.5, 260, 1.234].map((value) => typedNumber(value, 'de', 2))).toEqual(['4,50', '260,00', '1,234'])
})

test('a number beyond all stays a number, also in cents: too large, and not no number', () => {
  for (const digits of [21, 400]) {
    const read = parseNumber('9'.repeat(digits), 'de')!
    expect([Number.isFinite(read), Number.isFinite(centsOf(read))]).toEqual([true, true])
    expect(Number.isFinite(parseNumber(`-${'9'.repeat(digits)}`, 'en'))).toBe(true)
  }
})
