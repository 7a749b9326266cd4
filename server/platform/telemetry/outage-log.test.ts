import { expect, test } from 'vitest'
import type { Log } from './log.ts'
import { openOutageLog } from './outage-log.ts'

test('an outage is one line, then one every ten seconds with how often it was met, and one when it is over', () => {
  const lines: unknown[][] = []
  const line = (...said: unknown[]) => void lines.push(said)
  let now = 0
  const outages = openOutageLog({ error: line, info: line } as unknown as Log, () => now)
  const meet = () => outages.failed('the database is away', new Error('connection refused'), { port: 5432 })
  outages.recovered('the database is away')
  expect(lines).toEqual([])
  for (let times = 0; times < 50; times++) meet()
  expect(lines).toEqual([[{ reason: 'connection refused', port: 5432 }, 'the database is away']])
  now = 10_000
  meet()
  expect(lines[1]).toEqual([{ reason: 'connection refused', port: 5432, more: 49 }, 'the database is away'])
  outages.recovered('the database is away')
  outages.recovered('the database is away')
  expect(lines.slice(2)).toEqual([['over: the database is away']])
})
