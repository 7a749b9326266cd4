import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadKeys } from '#platform/keys/keys.ts'
import { sealerOf } from '#platform/keys/sealer.ts'
import { oldestPostgres, requireServerVersion } from '#platform/postgres/server-version.ts'
import { compareSessions, writeSessions } from './domains/cloud-usage/reports/import-queries.ts'
import { seedDomains } from './domains.ts'
import { olderFolder, type OlderPostgres, startOlderPostgres } from './testing/older-postgres.ts'

const alias = `pg${oldestPostgres}`

// All API tests run on it with `npm run test:outside`; here is what every run has to know.
describe.skipIf(olderFolder(alias) === null)('the oldest PostgreSQL that is promised', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-oldest-'))
  chmodSync(folder, 0o755)
  let postgres: OlderPostgres
  let database: ReturnType<typeof openDatabase>
  beforeAll(async () => {
    postgres = await startOlderPostgres(alias, folder, ['fsync=off', 'synchronous_commit=off'])
    database = openDatabase(postgres.urlOf('postgres'), 2)
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('takes every migration, and what every database holds', async () => {
    const { rows } = await database.pool.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    )
    expect(rows[0]!.version).toBe(oldestPostgres)
    expect((await migrate(database.db as never)).length).toBeGreaterThan(70)
    const { token } = loadKeys(folder, { demo: true, production: false, licence: false })
    await seedDomains(database.db, { production: false, sealer: sealerOf(token) })
  })

  test('imports a report of the cloud, and the same again with what changed in it', async () => {
    const [report, run] = ['0198c0de-0000-7000-8000-0000000000a1', '0198c0de-0000-7000-8000-0000000000a2']
    await database.pool.query(
      "INSERT INTO cloud_reports (id, name, source, state, run) VALUES ($1, 'sessions.csv', 'upload', 'running', $2)",
      [report, run],
    )
    const session = (id: string, seconds: number) => ({
      id,
      streamUser: 'niemand',
      stack: 'wellenwerk-2024',
      startedAt: '2026-11-01T09:00:00Z',
      seconds,
    })
    const write = (sessions: ReturnType<typeof session>[]) =>
      database.db
        .transaction()
        .execute((tx) => writeSessions(tx, { report, run, source: 'upload', sessions: 0 }, sessions))
    const first = [session('s-1', 60), session('s-2', 60)]
    expect(await compareSessions(database.db, report, first)).toMatchObject({ added: 2, changed: 0 })
    expect(await write(first)).toEqual({ added: 2, changed: 0, unknown: 2, kept: 0 })
    const second = [session('s-1', 60), session('s-2', 90), session('s-3', 5)]
    expect(await write(second)).toEqual({ added: 1, changed: 1, unknown: 3, kept: 2 })
  })

  test('keeps whose sessions were somebody’s who is deleted, as a person nobody knows', async () => {
    const { pool } = database
    const [contact, report, run] = ['b1', 'b2', 'b3'].map((end) => `0198c0de-0000-7000-8000-0000000000${end}`)
    await pool.query(
      "INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text) VALUES ($1, 'Frau', 'Ada', 'Weg', 'ada@weg.example', '')",
      [contact],
    )
    await pool.query(
      "INSERT INTO cloud_reports (id, name, source, state, run) VALUES ($1, 'left.csv', 'upload', 'done', $2)",
      [report, run],
    )
    await pool.query(
      `INSERT INTO cloud_sessions (id, stream_user, contact_id, stack, started_at, seconds, report_id, run)
       VALUES ('left-1', 'ada', $1, 'wellenwerk-2024', '2026-11-01T09:00:00Z', 60, $2, $3)`,
      [contact, report, run],
    )
    await pool.query('DELETE FROM contacts WHERE id = $1', [contact])
    const { rows } = await pool.query(
      "SELECT email LIKE '%@erased.invalid' AS nameless FROM cloud_sessions JOIN contacts ON contacts.id = contact_id WHERE cloud_sessions.id = 'left-1'",
    )
    expect(rows).toEqual([{ nameless: true }])
  })

  test('is let in, and an older one refused with a sentence', async () => {
    const url = postgres.urlOf('postgres')
    await expect(requireServerVersion(url)).resolves.toMatch(/^15\.\d+/)
    await expect(requireServerVersion(url, oldestPostgres + 1)).rejects.toThrow(
      /^DATABASE_URL leads to PostgreSQL 15\.\d+\b.*: Keywerk needs PostgreSQL 16 or newer\.$/,
    )
  })

  test('a database that cannot hold every letter is refused with a sentence', async () => {
    await database.pool.query("CREATE DATABASE bytes ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    await expect(requireServerVersion(postgres.urlOf('bytes'))).rejects.toThrow(
      'DATABASE_URL leads to a database in SQL_ASCII: Keywerk needs one in UTF8',
    )
  })
})
