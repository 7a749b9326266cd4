// `npm run bench -- load`: 200 reads, 40 writes and 2 sign-ins a second, each sent when its time has come whether or not the
// ones before were answered; then twice as many again and again until requests are refused.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { demoPassword } from '../demo/accounts.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { caller } from './api.ts'
import { type Asked, Connection, requestBytes } from './connection.ts'
import { freshFolder, pause } from './fault-ground.ts'
import { signInAt } from './ground.ts'
import { makeHosts } from './hosts.ts'
import { printTable } from './table.ts'
import { companyInput } from '../server/testing/samples.ts'

type Kind = 'read' | 'write' | 'sign in'
const rates: Record<Kind, number> = { read: 200, write: 40, 'sign in': 2 }
/** Milliseconds that 95 of 100 must keep within. */
const goals: Partial<Record<Kind, number>> = { read: 200, write: 300 }
const polite = new Set([200, 201, 429, 503])
const limits = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000', LOG_LEVEL: 'silent' }

interface Told {
  times: number[]
  statuses: Map<number, number>
}

/** Fires for some seconds at `factor` times the rates; answers what came of it. `memory` hears a figure now and then. */
async function fire(asking: Asking, seconds: number, factor: number, memory?: number[]): Promise<Record<Kind, Told>> {
  const told: Record<Kind, Told> = {
    read: { times: [], statuses: new Map() },
    write: { times: [], statuses: new Map() },
    'sign in': { times: [], statuses: new Map() },
  }
  const under = new Set<Promise<void>>()
  const kinds = Object.keys(rates) as Kind[]
  const sent: Record<Kind, number> = { read: 0, write: 0, 'sign in': 0 }
  const began = performance.now()
  for (let next = 1; performance.now() - began < seconds * 1000; await pause(5)) {
    const passed = (performance.now() - began) / 1000
    for (const kind of kinds)
      for (; sent[kind] < passed * rates[kind] * factor; sent[kind]++) {
        // From when it was due, not from when there was time for it: who waits in a queue waits too.
        const due = began + (sent[kind] / (rates[kind] * factor)) * 1000
        const one = noted(asking.ask(kind), due, told[kind])
        under.add(one)
        void one.finally(() => under.delete(one))
      }
    if (memory && passed > (next * seconds) / 6) {
      memory.push(asking.memory())
      next++
    }
  }
  await Promise.all(under)
  return told
}

async function noted(asked: Promise<number>, due: number, { times, statuses }: Told): Promise<void> {
  const status = await asked
  times.push(performance.now() - due)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
}

interface Asking {
  /** The status of one request of a kind; 0 when no answer came. */
  ask(kind: Kind): Promise<number>
  /** Megabytes of the server process. */
  memory(): number
}

async function openAsking(server: Server): Promise<Asking> {
  const call = caller(server.url)
  const hosts = await makeHosts(call, 64)
  const companies = (await call('GET', '/companies?page=1&pageSize=50')).json.items as { id: string }[]
  let token = { value: await signInAt(server.url, 'administrator'), at: Date.now() }
  const idle: Connection[] = []
  let count = 0
  const requests: Record<Kind, () => Asked> = {
    read: () => {
      const company = companies[count % companies.length]!.id
      const paths = [
        '/companies?page=1&pageSize=25',
        `/companies/${company}`,
        `/companies/${company}/contacts?pageSize=10`,
        `/companies/${company}/products`,
        '/companies?search=Antrieb&pageSize=25',
      ]
      return { method: 'GET', path: paths[count % paths.length]! }
    },
    write: () =>
      count % 2 === 0
        ? { method: 'POST', path: `/hosts/${hosts[count % hosts.length]}/licences`, body: {} }
        : { method: 'POST', path: '/companies', body: companyInput(9_600_000_000 + count, `Last ${count} GmbH`) },
    'sign in': () => ({
      method: 'POST',
      path: '/session',
      body: { email: 'customer@wellenwerk.example', password: demoPassword },
    }),
  }
  return {
    memory: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024),
    async ask(kind) {
      count++
      if (Date.now() - token.at > 300_000) {
        token = { ...token, at: Date.now() }
        void signInAt(server.url, 'administrator').then((value) => (token = { value, at: Date.now() }))
      }
      const { path, ...asked } = requests[kind]()
      const headers = kind === 'sign in' ? {} : { authorization: token.value }
      const bytes = requestBytes({ ...asked, path: `/api${path}`, headers })
      try {
        return await over(usableOf(idle) ?? (await Connection.open(server.url)), bytes, idle)
      } catch {
        return 0
      }
    },
  }
}

/** One that is still open, as any client keeps them; the others are left to go. */
function usableOf(idle: Connection[]): Connection | undefined {
  for (let one = idle.pop(); one; one = idle.pop()) {
    if (one.usable) return one
    one.close()
  }
  return undefined
}

async function over(connection: Connection, bytes: Buffer, idle: Connection[]): Promise<number> {
  const { status, head } = await connection.ask(bytes)
  if (/^connection: *close/im.test(head)) connection.close()
  else idle.push(connection)
  return status
}

const share = (times: number[], part: number): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0)

const words = (statuses: Map<number, number>): string =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')

/** True when the goals were kept at the first rate, and nothing but 429 and 503 refused at the last. */
export async function benchLoad(seconds: number): Promise<boolean> {
  const folder = freshFolder()
  const server = await startServer({ DATA_DIR: join(folder, 'data'), ...limits })
  try {
    const asking = await openAsking(server)
    await fire(asking, 5, 0.5)
    const memory: number[] = [asking.memory()]
    const told = await fire(asking, seconds, 1, memory)
    printTable(
      ['at the rate', 'answers', 'p50 ms', 'p95 ms', 'goal', 'p99 ms', 'statuses'],
      (Object.keys(rates) as Kind[]).map((kind) => [
        `${rates[kind]} ${kind}s a second`,
        String(told[kind].times.length),
        String(share(told[kind].times, 0.5)),
        String(share(told[kind].times, 0.95)),
        String(goals[kind] ?? ''),
        String(share(told[kind].times, 0.99)),
        words(told[kind].statuses),
      ]),
    )
    console.log(`memory of the server in MB, from the beginning to the end: ${memory.join(', ')}`)
    const kept = Object.entries(goals).every(([kind, goal]) => share(told[kind as Kind].times, 0.95) <= goal)
    return (await more(asking)) && kept
  } finally {
    await server.stop()
    await removeAbandonedPostmaster(join(folder, 'data', 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function more(asking: Asking): Promise<boolean> {
  const rows: string[][] = []
  let rude = false
  let refused = false
  for (let factor = 2; factor <= 32 && !refused; factor *= 2) {
    const told = Object.values(await fire(asking, 10, factor))
    const statuses = new Map<number, number>()
    for (const one of told)
      for (const [status, count] of one.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
    const times = told.flatMap((one) => one.times)
    rude ||= [...statuses.keys()].some((status) => !polite.has(status))
    refused = statuses.has(429) || statuses.has(503)
    rows.push([`${factor} times`, String(times.length), String(share(times, 0.95)), words(statuses)])
  }
  printTable(['beyond it, 10 s each', 'answers', 'p95 ms', 'statuses'], rows)
  return !rude
}
