import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { heldMemory } from '../../../testing/held-memory.ts'
import { readReport } from './report-file.ts'

const header =
  'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once\n'
const inPiece = 1000

/** A report of so many sessions, made while it is read; `made` counts what was asked for. */
function* pieces(count: number, made: { rows: number }): Generator<Buffer> {
  yield Buffer.from(header)
  for (let from = 0; from < count; from += inPiece) {
    const rows = Array.from(
      { length: Math.min(inPiece, count - from) },
      (_, at) => `session-${from + at},2026-11-01T08:00:00Z,${600 + (at % 900)},user-${at % 97},stack-${at % 7},true`,
    )
    made.rows += rows.length
    yield Buffer.from(`${rows.join('\n')}\n`)
  }
}

// Ten million are read by `npm run bench -- cloud-report`.
test('a report of three hundred thousand rows is read as it comes: only a few pieces are held, whatever its length', async () => {
  const count = 300_000
  const made = { rows: 0 }
  const before = heldMemory()
  let [read, ahead, held] = [0, 0, 0]
  for await (const line of readReport(
    Readable.from(pieces(count, made), { objectMode: true, highWaterMark: 1 }),
    new Date(),
  )) {
    if (!('session' in line)) throw new Error(JSON.stringify(line))
    read++
    ahead = Math.max(ahead, made.rows - read)
    if (read % 50_000 === 0) held = Math.max(held, heldMemory() - before)
  }
  expect(read).toBe(count)
  expect(ahead).toBeLessThanOrEqual(4 * inPiece)
  // A guard against keeping rows: these would be 90 MB of text and more of rows.
  expect(held).toBeLessThan(16 * 1024 * 1024)
})
