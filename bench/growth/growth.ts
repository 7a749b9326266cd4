import { existsSync, mkdirSync, readdirSync, rmSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { lockDataFolder } from '#platform/postgres/lock.ts'
import { startServer } from '../../journeys/server.ts'
import { root } from '../../tools/steps.ts'
import { Connection, requestBytes } from '../connection.ts'
import { folder, generous, requireLargeSet, signInAt } from '../ground.ts'
import type { Effort } from '../lists.ts'
import { measure, median } from '../measure.ts'
import { printTable } from '../table.ts'
import { type GrowthSize, loadGrowth } from './load.ts'
import { type Grows, growingPages, type Page } from './pages.ts'
import { mark, type SlowStatement, slowStatements, watchStatements } from './slow-statements.ts'
import { wholeStoreWork } from './whole-store.ts'

const small: GrowthSize = {
  name: 'S',
  companies: 10_000,
  contacts: 100_000,
  licences: 5_000,
  accounts: 5_000,
  auditRows: 20_000,
  mails: 20_000,
}
const middle: GrowthSize = {
  name: 'M',
  companies: 100_000,
  contacts: 1_000_000,
  licences: 100_000,
  accounts: 50_000,
  auditRows: 400_000,
  mails: 200_000,
}
const large: GrowthSize = {
  name: 'L',
  companies: 300_000,
  contacts: 3_000_000,
  licences: 1_000_000,
  accounts: 100_000,
  auditRows: 1_000_000,
  mails: 1_000_000,
}

interface Ground {
  size: GrowthSize
  database: Database
  url: string
  pid: number
  log: string
  stop(): Promise<void>
}

/** Connections of the round that many ask at the same time. */
const many = 16

interface GrowthEffort extends Effort {
  /** The third size as well. */
  large: boolean
  /** Each page also over many connections, with how often it is answered a second. */
  parallel: boolean
}

/**
 * The same pages at two sizes, asked in turns, with the exponent of their growth by what each of them grows with: 0 is flat,
 * 1 linear. Then the work that goes through all there is, and every statement over 100 ms, with the node of its plan that
 * took longest.
 */
export async function benchGrowth(effort: GrowthEffort): Promise<void> {
  const sizes = [small, middle, ...(effort.large ? [large] : [])]
  const grounds: Ground[] = []
  try {
    for (const size of sizes) grounds.push(await openSize(size))
    await measurePages(grounds, effort)
    await measureWholeStore(grounds, effort.only)
    for (const ground of grounds) printSlow(ground.size, await slowestOf(ground, effort.only))
  } finally {
    for (const ground of grounds.toReversed()) await ground.stop()
  }
}

async function measurePages(grounds: Ground[], { rounds, seconds, only, parallel }: GrowthEffort): Promise<void> {
  const asked = await Promise.all(
    grounds.map(async (ground) => ({ ground, pages: await growingPages(ground.database) })),
  )
  const wanted = asked[0]?.pages.filter(({ name }) => isWanted(only)(name)) ?? []
  const rows: string[][] = []
  for (const { name, grows } of wanted) {
    const taken = grounds.map((): number[] => [])
    const answered = grounds.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [at, { ground, pages }] of asked.entries()) {
        const page = pages.find((one) => one.name === name)
        taken[at]?.push((await measurePage(ground, page, 1, seconds)).p50)
        if (parallel) answered[at]?.push((await measurePage(ground, page, many, seconds)).perSecond)
      }
    const medians = taken.map(median)
    rows.push([
      name,
      ...medians.map((ms) => ms.toFixed(1)),
      ...exponents(grounds, grows, medians),
      ...(parallel ? answered.map((each) => median(each).toFixed(0)) : []),
      grows,
    ])
    console.log(rows.at(-1)?.join('  '))
  }
  printTable(
    [
      'p50 ms',
      ...grounds.map(({ size }) => size.name),
      ...grounds.slice(1).map(({ size }) => `k ${size.name}`),
      ...(parallel ? grounds.map(({ size }) => `${size.name}/s, ${many}`) : []),
      'by',
    ],
    rows,
  )
}

