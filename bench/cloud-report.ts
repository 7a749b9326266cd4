import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cloudFolder, openGround } from './ground.ts'
import { printTable } from './table.ts'

const inPiece = 1000
const name = 'daily-session-report-2020-01-02.csv'

/** Lines of a report, made while it is written; of people nobody knows, so that the sums stay as they are. */
function* pieces(count: number): Generator<string> {
  yield 'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once\n'
  for (let from = 0; from < count; from += inPiece) {
    const size = Math.min(inPiece, count - from)
    yield Array.from(
      { length: size },
      (_, at) =>
        `report-${from + at},2020-01-01T08:00:00Z,${600 + (at % 900)},nobody-${at % 97},stack-${at % 7},true\n`,
    ).join('')
  }
}

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000

/** One report of so many lines, fetched from a folder: how fast it is read, and what the server's memory does meanwhile. */
export async function benchCloudReport(count: number): Promise<void> {
  const folder = mkdtempSync(join(cloudFolder, '..', 'report-'))
  await pipeline(Readable.from(pieces(count)), createWriteStream(join(folder, name)))
  const ground = await openGround({ folder: cloudFolder, large: false, settings: { CLOUD_REPORTS: folder } })
  const { pool } = ground.database
  try {
    await forget((text) => pool.query(text))
    const before = memoryOf(ground.keywerk.pid)
    const began = performance.now()
    const headers = { authorization: await ground.signIn(), 'idempotency-key': `report-${Date.now()}` }
    const answer = await fetch(`${ground.keywerk.url}/api/cloud-usage/reports/fetch`, { method: 'POST', headers })
    if (!answer.ok) throw new Error(`Fetching was answered ${answer.status}: ${await answer.text()}`)
    const halves = [0, 0]
    for (;;) {
      const { rows } = await pool.query('SELECT state, sessions FROM cloud_reports WHERE name = $1', [name])
      const half = (rows[0]?.sessions ?? 0) * 2 > count ? 1 : 0
      halves[half] = Math.max(halves[half]!, memoryOf(ground.keywerk.pid) - before)
      if (rows[0] && rows[0].state !== 'running') break
      await new Promise((wait) => setTimeout(wait, 200))
    }
    const took = (performance.now() - began) / 1000
    printTable(
      ['a report of', 'seconds', 'sessions/s', 'MB above before, first half', 'second half'],
      [[String(count), took.toFixed(0), (count / took).toFixed(0), ...halves.map((one) => one.toFixed(0))]],
    )
    await forget((text) => pool.query(text))
  } finally {
    await ground.stop()
    rmSync(folder, { recursive: true })
  }
}

const forget = (query: (text: string) => Promise<unknown>) =>
  query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
    DELETE FROM cloud_sessions WHERE report_id = (SELECT id FROM cloud_reports WHERE name = '${name}');
    DELETE FROM cloud_reports WHERE name = '${name}'; COMMIT`)
