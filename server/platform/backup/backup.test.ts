import {
  cpSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { pack as tar } from 'tar-stream'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate, migrationNames } from '#platform/database/migrate.ts'
import { putJobsBack } from '#platform/jobs/jobs.ts'
import { issueFor, readyHost } from '../../domains/licences/fixtures.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import type { Manifest } from './contents.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { sealStream } from './sealed-stream.ts'
import { writeBackup } from './write-backup.ts'

const portal = testPortal()
const passphrase = 'Wellenbrecher am Nordkai'
const folder = mkdtempSync(join(tmpdir(), 'keywerk-backup-'))
const file = join(folder, 'all.keywerk')
const dataFolder = join(folder, 'data')
const urlOf = () => portal.database.pool.options.connectionString!
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An empty database beside the others. */
async function emptyDatabase(name: string): Promise<string> {
  const admin = openDatabase(inject('postgresUrl'), 1)
  await admin.pool.query(`CREATE DATABASE ${name}`)
  await admin.close()
  return inject('postgresUrl').replace(/postgres$/, name)
}

async function rowsOf(url: string): Promise<Record<string, unknown>> {
  const database = openDatabase(url, 1)
  const { pool } = database
  try {
    const { rows: tables } = await pool.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('schema_migrations', 'releases') ORDER BY 1",
    )
    const all: Record<string, unknown> = {}
    for (const { name } of tables)
      all[name] = (
        await pool.query(`SELECT count(*)::int AS n, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest
          FROM "${name}" AS t`)
      ).rows[0]
    return all
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  const host = await readyHost(portal)
  await issueFor(portal, host.id)
  cpSync(join(inject('dataFolder'), 'keys'), join(dataFolder, 'keys'), { recursive: true })
  await writeBackup(urlOf(), { dataFolder, file, passphrase })
})

