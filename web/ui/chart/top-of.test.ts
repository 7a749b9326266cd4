import { expect, test } from 'vitest'
import { topOf } from './top-of.ts'

test.each([
  [[], 10, 10],
  [[0, 0], 10, 10],
  [[1, 9], 10, 10],
  [[10], 10, 10],
  [[10.5, 3], 10, 20],
  [[7], 1, 7],
])('an axis for %j in steps of %i ends at %i', (values, step, top) => {
  expect(topOf(values, step)).toBe(top)
})
