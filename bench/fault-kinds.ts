import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { caller } from './api.ts'
import { clusterUrl, type Faulty, ownWrites, pause } from './fault-ground.ts'
import type { Check } from './kill-checks.ts'

const ready = async (url: string) => {
  const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(10_000) })
  return { http: answer.status, ...((await answer.json()) as { status: string; troubles?: string[] }) }
}

/** Asks again and again until it is so, or the time is over. */
async function until(seconds: number, look: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200))
    if (await look().catch(() => false)) return true
  return false
}

const tell = (name: string, found: number): Check => ({ name, found, wanted: null })
const must = (name: string, isSo: boolean): Check => ({ name, found: isSo ? 1 : 0, wanted: 1 })

/** The disk is filled to the last byte, stays so, and is emptied again. */
export async function diskFull({ server, folder, seconds, issue }: Faulty): Promise<Check[]> {
  const filler = join(folder, 'filler')
  const file = openSync(filler, 'w')
  const statuses = new Map<number, number>()
  let own = 0
  let told = false
  const fill = () => {
    for (const size of [1 << 20, 1 << 12])
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch {}
  }
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) {
    fill()
    const status = await issue().catch(() => 0)
    if (status === 201) own++
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    told ||= await ready(server.url).then(
      ({ http, status }) => http === 503 && status === 'disk full',
      () => false,
    )
  }
  closeSync(file)
  rmSync(filler)
  const back = await until(60, async () => (await ready(server.url)).http === 200)
  const works = await until(60, async () => {
    const status = await issue()
    if (status === 201) own++
    return status === 201
  })
  return [
    ...[...statuses].map(([status, count]) => tell(`own writes answered ${status} on the full disk`, count)),
    must(
      'answers were 201 or 503 only',
      [...statuses.keys()].every((status) => status === 201 || status === 503),
    ),
    must('ready said "disk full"', told),
    must('ready again once there was room', back),
    must('issued again without a restart', works),
    tell(ownWrites, own),
  ]
}

/** The latest time known is tomorrow's, as after a clock that was put back by a day. */
export async function clockSetBack({ server, query, seconds, issue }: Faulty): Promise<Check[]> {
  await query(`INSERT INTO clock_confirmations (at, position, head_day)
    SELECT now() + interval '1 day', position, (SELECT max(day) FROM ledger_heads) FROM ledger_end`)
  const refused = await until(10, async () => (await issue()) === 503)
  const [before] = await query('SELECT position FROM ledger_end')
  await pause((seconds * 1000) / 2)
  const [after] = await query('SELECT position FROM ledger_end')
  const { troubles = [], http } = await ready(server.url)
  const confirmed = await caller(server.url)('POST', '/clock/confirmation', {})
  const status = await issue()
  return [
    must('issuing is refused with 503', refused),
    tell('licences issued meanwhile', Number(after!['position']) - Number(before!['position'])),
    must('nothing was issued meanwhile', after!['position'] === before!['position']),
    must('everything else was ready', http === 200),
    must('ready told of it', troubles.includes('ledger.clockBack')),
    must('confirmed by an administrator', confirmed.status === 201),
    must('issued again', status === 201),
    tell(ownWrites, status === 201 ? 1 : 0),
  ]
}

/** Somebody holds what every issue needs. */
export async function lockRows({ server, folder, seconds, issue }: Faulty): Promise<Check[]> {
  const holder = new pg.Client({ connectionString: clusterUrl(folder) })
  await holder.connect()
  await holder.query('BEGIN; SELECT FROM ledger_end FOR UPDATE')
  const call = caller(server.url)
  let [reads, slowest, failed] = [0, 0, 0]
  const state = { stop: false }
  const reading = (async () => {
    while (!state.stop) {
      const from = performance.now()
      const status = await call('GET', '/companies?page=1&pageSize=25').then(
        (answer) => answer.status,
        () => 0,
      )
      slowest = Math.max(slowest, performance.now() - from)
      reads++
      if (status !== 200) failed++
      await pause(50)
    }
  })()
  const from = performance.now()
  const status = await issue()
  const waited = performance.now() - from
  await pause(Math.max(0, seconds * 1000 - waited))
  const { http } = await ready(server.url)
  await holder.query('ROLLBACK')
  await holder.end()
  state.stop = true
  await reading
  return [
    must('issuing is refused with 503', status === 503),
    tell('after so many ms', Math.round(waited)),
    must('ready meanwhile', http === 200),
    tell('lists read meanwhile', reads),
    { name: 'lists refused', found: failed, wanted: 0 },
    tell('the slowest list, ms', Math.round(slowest)),
  ]
}

/** Strangers who ask for much and read nothing, and who send a request one letter at a time. */
export async function slowClients({ server, seconds }: Faulty): Promise<Check[]> {
  const { port } = new URL(server.url)
  const sockets = new Set<Socket>()
  const open = (first: string, drip: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.pause()
    socket.write(first)
    if (drip) {
      const timer = setInterval(() => socket.write(drip), 500)
      socket.on('close', () => clearInterval(timer))
    }
  }
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1] ?? 0)
  const memoryBefore = memory()
  let [highest, slowest, refused] = [0, 0, 0]
  const call = caller(server.url)
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    for (let more = 0; more < 20; more++) {
      open('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50), '')
      open(
        'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n',
        ' ',
      )
    }
    const from = performance.now()
    const { status } = await call('GET', '/companies?page=1&pageSize=25')
    if (status !== 200) refused++
    slowest = Math.max(slowest, performance.now() - from)
    highest = Math.max(highest, memory())
    await pause(500)
  }
  const left = sockets.size
  for (const socket of sockets) socket.destroy()
  return [
    tell('sockets still held by strangers at the end', left),
    tell('memory before, MB', Math.round(memoryBefore / 1000)),
    tell('memory at its highest, MB', Math.round(highest / 1000)),
    tell('the slowest list meanwhile, ms', Math.round(slowest)),
    { name: 'lists refused meanwhile', found: refused, wanted: 0 },
  ]
}