test('restored into an empty place everything holds: rows, numbers, keys, jobs and constraints', async () => {
  const databaseUrl = await emptyDatabase('restored_whole')
  const target = join(folder, 'restored')
  const waiting = { name: 'mail.send', data: { mailId: '0198c0de-ffff-7000-8000-00000000aaaa' } }
  // As a backup holds it of which a release before made no more.
  await putJobsBack(urlOf(), portal.database.pool, [{ ...waiting, startAfter: '2099-01-01T00:00:00Z' }])
  await portal.query(
    `INSERT INTO pgboss.job (name, data, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds)
     VALUES ('mail.send', '{}', '2099-01-02', 199, 2, true, 900, 900), ('backups.write', '[]', '2099-01-03', 0, 7, false, NULL, 3600)`,
  )
  const again = join(folder, 'again.keywerk')
  await writeBackup(urlOf(), { dataFolder, file: again, passphrase })
  const before = await rowsOf(urlOf())
  const manifest = await restoreBackup({ databaseUrl, dataFolder: target }, { file: again, passphrase })
  expect(manifest.keys.length).toBeGreaterThan(0)
  expect(await rowsOf(databaseUrl)).toEqual(before)
  for (const name of readdirSync(join(dataFolder, 'keys')).filter((one) => one.endsWith('.pem')))
    expect(readFileSync(join(target, 'keys', name))).toEqual(readFileSync(join(dataFolder, 'keys', name)))
  const database = openDatabase(databaseUrl, 1)
  const { pool } = database
  const links = async (url: typeof pool) =>
    (
      await url.query(
        `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition, convalidated
         FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      )
    ).rows
  expect(await links(pool)).toEqual(await links(portal.database.pool))
  const indexes = async (url: typeof pool) =>
    (await url.query("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1")).rows
  expect(await indexes(pool)).toEqual(await indexes(portal.database.pool))
  const { rows: serial } = await pool.query('SELECT last_value FROM licence_serial')
  const was = await portal.query('SELECT last_value FROM licence_serial')
  expect(serial).toEqual(was)
  await expect(pool.query('DELETE FROM ledger_entries')).rejects.toThrow('only grows')
  // Whoever calls themselves a replica is refused as well.
  await expect(pool.query('SET session_replication_role = replica; DELETE FROM audit_log')).rejects.toThrow(
    'only grows',
  )
  await pool.query('SET session_replication_role = DEFAULT')
  const jobs = async (url: typeof pool) =>
    (
      await url.query(
        `SELECT name, data, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds
         FROM pgboss.job WHERE start_after > '2098-12-31' ORDER BY start_after`,
      )
    ).rows
  expect(await jobs(pool)).toEqual(await jobs(portal.database.pool))
  expect(await jobs(pool)).toHaveLength(3)
  await database.close()
  await expect(restoreBackup({ databaseUrl, dataFolder: join(folder, 'other') }, { file, passphrase })).rejects.toThrow(
    'in use already',
  )
  await expect(
    restoreBackup({ databaseUrl: await emptyDatabase('restored_twice'), dataFolder: target }, { file, passphrase }),
  ).rejects.toThrow('signing keys')
})

test('five hundred jobs that wait, and an entry of a name nobody knows, are read past', async () => {
  await portal.query(
    `INSERT INTO pgboss.job (name, data, start_after)
     SELECT 'mail.send', jsonb_build_object('mailId', gen_random_uuid()), '2099-01-01' FROM generate_series(1, 500)`,
  )
  const { tables } = await writeBackup(urlOf(), { dataFolder, file: join(folder, 'jobs.keywerk'), passphrase })
  expect(tables).toBeGreaterThan(100)
  const archive = tar()
  const manifest: Manifest = { format: 1, createdAt: '', migration: '0001-begin', tables: [], keys: [] }
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest))
  archive.entry({ name: 'of-a-later-release.json' }, 'x'.repeat(100_000))
  archive.entry({ name: 'contents.json' }, JSON.stringify({ tables: {} }))
  archive.finalize()
  const sealed = archive.pipe(createGzip()).pipe(sealStream(passphrase))
  expect(await checkBackup(sealed, passphrase)).toEqual(manifest)
})

test('where a table stays locked the backup fails, and leaves neither a file nor a connection', async () => {
  // As if ten minutes had gone by.
  const plain = setTimeout
  const passing = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run: () => void, wait?: number) => plain(run, wait === 600_000 ? 1000 : wait))
  const holder = await portal.database.pool.connect()
  await holder.query('BEGIN; LOCK TABLE accounts')
  const held = writeBackup(urlOf(), { dataFolder, file: join(folder, 'held.keywerk'), passphrase })
  await expect(held).rejects.toThrow('Nothing moved for 10 minutes')
  passing.mockRestore()
  await holder.query('ROLLBACK')
  holder.release()
  expect(readdirSync(folder).filter((name) => name.startsWith('held'))).toEqual([])
  const copying = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY accounts%'`
  await until(async () => (await portal.database.pool.query(copying)).rowCount === 0)
})

/** An empty installation of an earlier or of this release; `more` is done to it beside. */
async function migrated(name: string, to?: string, more = ''): Promise<string> {
  const url = await emptyDatabase(name)
  const database = openDatabase(url, 1)
  await migrate(database.db as never, to)
  await database.pool.query(more)
  await database.close()
  return url
}

test('an older backup is not put into the schema of a newer release, which would count as up to date', async () => {
  const [older, newest] = (await migrationNames()).slice(-2)
  const before = join(folder, 'before.keywerk')
  await writeBackup(await migrated('before_upgrade', older), { dataFolder, file: before, passphrase })
  const wish = { file: before, passphrase }
  const databaseUrl = await migrated('upgraded')
  const target = join(folder, 'upgraded')
  await expect(restoreBackup({ databaseUrl, dataFolder: target }, wish)).rejects.toThrow(
    `The database was brought up to ${newest} already and the backup is of ${older}`,
  )
  expect(existsSync(target)).toBe(false)
})

test('what the database refuses of the rows is said, and nothing stays', async () => {
  const odd = join(folder, 'odd.keywerk')
  const rows = `CREATE TABLE oddities AS SELECT repeat('x', 500) AS word FROM generate_series(1, 20000)`
  await writeBackup(await migrated('with_odd_table', undefined, rows), { dataFolder, file: odd, passphrase })
  const databaseUrl = await emptyDatabase('without_odd_table')
  const target = join(folder, 'odd')
  const wish = { file: odd, passphrase }
  await expect(restoreBackup({ databaseUrl, dataFolder: target }, wish)).rejects.toThrow('"oddities" does not exist')
  expect(existsSync(target)).toBe(false)
  await restoreBackup({ databaseUrl, dataFolder: target }, { file, passphrase })
})

test('rows come with the jobs that belong to them, or not at all', async () => {
  const unqueued = join(folder, 'unqueued.keywerk')
  const { pool } = portal.database
  // No queue can be made of this name.
  await pool.query(`INSERT INTO pgboss.queue SELECT made.* FROM pgboss.queue AS queue,
      jsonb_populate_record(queue, '{ "name": "no name" }') AS made WHERE queue.name = 'mail.send';
    INSERT INTO pgboss.job (name, data) VALUES ('no name', '{}')`)
  await writeBackup(urlOf(), { dataFolder, file: unqueued, passphrase })
  await pool.query(`DELETE FROM pgboss.job WHERE name = 'no name'; DELETE FROM pgboss.queue WHERE name = 'no name'`)
  const databaseUrl = await emptyDatabase('restored_jobs')
  const target = join(folder, 'jobs-too')
  const wish = { file: unqueued, passphrase }
  await expect(restoreBackup({ databaseUrl, dataFolder: target }, wish)).rejects.toThrow('Name can only contain')
  const database = openDatabase(databaseUrl, 1)
  expect((await database.pool.query('SELECT FROM accounts')).rowCount).toBe(0)
  expect(existsSync(target)).toBe(false)
  await database.close()
})

test('another passphrase, a changed byte and a cut file are refused before anything is written', async () => {
  const databaseUrl = await emptyDatabase('restored_never')
  const target = join(folder, 'never')
  const bytes = readFileSync(file)
  const changed = join(folder, 'changed')
  const cut = join(folder, 'cut')
  writeFileSync(changed, bytes.with(Math.floor(bytes.length / 2), bytes[Math.floor(bytes.length / 2)]! ^ 1))
  writeFileSync(cut, bytes)
  truncateSync(cut, bytes.length - 100)
  const wishes = [
    { file, passphrase: 'Ein ganz anderes Wort' },
    { file: changed, passphrase },
    { file: cut, passphrase },
  ]
  for (const wish of wishes)
    await expect(restoreBackup({ databaseUrl, dataFolder: target }, wish)).rejects.toThrow('cannot be read')
  writeFileSync(changed, 'Kein Backup, sondern ein Brief an die Nachwelt, lang genug für einen Kopf.')
  await expect(checkBackup(createReadStream(changed), passphrase)).rejects.toThrow('no backup of Keywerk')
  const database = openDatabase(databaseUrl, 1)
  const { pool } = database
  expect((await pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).rowCount).toBe(0)
  await database.close()
})

test('nothing secret can be read in the file, and one that is there is never overwritten', async () => {
  const text = readFileSync(file).toString('latin1')
  for (const secret of ['PRIVATE KEY', 'argon2', 'wellenwerk.example', 'manifest.json'])
    expect(text).not.toContain(secret)
  const taken = writeBackup(urlOf(), { dataFolder, file, passphrase })
  await expect(taken).rejects.toThrow('is there already')
  expect(readdirSync(folder)).not.toContain('all.keywerk.part')
})
