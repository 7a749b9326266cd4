import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spansOf } from './beginning-digits.ts'

test('a number lies in a span of digits exactly when it begins with them', () => {
  const number = fc.integer({ min: 1, max: 999_999_999 })
  const digits = fc.stringMatching(/^\d{1,9}$/)
  fc.assert(
    fc.property(number, digits, fc.nat(9), (one, text, length) => {
      for (const asked of [text, String(one).slice(0, length)].filter(Boolean))
        expect(spansOf(asked).some(({ low, high }) => low <= one && one <= high)).toBe(String(one).startsWith(asked))
    }),
  )
})

test('digits no number has are in no span', () => {
  expect([spansOf('0'), spansOf('012'), spansOf('1'.repeat(16))]).toEqual([[], [], []])
  expect(spansOf('9'.repeat(15))).toEqual([{ low: 999_999_999_999_999, high: 999_999_999_999_999 }])
})
