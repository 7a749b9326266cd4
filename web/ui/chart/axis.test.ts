import { expect, test } from 'vitest'
import { axisEnd } from './axis.ts'

test('an axis ends at a multiple of ten that holds all there is', () => {
  expect(axisEnd([])).toBe(10)
  expect(axisEnd([0, 0])).toBe(10)
  expect(axisEnd([10])).toBe(10)
  expect(axisEnd([10.01, 3])).toBe(20)
  expect(axisEnd([994.2])).toBe(1000)
})