/** What goes through all there is, once each. */
async function measureWholeStore(grounds: Ground[], only: string): Promise<void> {
  const rows: string[][] = []
  for (const { name, grows, work } of wholeStoreWork) {
    if (!isWanted(only)(name)) continue
    const taken: number[] = []
    for (const { database, url } of grounds) {
      const began = performance.now()
      await work(database, url)
      taken.push((performance.now() - began) / 1000)
    }
    rows.push([name, ...taken.map((seconds) => seconds.toFixed(2)), ...exponents(grounds, grows, taken), grows])
    console.log(rows.at(-1)?.join('  '))
  }
  if (rows.length === 0) return
  printTable(
    [
      'whole store, s',
      ...grounds.map(({ size }) => size.name),
      ...grounds.slice(1).map(({ size }) => `k ${size.name}`),
      'by',
    ],
    rows,
  )
}

async function measurePage({ url, pid }: Ground, page: Page | undefined, connections: number, seconds: number) {
  if (!page) throw new Error('The sets differ in their pages.')
  const authorization = await signInAt(url, 'administrator')
  const requests = page.paths.map((path) => requestBytes({ method: 'GET', path, headers: { authorization } }))
  let index = 0
  const next = () => requests[index++ % requests.length] ?? Buffer.alloc(0)
  // A page that ends in an error, such as at the limit of its statement, is a figure as well: none.
  return measure({ name: page.name, url, pid, next }, connections, seconds).catch((error: unknown) => {
    console.error(String(error).slice(0, 120))
    return { p50: Number.NaN, perSecond: Number.NaN }
  })
}

/** `--only glance,audit`: pages whose name holds one of these. */
const isWanted = (only: string) => (name: string) => only.split(',').some((part) => name.includes(part))

/** log(time ratio) / log(size ratio), each size against the one before. */
const exponents = (grounds: Ground[], grows: Grows, times: number[]): string[] =>
  grounds.slice(1).map(({ size }, at) => {
    const sizes = size[grows] / (grounds[at]?.size[grows] ?? Number.NaN)
    return (Math.log((times[at + 1] ?? Number.NaN) / (times[at] ?? Number.NaN)) / Math.log(sizes)).toFixed(2)
  })

/** Each page once more, now with every statement over 100 ms written down with its plan. */
async function slowestOf({ database, url, log }: Ground, only: string): Promise<SlowStatement[]> {
  const pages = await growingPages(database)
  const authorization = await signInAt(url, 'administrator')
  const stopWatching = await watchStatements(database)
  for (const { name, paths } of pages) {
    if (!isWanted(only)(name)) continue
    const connection = await Connection.open(url)
    await connection.ask(requestBytes({ method: 'GET', path: paths[0] ?? '', headers: { authorization } }))
    connection.close()
    await mark(database, name)
  }
  await stopWatching()
  return slowStatements(database, log)
}

function printSlow({ name }: GrowthSize, found: SlowStatement[]): void {
  console.log(`${name}: statements over 100 ms`)
  printTable(
    ['page', 'ms', 'worst node', 'its ms', 'rows', 'statement'],
    found.map((one) => [one.page, one.ms.toFixed(0), one.node, one.nodeMs.toFixed(0), String(one.rows), one.statement]),
  )
}

async function openSize(size: GrowthSize): Promise<Ground> {
  const place = join(`${folder}-growth`, size.name)
  for (const path of [join(root, '.cache'), `${folder}-growth`, place]) {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o755)
  }
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const lock = lockDataFolder(place)
    undo.push(async () => lock.release())
    // Relative to the cluster; what an earlier run wrote is of no use.
    const log = join(place, 'postgres', 'growth-log')
    if (existsSync(log)) for (const file of readdirSync(log)) rmSync(join(log, file))
    const postgres = await startEmbeddedPostgres(place, [
      'max_wal_size=4GB',
      'shared_preload_libraries=auto_explain',
      'auto_explain.log_analyze=on',
      'auto_explain.log_format=json',
      'logging_collector=on',
      'log_destination=jsonlog',
      'log_directory=growth-log',
      'log_filename=statements',
    ])
    undo.push(() => postgres.stop())
    const url = postgres.urlOf('postgres')
    const env = { NODE_ENV: 'development', DATABASE_URL: url, DATA_DIR: place, DATABASE_POOL: '16' }
    const database = openDatabase(url, 2)
    undo.push(() => database.close())
    await requireLargeSet(database, size, env)
    await loadGrowth(database, size)
    const server = await startServer({ ...env, ...generous })
    undo.push(() => server.stop())
    return { size, database, url: server.url, pid: server.process.pid ?? 0, log: join(log, 'statements.json'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
