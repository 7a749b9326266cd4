// A server that is killed while it reads session reports: nothing counts twice, nothing is lost, and the sums are those of
// a recount.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, expectSuccess } from '../bench/api.ts'
import { checkUsage } from '#domains/cloud-usage/check-queries.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { holdStatements } from './testing/hold-statements.ts'
import { killableServer } from './testing/killable.ts'
import { until } from './testing/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-killed-reports-'))
const settings = { CLOUD_REPORTS: folder, CLOUD_ENDPOINT: '', AWS_REGION: '' }
const [uploading, fetching] = [killableServer(), killableServer(settings)]
const databases: Database[] = []
beforeAll(() => void databases.push(openDatabase(uploading.databaseUrl, 2), openDatabase(fetching.databaseUrl, 2)))
afterAll(async () => {
  for (const database of databases) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const header =
  'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once'
const people = async ({ pool }: Database) =>
  (await pool.query<{ name: string }>('SELECT stream_user AS name FROM cloud_users ORDER BY 1')).rows.map(
    ({ name }) => name,
  )
/** A report of sessions of a minute each; those of names nobody knows among them. */
const report = (of: string, day: string, rows: number, users: readonly string[]) =>
  [
    header,
    ...Array.from({ length: rows }, (_, at) => {
      const user = at % 50 === 49 ? `nobody-${at % 7}` : users[at % users.length]!
      return `${of}-${at},${day}T08:00:00Z,60,${user},wellenwerk-202${at % 2},true`
    }),
  ].join('\n')

const written = async ({ pool }: Database, year: number): Promise<number> =>
  (
    await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM cloud_sessions WHERE extract(year FROM day) = $1', [
      year,
    ])
  ).rows[0]!.n
/** What the statistics page says of a year: of sessions somebody is known for. */
const told = async (call: ReturnType<typeof caller>, year: number) => {
  const { months } = await expectSuccess(call('GET', `/cloud-usage/statistics?from=${year}-01&to=${year}-12`))
  return (months as { seconds: number; sessions: number }[]).reduce(
    (sum, { seconds, sessions }) => ({ seconds: sum.seconds + seconds, sessions: sum.sessions + sessions }),
    { seconds: 0, sessions: 0 },
  )
}
const states = async (call: ReturnType<typeof caller>, name: string): Promise<string[]> =>
  (await expectSuccess(call('GET', `/cloud-usage/reports?search=${name}`))).items.map(
    ({ state }: { state: string }) => state,
  )
const agrees = async ({ db }: Database) => expect(await checkUsage(db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })

test.concurrent('an uploaded report, killed between two portions: what was written counts once, and sending it again adds the rest', async () => {
  const [database] = databases as [Database]
  const rows = 30_000
  const text = report('up', '2024-03-01', rows, await people(database))
  const name = 'daily-session-report-2024-03-01.csv'
  const send = () => caller(uploading.url)('POST', `/cloud-usage/reports?name=${name}`, Buffer.from(text))
  const some = `(SELECT count(*) > 5000 FROM cloud_sessions WHERE extract(year FROM day) = 2024)`
  const held = await holdStatements(database, 'BEFORE INSERT ON cloud_sessions FOR EACH STATEMENT', some)
  const broken = expect(send()).rejects.toThrow()
  await until(held.waiting)
  await uploading.kill()
  await broken
  await held.cut()
  await uploading.start()
  const call = caller(uploading.url)
  const before = await written(database, 2024)
  expect(before).toBeGreaterThan(5000)
  expect(before).toBeLessThan(rows)
  expect(await states(call, '2024-03-01')).toEqual(['running'])
  const { added, changed, removed } = await expectSuccess(send())
  expect([added, changed, removed]).toEqual([rows - before, 0, 0])
  expect(await written(database, 2024)).toBe(rows)
  expect(await states(call, '2024-03-01')).toEqual(['done'])
  const known = rows - rows / 50
  expect(await told(call, 2024)).toEqual({ seconds: known * 60, sessions: known })
  await agrees(database)
}, 120_000)

test.concurrent('fetching reports, killed within the first and between later ones: it goes on, asked again or by itself', async () => {
  const [, database] = databases as [Database, Database]
  const [days, rows] = [['2023-03-01', '2023-03-02', '2023-03-03'], 15_000]
  const users = await people(database)
  for (const day of days)
    writeFileSync(join(folder, `daily-session-report-${day}.csv`), report(`of-${day}`, day, rows, users))
  await expectSuccess(caller(fetching.url)('POST', '/cloud-usage/reports/fetch', {}))
  await until(async () => (await written(database, 2023)) > 5000)
  await fetching.kill()
  await fetching.start()
  await expectSuccess(caller(fetching.url)('POST', '/cloud-usage/reports/fetch', {}))
  await until(async () => (await written(database, 2023)) >= rows * 2)
  await fetching.kill()
  await fetching.start()
  const call = caller(fetching.url)
  // Nobody asks again: the work of the process that died is taken up.
  await until(async () => (await states(call, '2023-03')).join() === 'done,done,done')
  expect(await written(database, 2023)).toBe(rows * days.length)
  const known = (rows - rows / 50) * days.length
  expect(await told(call, 2023)).toEqual({ seconds: known * 60, sessions: known })
  await agrees(database)
}, 120_000)
