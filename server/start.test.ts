import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningPostgres } from '#platform/postgres/embedded-postgres.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { newFolder, removeFolder } from '../journeys/template.ts'

// Root's own home on a fresh server: nobody else may enter, and the first start there was broken off half way.
const home = newFolder('home')
const folder = join(home, 'data')
const settings = { DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent' }
let server: Server
beforeAll(async () => {
  execFileSync('chmod', ['700', home])
  mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true })
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n')
  writeFileSync(join(folder, 'postgres-password'), 'half')
  server = await startServer(settings)
})
afterAll(async () => {
  await server.stop()
  await removeFolder(home)
})
const ask = async <T extends pg.QueryResultRow>(url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}
const owner = () => runningPostgres(folder)!
const status = async () => (await fetch(`${server.url}/health/ready`)).status

test('in a folder only root may enter, and after a first start broken off, it runs', async () => {
  expect(await status()).toBe(200)
})

test('the portal works as a role that owns no table', async () => {
  const connected = await ask<{ usename: string }>(
    owner(),
    'SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  expect(connected).toEqual([{ usename: 'keywerk' }])
  const [role] = await ask(
    owner(),
    `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS "mayMore",
       (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid AND relnamespace = 'public'::regnamespace) AS owns
     FROM pg_roles WHERE rolname = 'keywerk'`,
  )
  expect(role).toEqual({ mayMore: false, owns: 0 })
})

test('a PostgreSQL that is killed comes back by itself, and so do the answers', async () => {
  const pidOf = () => Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const pid = pidOf()
  process.kill(pid, 'SIGKILL')
  // The file names the new process before it takes connections.
  await expect.poll(() => pidOf() !== pid).toBe(true)
  const answers = () =>
    ask(owner(), 'SELECT').then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(true)
  await expect.poll(status).toBe(200)
})

test('an older release on the schema of a newer one ends with a sentence', async () => {
  await ask(owner(), "INSERT INTO releases VALUES ('99.1.0', now() + interval '1 minute')")
  await ask(owner(), "INSERT INTO schema_migrations (name, timestamp) VALUES ('9999-later', '2030-01-01')")
  await server.stop()
  await expect(startServer(settings)).rejects.toThrow(
    /ended with 1: The database was brought up to date by Keywerk 99\.1\.0 \(9999-later\); this is Keywerk \d+\.\d+\.\d+, .*\n$/,
  )
})
