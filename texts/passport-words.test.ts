import { expect, test } from 'vitest'
import { dayWords } from './passport-words.ts'

test('a day is written as it is, a moment as the day it was in Berlin', () => {
  expect(dayWords('2026-06-30')).toBe('30.06.2026')
  expect(dayWords('2026-06-30T21:59:59.000Z')).toBe('30.06.2026')
  expect(dayWords('2026-06-30T22:30:00.000Z')).toBe('01.07.2026')
})
