import { expect, test } from 'vitest'
import { axisOf } from './axis.ts'

const ends = (values: number[]) => axisOf(values, 100).up.domain()[1]

test('an axis ends at a round figure that is close above the largest value', () => {
  expect(ends([0.4, 0.1])).toBe(0.4)
  expect(ends([0.37])).toBe(0.4)
  expect(ends([10])).toBe(10)
  expect(ends([10.01, 3])).toBe(12)
  expect(ends([994.2])).toBe(1000)
  expect(axisOf([10.01, 3], 100).ticks).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect(axisOf([994.2], 100).up(500)).toBe(50)
})

test('zero is at the bottom when there is nothing', () => {
  for (const values of [[], [0, 0]]) expect(axisOf(values, 100).up(0)).toBe(100)
})

test('what is counted in whole numbers has no fractions at its axis', () => {
  expect(axisOf([2, 1], 100).ticks).toEqual([0, 1, 2])
  expect(axisOf([2.5], 100)).toMatchObject({ ticks: [0, 0.5, 1, 1.5, 2, 2.5], digits: 1 })
  expect([axisOf([2], 100).digits, axisOf([0.3], 100).digits]).toEqual([0, 2])
})
