import { expect, test } from 'vitest'
import * as sentinels from './sentinels.ts'

test('counts go both ways', () => {
  for (const number of [-1, 0, 1, 100, 9999]) {
    const count = sentinels.countFromNumber(number)
    expect(count && sentinels.numberFromCount(count)).toBe(number)
  }
  expect([-2, 101, 9998, 1.5, Number.NaN].map(sentinels.countFromNumber)).toEqual([null, null, null, null, null])
})

test('dates and flags go both ways', () => {
  expect(sentinels.endFromDate('9999-12-31T00:00:00')).toEqual({ endDate: null, unlimited: true })
  expect(sentinels.endFromDate('2026-05-01T00:00:00')).toEqual({ endDate: '2026-05-01', unlimited: false })
  expect(sentinels.endFromDate(null)).toEqual({ endDate: null, unlimited: false })
  expect(sentinels.dateFromEnd({ endDate: null, unlimited: true })).toBe('9999-12-31')
  expect(sentinels.dateFromEnd({ endDate: null, unlimited: false })).toBeNull()
  expect(sentinels.contractFromDate('1970-01-01')).toBeNull()
  expect(sentinels.dateFromContract(null)).toBe('1970-01-01')
  expect([-1, 0, 1].map(sentinels.flagFromNumber)).toEqual([false, true, true])
  expect([true, false].map(sentinels.numberFromFlag)).toEqual([0, -1])
})
