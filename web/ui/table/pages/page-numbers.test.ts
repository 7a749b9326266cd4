import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('five page numbers, the current one in the middle where possible', () => {
  expect(pageNumbers(1, 10)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(5, 10)).toEqual([3, 4, 5, 6, 7])
  expect(pageNumbers(10, 10)).toEqual([6, 7, 8, 9, 10])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(1, 0)).toEqual([])
})
