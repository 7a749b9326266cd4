import { expect, test } from 'vitest'
import { around } from './around.ts'

test('five page numbers, the current one in the middle where possible', () => {
  expect(around(1, 10)).toEqual([1, 2, 3, 4, 5])
  expect(around(5, 10)).toEqual([3, 4, 5, 6, 7])
  expect(around(10, 10)).toEqual([6, 7, 8, 9, 10])
  expect(around(2, 3)).toEqual([1, 2, 3])
  expect(around(1, 0)).toEqual([])
})
