import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRefusalLog } from './refusal-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the refusals of a caller are a line, and a minute later a line that counts the others', () => {
  const reported: object[] = []
  const log = openRefusalLog((refused) => reported.push(refused))
  const news = Array.from({ length: 500 }, (_, at) => log.isNews('10.0.0.1', `a${at}`))
  expect(news.filter(Boolean)).toHaveLength(1)
  expect(log.isNews('10.0.0.2', 'b')).toBe(true)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([{ requestId: 'a0', more: 499 }])
  expect(log.isNews('10.0.0.1', 'c')).toBe(true)
})

test('any number of callers is a bounded number of lines', () => {
  const reported: object[] = []
  const log = openRefusalLog((refused) => reported.push(refused))
  const lines = Array.from({ length: 5000 }, (_, at) => log.isNews(`caller ${at}`, `${at}`)).filter(Boolean)
  expect(lines).toHaveLength(1001)
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([{ requestId: '1000', more: 3999 }])
})
