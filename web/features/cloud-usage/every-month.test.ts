import { expect, test } from 'vitest'
import { everyMonth } from './every-month.ts'

const bar = (month: string, cents: number | null = 100) => ({ month, seconds: 3600, sessions: 2, people: 1, cents })
const none = { seconds: 0, sessions: 0, people: 0 }

test('months without usage stand between those with some, over the end of a year too', () => {
  const months = [bar('2026-11'), bar('2027-02')]
  expect(everyMonth(months)).toEqual([
    months[0],
    { month: '2026-12', ...none, cents: 0 },
    { month: '2027-01', ...none, cents: 0 },
    months[1],
  ])
})

test('nothing is added before the first, behind the last, or where nothing is missing; untold costs stay untold', () => {
  expect(everyMonth([])).toEqual([])
  expect(everyMonth([bar('2027-01')])).toEqual([bar('2027-01')])
  expect(everyMonth([bar('2026-01', null), bar('2026-03', null)])[1]).toEqual({
    month: '2026-02',
    ...none,
    cents: null,
  })
})
