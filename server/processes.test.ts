import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { isAlive } from '#platform/postgres/postmaster.ts'
import { demoPassword } from '../demo/accounts.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { templateName } from './testing/global-setup.ts'
import { until } from './testing/until.ts'

let server: Server
let settings: Record<string, string>

beforeAll(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(inject('postgresUrl'), 1)
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  await admin.close()
  settings = {
    DATABASE_URL: inject('postgresUrl').replace(/postgres$/, name),
    DATA_DIR: inject('dataFolder'),
    DATABASE_POOL: '4',
    RATE_LIMIT: '1000000',
    NODE_ENV: 'test',
  }
  server = await startServer({ ...settings, PROCESSES: '2', LOG_LEVEL: 'info' })
  await until(() => serving().length === 2)
}, 180_000)
afterAll(() => server.stop())

/** The processes that serve: children of the one that was started. */
const serving = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === server.process.pid)

function parentOf(pid: number): number | null {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return state === 'Z' ? null : Number(parent)
  } catch {
    return null
  }
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    // Kept open and silent it would be waited for.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ email: 'administrator@wellenwerk.example', password: demoPassword }),
  })
  return `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}`
}

/** Asks for companies: 200, or what else was answered. */
const companiesOver = (agent: Agent | false, authorization: string) =>
  new Promise<number | string>((done, failed) => {
    get(`${server.url}/api/companies?pageSize=5`, { agent, headers: { authorization } }, (answer) => {
      text(answer).then((said) => done(answer.statusCode === 200 ? 200 : `${answer.statusCode} ${said}`), failed)
    }).on('error', failed)
  })

/** A connection on which this much is said, and nothing more. */
async function connected(said = ''): Promise<{ gone: Promise<unknown> }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined)
  // Only who reads learns that the other side is gone.
  socket.resume()
  const gone = new Promise((done) => socket.once('close', done))
  await once(socket, 'connect')
  if (said !== '') socket.write(said)
  return { gone }
}

