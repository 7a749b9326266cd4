// `npm run bench -- attacks`: the main attacks on availability (docs/attacks.md), one after the other, while one honest
// reader asks every 100 ms. The limits per address are off, as if each request came from another one; with RATE_LIMIT=1200
// and SIGN_IN_LIMIT=30 in the environment they are as installed.
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { type Server, startServer } from '../journeys/server.ts'
import type { Turns } from '../server/testing/longest-turn.ts'
import { attackKinds } from './attack-kinds.ts'
import { Connection, requestBytes } from './connection.ts'
import { freshFolder, pause } from './fault-ground.ts'
import { signInAt } from './ground.ts'
import { printTable } from './table.ts'

const { RATE_LIMIT = '100000000', SIGN_IN_LIMIT = '100000000' } = process.env
/** Milliseconds between two requests of the honest reader. */
const every = 100

interface Played {
  reader: string
  attacker: string
  seconds: number
  turns: ReturnType<typeof turnsIn>
}

interface Told {
  times: number[]
  answers: Map<string, number>
}

/** Plays each attack for so many seconds; `only` chooses those whose name holds it. */
export async function benchAttacks(seconds: number, only: string): Promise<void> {
  const folder = freshFolder()
  const turns = turnsIn(join(folder, 'turns.json'))
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT,
    SIGN_IN_LIMIT,
    ...turns.env,
  })
  try {
    const rows: string[][] = []
    for (const kind of Object.keys(attackKinds).filter((name) => name.includes(only))) {
      // Access tokens last ten minutes, less than all attacks together may take.
      const people = {
        reader: await signInAt(server.url, 'administrator'),
        attacker: await signInAt(server.url, 'licenser'),
      }
      rows.push(await attacked(server, kind, { ...people, seconds, turns }))
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

async function attacked(
  server: Server,
  kind: string,
  { reader: honest, attacker: token, seconds, turns }: Played,
): Promise<string[]> {
  await latest(server)
  await turns.longest(server)
  const taken = [memory(server)]
  const worker = new Worker(new URL('attacker.ts', import.meta.url), {
    workerData: { kind, url: server.url, token, seconds },
  })
  const ended = once(worker, 'message') as Promise<[Map<string, number>]>
  const samples = setInterval(() => taken.push(memory(server)), (seconds * 1000) / 4 - 10)
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
    await turns.longest(server),
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

/** What one turn of the loop took of the processor at most, which other work on the machine does not lengthen. */
function turnsIn(file: string) {
  const measure = new URL('../server/testing/longest-turn.ts', import.meta.url).href
  let reports = 0
  return {
    env: { TURNS_FILE: file, NODE_OPTIONS: `--import ${measure}` },
    async longest({ process: { pid } }: Server): Promise<string> {
      process.kill(pid!, 'SIGUSR2')
      reports++
      for (;;) {
        const told = existsSync(file) ? readFileSync(file, 'utf8') || '{}' : '{}'
        const { report, longest } = JSON.parse(told) as Partial<Turns>
        if (report === reports) return String(Math.round(longest!))
        await pause(20)
      }
    },
  }
}

const memory = ({ process: { pid } }: Server): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

const share = (times: number[], part: number): string => {
  const sorted = times.toSorted((one, other) => one - other)
  return String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0))
}

const words = (answers: Map<string, number>): string =>
  [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
