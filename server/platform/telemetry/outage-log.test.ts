import { expect, test } from 'vitest'
import type { Log } from './log.ts'
import { openOutageLog, outageLogOf } from './outage-log.ts'

test('an outage is one line when it begins, one a minute, and one with what it met when it is over', () => {
  const lines: unknown[][] = []
  const line = (...said: unknown[]) => void lines.push(said)
  const log = { error: line, info: line } as unknown as Log
  let now = 0
  const outages = openOutageLog(log, () => now)
  const refused = new Error('connection refused')
  const away = 'the database is away: requests are answered with 503, jobs wait'
  outages.recovered('away')
  expect(lines).toEqual([])
  for (let times = 0; times < 50; times++) outages.failed('away', 'requests', refused)
  for (let times = 0; times < 20; times++) outages.failed('away', 'jobs', refused)
  expect(lines).toEqual([[{ reason: 'connection refused', requests: 1 }, away]])
  now = 60_000
  outages.failed('away', 'requests', refused)
  expect(lines[1]).toEqual([{ reason: 'connection refused', requests: 51, jobs: 20 }, away])
  now = 70_000
  outages.recovered('away')
  outages.recovered('away')
  expect(lines.slice(2)).toEqual([[{ seconds: 70, requests: 51, jobs: 20 }, `over: ${away}`]])
  expect(outageLogOf(log)).toBe(outageLogOf(log))
})
