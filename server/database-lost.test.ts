import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { portOf } from '#platform/port-of.ts'
import { demoPassword } from '../demo/accounts.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { newFolder, removeFolder } from '../journeys/template.ts'
import { ownKeys } from './testing/own-keys.ts'
import { cloneTemplate } from './testing/portal.ts'
import { companyInput } from './testing/samples.ts'
import { until } from './testing/until.ts'

const limits = { RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', NODE_ENV: 'test', LOG_LEVEL: 'info' }
const ready = (server: Server) =>
  fetch(`${server.url}/health/ready`).then(async (answer) => ({
    ...((await answer.json()) as { troubles?: string[] }),
    status: answer.status,
  }))

/** Writers that go on until they are stopped; what each answer was, and which companies were said to be there. */
function writing(server: Server, authorization: string, lanes: number) {
  const statuses = new Map<number, number>()
  const made: string[] = []
  const state = { stopped: false }
  let number = 9_810_000_000
  const lane = async () => {
    while (!state.stopped) {
      const company = companyInput(number++, `Ausfall ${number} GmbH`)
      const answer = await fetch(`${server.url}/api/companies`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(company),
      })
      const json = (await answer.json()) as { id: string; code: string }
      if (answer.status === 201) made.push(json.id)
      else expect(json.code).toBe('server.unavailable')
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  const done = Promise.all(Array.from({ length: lanes }, lane))
  return { statuses, made, stop: async () => (void (state.stopped = true), await done) }
}

const stacks = (output: string) => output.split('\n').filter((line) => line.includes('"stack"')).length

describe('a portal on a database of its own', () => {
  let server: Server
  let url = ''
  const administrator = openDatabase(inject('postgresUrl'), 1)
  beforeAll(async () => {
    url = await cloneTemplate()
    server = await startServer({ ...limits, DATABASE_URL: url, DATA_DIR: ownKeys() })
  })
  afterAll(async () => {
    await server.stop()
    await administrator.close()
  })

  test('goes on when all of its connections are ended under load, and keeps what it said was done', async () => {
    const { accessToken } = (await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword }),
    }).then((answer) => answer.json())) as { accessToken: string }
    const load = writing(server, `Bearer ${accessToken}`, 8)
    const name = new URL(url).pathname.slice(1)
    for (let round = 1; round <= 5; round++) {
      const before = load.made.length
      await until(() => load.made.length > before + 20)
      await administrator.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
        name,
      ])
    }
    const before = load.made.length
    await until(() => load.made.length > before + 20)
    await load.stop()
    expect(server.process.exitCode).toBeNull()
    expect([...load.statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([])
    const database = openDatabase(url, 1)
    const { rows } = await database.pool.query('SELECT id FROM companies WHERE id = ANY($1)', [load.made])
    expect(rows.length).toBe(load.made.length)
    // Jobs run again, told by LISTEN or looked for: nothing that is due waits.
    await until(async () => {
      const due = `SELECT FROM pgboss.job WHERE state < 'active' AND start_after <= now()`
      return (await database.pool.query(due)).rowCount === 0
    })
    await database.close()
    expect(stacks(server.output())).toBe(0)
  })
})

/** A proxy before the database that can be cut: open connections end, and new ones are refused. */
async function cuttable(url: string) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const state = { cut: false }
  const way = createServer((from) => {
    if (state.cut) return void from.destroy()
    const to = connect(Number(port), hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => (open.delete(one), other.destroy()))
    }
    from.pipe(to)
    to.pipe(from)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const through = new URL(url)
  through.host = `127.0.0.1:${portOf(way)}`
  return {
    url: through.href,
    cut() {
      state.cut = true
      for (const one of open) one.destroy()
    },
    mend: () => void (state.cut = false),
    close: () => way.close(),
  }
}

test('an outage of the database is a line when it begins and one with counts when it is over, in each process', async () => {
  const way = await cuttable(await cloneTemplate())
  const server = await startServer({ ...limits, PROCESSES: '2', DATABASE_URL: way.url, DATA_DIR: ownKeys() })
  const said = (words: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(words) && line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg: string; requests?: number })
  const pages = async () =>
    (await fetch(`${server.url}/api/pages/imprint`, { headers: { connection: 'close' } })).status
  await until(async () => (await fetch(`${server.url}/metrics`).then((one) => one.text())).includes('processes 2'))
  way.cut()
  const asked: number[] = []
  await until(async () => asked.push(...(await Promise.all(Array.from({ length: 20 }, pages)))) >= 400)
  expect(new Set(asked)).toEqual(new Set([503]))
  way.mend()
  await until(() => said('over: the database is away').length === 2)
  await until(async () => (await ready(server)).status === 200)
  const lines = said('the database is away')
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(2)
  expect(lines.reduce((sum, { msg, requests = 0 }) => sum + (msg.startsWith('over:') ? requests : 0), 0)).toBe(400)
  expect(stacks(server.output())).toBe(0)
  await server.stop()
  way.close()
}, 120_000)

describe('a portal with its own PostgreSQL', () => {
  let server: Server
  let folder = ''
  beforeAll(async () => {
    folder = newFolder('lost')
    server = await startServer({ ...limits, DEMO: '0', DATA_DIR: folder, PROCESSES: '2' })
  })
  afterAll(async () => {
    await server.stop()
    await removeFolder(folder)
  })
  const postmaster = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

  test.each(['SIGKILL', 'SIGINT'] as const)('starts it again after %s under load, and says so', async (signal) => {
    const state = { stopped: false }
    const statuses = new Set<number>()
    const asking = async () => {
      while (!state.stopped) {
        const answer = await fetch(`${server.url}/api/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'a@wellenwerk.example', password: 'Falsch-12345' }),
        })
        await answer.text()
        statuses.add(answer.status)
      }
    }
    const asked = Promise.all([1, 2, 3, 4].map(asking))
    await until(() => statuses.size > 0)
    const before = postmaster()
    process.kill(before, signal)
    await until(() => statuses.has(503))
    await until(async () => (await ready(server)).status === 200)
    expect(postmaster()).not.toBe(before)
    state.stopped = true
    await asked
    // Wrong passwords, then locked.
    expect([...statuses].filter((status) => ![401, 423, 503].includes(status))).toEqual([])
    expect(server.process.exitCode).toBeNull()
    expect((await ready(server)).troubles).toContain('database.restarted')
    expect(server.output()).toContain('The embedded PostgreSQL ended and is started again')
    expect(server.output()).not.toContain('a server process ended')
    expect(stacks(server.output())).toBe(0)
  })
})