const answers = () =>
  fetch(`${server.url}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

test('two processes serve one port, and one that is killed is replaced while the other answers', async () => {
  const before = serving()
  process.kill(before[0]!, 'SIGKILL')
  await until(() => !isAlive(before[0]!) || parentOf(before[0]!) === null)
  await until(() => serving().length === 2 && !serving().includes(before[0]!))
  expect(serving()).toContain(before[1])
  for (let at = 0; at < 10; at++) await until(answers)
}, 180_000)

/** What `/metrics` says; a connection that was handed to a process when it died is never answered. */
const figures = async (): Promise<string> =>
  (await until(() =>
    fetch(`${server.url}/metrics`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) })
      .then((answer) => answer.text())
      .catch(() => null),
  )) ?? ''
/** The values of a figure, by its labels. */
const valuesOf = (text: string, name: string) =>
  new Map(
    [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(([, labels, value]) => [
      labels ?? '',
      Number(value),
    ]),
  )
const companiesRead = (text: string) =>
  valuesOf(text, 'keywerk_operation_seconds_count').get('operation="listCompanies"') ?? 0

test('one address answers with the figures of both, which neither fall nor alternate when one is replaced', async () => {
  await until(async () => serving().length === 2 && valuesOf(await figures(), 'keywerk_processes').get('') === 2)
  const authorization = await signIn()
  const before = companiesRead(await figures())
  for (let asked = 0; asked < 10; asked++) expect(await companiesOver(false, authorization)).toBe(200)
  const texts = [await figures(), await figures(), await figures(), await figures()]
  expect(texts.map(companiesRead)).toEqual(Array.from({ length: 4 }, () => before + 10))
  const starts = texts.map((text) => valuesOf(text, 'process_start_time_seconds'))
  expect([...starts[0]!.keys()].toSorted()).toEqual(['process="1"', 'process="2"'])
  for (const next of starts) expect(next).toEqual(starts[0])
  expect(valuesOf(texts[0]!, 'keywerk_processes_wanted').get('')).toBe(2)
  expect(valuesOf(texts[0]!, 'keywerk_ready').get('status="ready"')).toBe(1)

  const [first] = serving()
  process.kill(first!, 'SIGKILL')
  await until(async () => !serving().includes(first!) && valuesOf(await figures(), 'keywerk_processes').get('') === 2)
  const after = await figures()
  expect(companiesRead(after)).toBe(before + 10)
  // The new one has the number of the one it replaces.
  const [one, two] = [...valuesOf(after, 'process_start_time_seconds')]
  expect([one![0], two![0]].toSorted()).toEqual(['process="1"', 'process="2"'])
}, 180_000)

test('whichever answers, health tells what is wrong with the others', async () => {
  await until(async () => serving().length === 2 && valuesOf(await figures(), 'keywerk_processes').get('') === 2)
  const troubles = async () => {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`${server.url}/health/ready`, { headers: { connection: 'close' }, signal })
    return ((await answer.json()) as { troubles?: string[] }).troubles ?? []
  }
  // One that was busy for longer than others wait for it counts as away until it is asked again; a connection that was
  // handed to a process when it died is never answered.
  const allAnswer = () =>
    until(
      () => troubles().catch(() => ['unanswered']),
      (now) => !now.includes('process.away') && !now.includes('unanswered'),
    )
  expect(await allAnswer()).toEqual([])
  const authorization = await signIn()
  for (let asked = 0; asked < 10; asked++) expect(await companiesOver(false, authorization)).toBe(200)
  const counted = companiesRead(await figures())
  const [held] = serving()
  process.kill(held!, 'SIGSTOP')
  // Connections that are handed to the one that is held are not answered.
  const soonest = <T>(read: () => Promise<T>): Promise<T> => Promise.any(Array.from({ length: 6 }, read))
  expect(await soonest(troubles)).toEqual(['process.away'])
  // What it counted before still counts.
  expect(companiesRead(await soonest(figures))).toBe(counted)
  process.kill(held!, 'SIGCONT')
  expect(await allAnswer()).toEqual([])
}, 180_000)

test('all are replaced one after the other under constant requests, and none is refused', async () => {
  await until(() => serving().length === 2)
  const before = serving()
  const authorization = await signIn()
  const wrong: unknown[] = []
  let asked = 0
  const load = { stopped: false }
  const ask = async (agent: Agent | false) => {
    while (!load.stopped) {
      asked++
      const answer = await companiesOver(agent, authorization).catch((error: unknown) => error)
      if (answer !== 200) wrong.push(answer)
      // Never long without one, and still time for the processes to start.
      await setTimeout(5)
    }
  }
  // Over connections that are kept open and always in use, and over a new one for each request.
  const kept = new Agent({ keepAlive: true, maxSockets: 4 })
  // Strangers who only take up a connection, or ask half of something.
  const strangers = [await connected(), await connected('GET / HTTP/1.1\r\nHos')]
  const asking = [...Array.from({ length: 4 }, () => ask(kept)), ...[1, 2].map(() => ask(false))]
  server.process.kill('SIGHUP')
  await until(() => serving().length === 2 && serving().every((pid) => !before.includes(pid)))
  const soFar = asked
  await until(() => asked > soFar + 50)
  load.stopped = true
  await Promise.all(asking)
  kept.destroy()
  expect(wrong).toEqual([])
  await Promise.all(strangers.map(({ gone }) => gone))
}, 180_000)

/** How often all were replaced so far. */
const replaced = () => server.output().split('the server processes are replaced').length - 1

test('one that is killed while its replacement starts ends nothing, and the next ones are replaced as well', async () => {
  await until(() => serving().length === 2)
  const before = serving()
  const times = replaced()
  server.process.kill('SIGHUP')
  const [started] = await until(
    () => serving().filter((pid) => !before.includes(pid)),
    (fresh) => fresh.length > 0,
  )
  process.kill(before[0]!, 'SIGKILL')
  await until(() => server.process.exitCode !== null || replaced() > times)
  expect(server.process.exitCode).toBeNull()
  expect(serving()).toContain(started)
  await until(() => serving().length === 2 && serving().every((pid) => !before.includes(pid)))
  // A second signal is heard as the first was.
  server.process.kill('SIGHUP')
  await until(() => replaced() > times + 1)
  await until(answers)
}, 180_000)

test('ending the first process ends all of them, whoever keeps a connection and says nothing', async () => {
  const pids = [server.process.pid!, ...serving()]
  const strangers = [await connected(), await connected('GET / HTTP/1.1\r\nHos')]
  await server.stop()
  await Promise.all(strangers.map(({ gone }) => gone))
  expect(pids.filter(isAlive)).toEqual([])
})

const preload = fileURLToPath(new URL('testing/hangup-at-start.ts', import.meta.url))
const early = { LOG_LEVEL: 'info', NODE_OPTIONS: `--import=${preload}` }

test('a portal of one process says that there is nothing to replace, and goes on', async () => {
  const alone = await startServer({ ...settings, ...early })
  const told = () => alone.output().split('there is nothing to replace').length - 1
  await until(() => told() === 1)
  alone.process.kill('SIGHUP')
  await until(() => alone.process.signalCode !== null || told() === 2)
  expect(await fetch(`${alone.url}/health/ready`).then(({ status }) => status)).toBe(200)
  await alone.stop()
}, 180_000)

test('several that are to be replaced before they are there are so afterwards', async () => {
  const several = await startServer({ ...settings, ...early, PROCESSES: '2' })
  await until(() => several.output().includes('the server processes are replaced'))
  expect(await fetch(`${several.url}/health/ready`).then(({ status }) => status)).toBe(200)
  await several.stop()
}, 180_000)
