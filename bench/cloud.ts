import { startAws } from '../server/standins/aws/start.ts'
import { benchCloudImport } from './cloud-import.ts'
import { loadCloud } from './cloud-rows.ts'
import { benchCloudSignIn, timeSignIn } from './cloud-sign-in.ts'
import { requestBytes } from './connection.ts'
import { cloudFolder, type BenchServers, openGround } from './ground.ts'
import type { Effort } from './lists.ts'
import { measureInTurns, measure, median, type Round } from './measure.ts'
import { printTable } from './table.ts'

const connections = 16

/** The cloud at the size of three million sessions: statistics, grouped table, import of reports, sign-in. */
export async function benchCloud(sessions: number, effort: Effort): Promise<void> {
  const aws = await startAws()
  const before = await timeSignIn(aws.settings.CLOUD_ENDPOINT)
  const settings = { ...aws.settings, CLOUD_ENDPOINT: before.url }
  const ground = await openGround({ folder: cloudFolder, large: false, settings })
  try {
    await loadCloud(ground, sessions)
    const parts = {
      page: () => benchPage(ground, effort),
      groups: () => benchGroups(ground, effort),
      import: () => benchCloudImport(ground),
      'sign-in': () => benchCloudSignIn(ground, before),
    }
    for (const [name, bench] of Object.entries(parts)) if (name.includes(effort.only)) await bench()
  } finally {
    await ground.stop()
    await before.stop()
    await aws.stop()
  }
}

/** What /cloudstatistics asks for, each for itself and all in turns. */
async function benchPage(ground: BenchServers, { rounds, seconds }: Effort): Promise<void> {
  const headers = { authorization: await ground.signIn() }
  const asked = ['/statistics', '?pageSize=25', '/groups?pageSize=25', '/statistics?search=strom+1234']
  asked.push(
    '/statistics?search=strom',
    ...Array.from({ length: 900 }, (_, at) => `/statistics?search=strom+${100 + at}`),
  )
  asked.push('?pageSize=25&search=strom', '?pageSize=25&search=strom+1234')
  const requests = asked.map((path) => requestBytes({ method: 'GET', path: `/api/cloud-usage${path}`, headers }))
  const page = requests.slice(0, 3)
  const rows: string[][] = []
  for (const [name, of] of [
    ['statistics', [requests[0]!]],
    ['lines, page 1', [requests[1]!]],
    ['groups, page 1', [requests[2]!]],
    ['the page: these three in turns', page],
    ['statistics of a name', [requests[3]!]],
    ['statistics of a word that finds 40,000', [requests[4]!]],
    ['statistics of words that find about a hundred each, hardly one twice', requests.slice(5, -2)],
    ['lines of a word that finds 40,000', [requests.at(-2)!]],
    ['lines of a name', [requests.at(-1)!]],
  ] as const) {
    const turns = Array.from({ length: connections }, (_, at) => at)
    const next = (at: number) => of[turns[at]!++ % of.length]!
    const taken: Round[] = []
    await measure({ name, ...ground.keywerk, next }, connections, 1)
    for (let round = 0; round < rounds; round++)
      taken.push(await measure({ name, ...ground.keywerk, next }, connections, seconds))
    const middle = (key: 'perSecond' | 'p50' | 'p95') => median(taken.map((one) => one[key]))
    rows.push([name, middle('perSecond').toFixed(0), middle('p50').toFixed(0), middle('p95').toFixed(0)])
  }
  printTable([`${connections} readers`, 'requests/s', 'p50 ms', 'p95 ms'], rows)
}

/** The grouped table in turns with plain SQL in prepared statements on the same rows. */
async function benchGroups(ground: BenchServers, effort: Effort): Promise<void> {
  const authorization = await ground.signIn()
  const { rows: found } = await ground.database.pool.query(
    "SELECT id, to_char(now() - interval '1 year', 'YYYY-MM') AS month FROM companies WHERE customer_number = '8000001'",
  )
  const { id, month } = found[0]
  const rows: string[][] = []
  for (const [name, query] of [
    ['page 1', ''],
    ['page 1000', '&page=1000'],
    ['by costs', '&sort=-costs'],
    ['by company', '&sort=company'],
    ['of one month', `&from=${month}&to=${month}`],
    ['of a company', `&company=${id}`],
  ] as const) {
    const path = `/api/cloud-usage/groups?pageSize=25${query}`
    const next = (headers: Record<string, string>) => {
      const request = requestBytes({ method: 'GET', path, headers })
      return () => request
    }
    const [own, bare] = await measureInTurns(
      [
        { name: 'Keywerk', ...ground.keywerk, next: next({ authorization }) },
        { name: 'The bare server', ...ground.bare, next: next({}) },
      ],
      { connections, ...effort },
    )
    const [ours, theirs] = [median(own.map((one) => one.perSecond)), median(bare.map((one) => one.perSecond))]
    const p95 = [own, bare].map((taken) => median(taken.map((one) => one.p95)).toFixed(1))
    rows.push([name, ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2), ...p95])
  }
  printTable(['grouped table', 'Keywerk/s', 'bare/s', 'ratio', 'p95 ms', 'bare p95'], rows)
}
