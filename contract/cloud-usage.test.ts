import fc from 'fast-check'
import { expect, test } from 'vitest'
import { duration, secondsOf } from './cloud-usage.ts'

test('a duration written as hh:mm:ss is read back as its seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 * 3600 }), (seconds) => {
      expect(secondsOf(duration(seconds))).toBe(seconds)
    }),
  )
})

test.each(['', '90', '1:30', '01:60:00', '01:00:60', '-1:00:00', '01:00:00 ', '1h'])('%j is no duration', (text) =>
  expect(secondsOf(text)).toBeNull(),
)
