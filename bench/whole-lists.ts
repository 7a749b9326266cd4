// `npm run bench -- v0-lists`: whole lists of documented calls, beside the plainest server that streams the same rows.
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { startServer } from '../journeys/server.ts'
import { root } from '../tools/steps.ts'
import { generous, requireLargeSet, signInAt, startBareServer } from './ground.ts'
import { median } from './measure.ts'
import { printTable } from './table.ts'

const folder = join(root, '.cache', 'bench-v0-lists')

interface Subject {
  name: string
  url: string
  pid: number
  /** Of several accounts: one may read two lists at a time. */
  authorizations: string[]
}

/** Lists of so many companies in turns: how long one takes, the memory meanwhile, and others' reads beside three. */
export async function benchWholeLists(count: number, { rounds, seconds }: { rounds: number; seconds: number }) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, ['max_wal_size=4GB'])
  const databaseUrl = postgres.urlOf('postgres')
  const env = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: folder, DATABASE_POOL: '16' }
  const database = openDatabase(databaseUrl, 2)
  const undo: (() => Promise<unknown>)[] = [() => postgres.stop(), () => database.close()]
  try {
    await requireLargeSet(database, { companies: count, contacts: 1000 }, env)
    const server = await startServer({ ...env, ...generous })
    undo.push(() => server.stop())
    const bare = await startBareServer(env, 'bench/bare-lists-server.ts')
    undo.push(async () => void process.kill(bare.pid, 'SIGTERM'))
    const [{ id }] = (await database.pool.query('SELECT id FROM companies LIMIT 1')).rows
    const accounts = ['administrator', 'licenser', 'administrator']
    const authorizations = await Promise.all(accounts.map((one) => signInAt(server.url, one)))
    const keywerk = { name: 'Keywerk', url: server.url, pid: server.process.pid!, authorizations }
    const subjects: Subject[] = [keywerk, { name: 'bare', ...bare, authorizations: ['', '', ''] }]
    await tellOneList(subjects, rounds)
    await tellReadsBeside(subjects, `/v0/company?id=${id}`, rounds, seconds)
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

async function tellOneList(subjects: readonly Subject[], rounds: number): Promise<void> {
  const taken = subjects.map(() => ({ seconds: [] as number[], grown: [] as number[], bytes: 0 }))
  // The first one warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [at, subject] of subjects.entries()) {
      const before = memoryOf(subject.pid)
      const watched = watchMemory(subject.pid)
      const began = performance.now()
      taken[at]!.bytes = await ask(subject.url, '/v0/companies', subject.authorizations[0]!)
      const took = (performance.now() - began) / 1000
      const grown = (await watched.most()) - before
      if (round === 0) continue
      taken[at]!.seconds.push(took)
      taken[at]!.grown.push(grown)
    }
  printTable(
    ['one list', 'MB', 's', 'MB memory above before, median', 'most', 'MB after all'],
    subjects.map(({ name, pid }, at) => [
      name,
      (taken[at]!.bytes / 1e6).toFixed(1),
      median(taken[at]!.seconds).toFixed(2),
      median(taken[at]!.grown).toFixed(0),
      Math.max(...taken[at]!.grown).toFixed(0),
      memoryOf(pid).toFixed(0),
    ]),
  )
}

async function tellReadsBeside(subjects: readonly Subject[], path: string, rounds: number, seconds: number) {
  const rows = subjects.map(() => ({ alone: [] as number[], beside: [] as number[], grown: [] as number[], lists: 0 }))
  for (let round = 0; round < rounds; round++)
    for (const [at, subject] of subjects.entries()) {
      rows[at]!.alone.push(await readsFor(subject, path, seconds))
      const before = memoryOf(subject.pid)
      const watched = watchMemory(subject.pid)
      const state = { going: true }
      const lists = subject.authorizations.map(async (authorization) => {
        while (state.going) {
          await ask(subject.url, '/v0/companies', authorization)
          rows[at]!.lists++
        }
      })
      rows[at]!.beside.push(await readsFor(subject, path, seconds))
      state.going = false
      await Promise.all(lists)
      rows[at]!.grown.push((await watched.most()) - before)
    }
  printTable(
    ['a read a time', 'p95 ms alone', 'p95 ms beside three lists', 'lists', 'MB memory above before, most'],
    subjects.map(({ name }, at) => {
      const { alone, beside, grown, lists } = rows[at]!
      const figures = [median(alone).toFixed(1), median(beside).toFixed(1), String(lists)]
      return [name, ...figures, Math.max(...grown).toFixed(0)]
    }),
  )
}

/** The 95th percentile of reads one after the other, twenty milliseconds apart, in milliseconds. */
async function readsFor({ url, authorizations }: Subject, path: string, seconds: number): Promise<number> {
  const times: number[] = []
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    const began = performance.now()
    await ask(url, path, authorizations[0]!)
    times.push(performance.now() - began)
    await pause(20)
  }
  times.sort((one, other) => one - other)
  return times[Math.floor(times.length * 0.95)] ?? 0
}

const agent = new Agent({ keepAlive: true })

/** Reads an answer to its end; answers how many bytes it had. */
const ask = (url: string, path: string, authorization: string): Promise<number> =>
  new Promise((done, failed) => {
    const headers = authorization === '' ? {} : { authorization }
    get(`${url}${path}`, { agent, headers }, (answer) => {
      let bytes = 0
      if (answer.statusCode !== 200) failed(new Error(`${path} answered ${answer.statusCode}`))
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => done(bytes))
      answer.on('error', failed)
    }).on('error', failed)
  })

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000

/** Looks at a process's memory twenty times a second; `most` ends it. */
function watchMemory(pid: number) {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, memoryOf(pid))), 50)
  return {
    async most() {
      clearInterval(timer)
      return Promise.resolve(Math.max(most, memoryOf(pid)))
    },
  }
}
