import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Connection, requestBytes } from './connection.ts'
import type { BenchServers } from './ground.ts'
import { printTable } from './table.ts'

const sessions = 100_000
const name = 'bench-import.csv'

/** A report of new sessions, read through the upload, then once more; what the server's memory and readers do meanwhile. */
export async function benchCloudImport(ground: BenchServers): Promise<void> {
  const { pool } = ground.database
  const remove = () =>
    pool.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
      DELETE FROM cloud_sessions WHERE report_id = (SELECT id FROM cloud_reports WHERE name = '${name}'); COMMIT`)
  await remove()
  const [first, second] = [await reportOf(ground), await reportOf(ground)]
  const rows: string[][] = []
  // The first one meets a PostgreSQL that has just been started: nothing is in its memory, and each page goes into the log whole.
  for (const [title, report] of [
    ['new sessions, after a start', first],
    ['new sessions', second],
    ['the same again', second],
  ] as const)
    rows.push([title, ...(await sent(ground, report))])
  printTable(
    [
      'a report of 100,000',
      'sessions/s',
      'server CPU µs each',
      'PostgreSQL CPU µs each',
      'MB above before',
      'company list p95 ms',
      'longest ms',
    ],
    rows,
  )
  await remove()
}

async function reportOf({ database: { pool } }: BenchServers): Promise<Buffer> {
  const { rows } = await pool.query<{ user: string; stack: string }>(
    `SELECT stream_user AS user, s.name AS stack FROM cloud_users AS u JOIN contacts ON contacts.id = u.contact_id
     JOIN cloud_access AS a ON a.contact_id = contacts.id JOIN cloud_configurations AS c ON c.id = a.configuration_id
     JOIN cloud_stacks AS s ON s.id = c.stack_id WHERE contacts.email LIKE 'strom%@bench.example'`,
  )
  const head =
    'user_session_id,aws_account_id,region,session_start_time,session_duration_in_seconds,user_id,fleet_name,stack_name,connected_at_least_once\n'
  const days = 30 * 86_400_000
  const lines = Array.from({ length: sessions }, (_, at) => {
    const { user, stack } = rows[(at * 7919) % rows.length]!
    const start = new Date(Date.now() - days + (at * days) / sessions).toISOString()
    return `${randomUUID()},000000000000,eu-central-1,${start},${600 + (at % 9000)},${user},${stack}-fleet,${stack},true`
  })
  return Buffer.from(head + lines.join('\n'))
}

/** Sends a report while a list is read over one connection. */
async function sent(ground: BenchServers, report: Buffer): Promise<string[]> {
  const { keywerk, database } = ground
  const headers = { authorization: await ground.signIn() }
  const list = requestBytes({ method: 'GET', path: '/api/companies?page=1&pageSize=25', headers })
  const reader = await Connection.open(keywerk.url)
  const before = processOf(keywerk.pid)
  const worked = await backends(database)
  const state = { over: false }
  let { memory } = before
  const watching = setInterval(() => (memory = Math.max(memory, processOf(keywerk.pid).memory)), 20)
  const times: number[] = []
  const reading = (async () => {
    while (!state.over) {
      const from = performance.now()
      await reader.ask(list)
      times.push(performance.now() - from)
      await new Promise((wait) => setTimeout(wait, 20))
    }
  })()
  const began = performance.now()
  const answer = await fetch(`${keywerk.url}/api/cloud-usage/reports?name=${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(report),
  })
  const took = (performance.now() - began) / 1000
  state.over = true
  await reading
  clearInterval(watching)
  reader.close()
  if (!answer.ok) throw new Error(`The report was answered ${answer.status}: ${await answer.text()}`)
  times.sort((one, other) => one - other)
  return [
    (sessions / took).toFixed(0),
    (((processOf(keywerk.pid).cpu - before.cpu) * 1000) / sessions).toFixed(1),
    ((((await backends(database)) - worked) * 1000) / sessions).toFixed(1),
    ((memory - before.memory) / 1000).toFixed(0),
    (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0),
    (times.at(-1) ?? 0).toFixed(0),
  ]
}

/** Processor time in ms of all connections of the database. */
async function backends({ pool }: BenchServers['database']): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'",
  )
  return rows.reduce((sum, { pid }) => sum + processOf(pid).cpu, 0)
}

/** Resident memory in kB and processor time in ms of a process. */
function processOf(pid: number): { memory: number; cpu: number } {
  const memory = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return { memory, cpu: (Number(fields[11]) + Number(fields[12])) * 10 }
}
