// `npm run bench -- attacks`: the main attacks on availability (docs/attacks.md), one after the other, while one honest
// reader asks every 100 ms. The limits per address are off, as if each request came from another one; with RATE_LIMIT=1200
// and SIGN_IN_LIMIT=30 in the environment they are as installed. `npm run bench -- floods`: what one stranger, student,
// customer or licenser does at the limits as installed, with bodies that were too expensive once.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { attackKinds } from './attack-kinds.ts'
import { floodKinds, prepareFloods } from './flood-kinds.ts'
import { Connection, requestBytes } from './connection.ts'
import { freshFolder, pause } from './fault-ground.ts'
import { signInAt } from './ground.ts'
import { printTable } from './table.ts'
import { memoryOf, turnsIn } from './turns.ts'

const { RATE_LIMIT = '100000000', SIGN_IN_LIMIT = '100000000' } = process.env
const unlimited = { RATE_LIMIT, SIGN_IN_LIMIT }
const asInstalled = { RATE_LIMIT: '1200', SIGN_IN_LIMIT: '30' }
/** Milliseconds between two requests of the honest reader. */
const every = 100

interface Played {
  reader: string
  attacker: Record<string, string>
  prepared: Record<string, string>
  seconds: number
  turns: ReturnType<typeof turnsIn>
}

interface Told {
  times: number[]
  answers: Map<string, number>
}

/** Plays each attack for so many seconds; `only` chooses those whose name holds it. */
export const benchAttacks = (seconds: number, only: string): Promise<void> =>
  playAll(Object.keys(attackKinds), unlimited, seconds, only)

/** The same with what one sender does within the limits of an installation. */
export const benchFloods = (seconds: number, only: string): Promise<void> =>
  playAll(Object.keys(floodKinds), asInstalled, seconds, only)

async function playAll(
  kinds: readonly string[],
  limits: Record<string, string>,
  seconds: number,
  only: string,
): Promise<void> {
  const folder = freshFolder()
  const turns = turnsIn(join(folder, 'turns.json'))
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    ...limits,
    SSO_HOSTS: '127.0.0.1',
    ...turns.env,
  })
  try {
    const rows: string[][] = []
    const prepared = limits === asInstalled ? await prepareFloods(server.url) : {}
    for (const kind of kinds.filter((name) => name.includes(only))) {
      // Access tokens last ten minutes, less than all attacks together may take.
      const people = {
        reader: await signInAt(server.url, 'administrator'),
        attacker: await tokensAt(server.url),
      }
      rows.push(await attacked(server, kind, { ...people, seconds, turns, prepared }))
      console.log(rows.at(-1)?.join('  '))
    }
    printTable(
      [
        'attack',
        'reader p50 ms',
        'p95 ms',
        'max ms',
        'answers',
        'loop late, ms',
        'longest turn, ms',
        'MB',
        'attacker told',
      ],
      rows,
    )
  } finally {
    await server.stop()
    await removeAbandonedPostmaster(join(folder, 'data', 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tokensAt(url: string): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {}
  for (const who of ['licenser', 'student', 'customer']) tokens[who] = await signInAt(url, who)
  return tokens
}

async function attacked(
  server: Server,
  kind: string,
  { reader: honest, attacker: tokens, seconds, turns, prepared }: Played,
): Promise<string[]> {
  await latest(server)
  await turns.longest(server)
  const taken = [memoryOf(server)]
  const worker = new Worker(new URL('attacker.ts', import.meta.url), {
    workerData: { kind, url: server.url, tokens, prepared, seconds },
  })
  const ended = once(worker, 'message') as Promise<[Map<string, number>]>
  const samples = setInterval(() => taken.push(memoryOf(server)), (seconds * 1000) / 4 - 10)
  const reader = await readMeanwhile(server, honest, ended)
  const [answers] = await ended
  clearInterval(samples)
  await worker.terminate()
  const row = [
    kind,
    share(reader.times, 0.5),
    share(reader.times, 0.95),
    share(reader.times, 1),
    words(reader.answers),
    await latest(server),
    String(Math.round(await turns.longest(server))),
    taken.join(' '),
    words(answers),
  ]
  // What the attack left under way is over before the next one begins.
  await pause(3000)
  return row
}

/** Asks when it is due, whether or not what was asked before is answered; times count from then. */
async function readMeanwhile(server: Server, authorization: string, ended: Promise<unknown>): Promise<Told> {
  const told: Told = { times: [], answers: new Map() }
  const request = requestBytes({ method: 'GET', path: '/api/companies?page=1&pageSize=25', headers: { authorization } })
  const under = new Set<Promise<void>>()
  const idle: Connection[] = []
  const attack = { over: false }
  void ended.finally(() => (attack.over = true))
  const noted = async (due: number) => {
    const status = await ask(server.url, request, idle)
    told.times.push(performance.now() - due)
    told.answers.set(status, (told.answers.get(status) ?? 0) + 1)
  }
  for (let due = performance.now(); !attack.over; due += every) {
    await pause(Math.max(0, due - performance.now()))
    const one = noted(due)
    under.add(one)
    void one.finally(() => under.delete(one))
  }
  await Promise.all(under)
  for (const connection of idle) connection.close()
  return told
}

async function ask(url: string, request: Buffer, idle: Connection[]): Promise<string> {
  try {
    const connection = idle.pop() ?? (await Connection.open(url))
    const { status, head } = await connection.ask(request)
    if (/^connection: *close/im.test(head)) connection.close()
    else idle.push(connection)
    return String(status)
  } catch {
    return 'cut off'
  }
}

/** How late the event loop came at most since this was asked the last time, in ms; other work on the machine counts too. */
async function latest({ url }: Server): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1])
  return Number.isNaN(seconds) ? '' : String(Math.round(seconds * 1000))
}

const share = (times: number[], part: number): string => {
  const sorted = times.toSorted((one, other) => one - other)
  return String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0))
}

const words = (answers: Map<string, number>): string =>
  [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
