import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { ownersTables } from '#platform/database/application-role.ts'
import { ConfigurationError } from '#platform/installation/configuration.ts'
import { openDatabase } from '#platform/database/database.ts'
import { putJobsBack, type WaitingJob } from '#platform/jobs/jobs.ts'
import { migrate, migrationNames } from '#platform/database/migrate.ts'
import type { Manifest } from './contents.ts'
import { type Copy, copyInto } from './copy-into.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { migrationOf, type Sequence, withClient } from './tables.ts'

/**
 * Puts a backup into an empty database and an empty data folder: the schema of its time, then rows, sequences, the jobs
 * that waited and keys in one transaction. The next start brings the schema up to date. The file is read through before
 * anything is written. Throws ConfigurationError when the place is not empty, and as `readBackup` does.
 */
export async function restoreBackup(
  { databaseUrl, dataFolder }: { databaseUrl: string; dataFolder: string },
  { file, passphrase }: { file: string; passphrase: string },
  tell: (said: string) => void = () => undefined,
): Promise<Manifest> {
  tell('reading the backup')
  const manifest = await checkBackup(createReadStream(file), passphrase)
  if (!(await migrationNames()).includes(manifest.migration))
    throw new ConfigurationError(
      `The backup was made by a newer release (${manifest.migration}): install that release and restore again.`,
    )
  await withClient(databaseUrl, async (client) => {
    await requireEmpty(client, dataFolder)
    await requireNotAhead(client, manifest.migration)
    await migrateTo(databaseUrl, manifest.migration)
    await load(client, { databaseUrl, file, passphrase, dataFolder, manifest }, tell)
    await client.query('ANALYZE')
  })
  return manifest
}

async function migrateTo(databaseUrl: string, migration: string): Promise<void> {
  const database = openDatabase(databaseUrl, 1)
  try {
    await migrate(database.db, migration)
  } finally {
    await database.close()
  }
}

async function requireEmpty(client: ClientBase, dataFolder: string): Promise<void> {
  const keys = await readdir(join(dataFolder, 'keys')).catch(() => [])
  if (keys.some((name) => name.endsWith('.pem')))
    throw new ConfigurationError(
      `There are signing keys in ${join(dataFolder, 'keys')} already: restore into an empty DATA_DIR.`,
    )
  // A restore that was killed leaves tables without rows; that is no installation.
  const isUsed =
    (await migrationOf(client)) === null
      ? (await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1`)).rowCount
      : (await client.query('SELECT FROM accounts LIMIT 1')).rowCount
  if (isUsed) throw new ConfigurationError('The database is in use already: restore into an empty one.')
}

/** Migrations do not run backwards: those the backup has not seen would count as done and never run on its rows. */
async function requireNotAhead(client: ClientBase, migration: string): Promise<void> {
  const standing = await migrationOf(client)
  if (standing !== null && standing > migration)
    throw new ConfigurationError(
      `The database was brought up to ${standing} already and the backup is of ${migration}: restore into a new, empty database and start only then.`,
    )
}

interface Wish {
  databaseUrl: string
  file: string
  passphrase: string
  dataFolder: string
  manifest: Manifest
}

/** Rows, sequences, jobs and keys together or not at all. */
async function load(
  client: ClientBase,
  { databaseUrl, file, passphrase, dataFolder, manifest }: Wish,
  tell: (said: string) => void,
): Promise<void> {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  const keys: { name: string; bytes: Buffer }[] = []
  let sequences: Sequence[] = []
  let jobs: WaitingJob[] = []
  let copying: { table: string; into: Copy } | null = null
  const endCopy = () => copying?.into.end()
  await client.query('BEGIN')
  try {
    const links = await withoutLinks(client)
    await readBackup(createReadStream(file), passphrase, {
      key: async (name, bytes) => void keys.push({ name, bytes }),
      async note(name, value) {
        if (name === 'jobs') jobs = value as WaitingJob[]
        else sequences = value as Sequence[]
      },
      async table(table, rows) {
        if (copying?.table !== table) {
          await endCopy()
          const columns = columnsOf.get(table)
          if (!columns) throw new ConfigurationError(`The backup names a table ${table} it does not list.`)
          tell(table)
          copying = { table, into: copyInto(client, { name: table, columns }) }
        }
        for await (const chunk of rows) await copying.into.write(chunk)
      },
    })
    await endCopy()
    tell('making indexes, and checking what refers to what')
    for (const statement of links) await client.query(statement)
    for (const { name, value, isCalled } of sequences)
      await client.query(`SELECT setval('public.${name}', $1, $2)`, [value, isCalled])
    await putJobsBack(databaseUrl, client, jobs)
    await writeKeys(dataFolder, keys)
    await client.query('COMMIT')
  } catch (error) {
    // The transaction ends with its connection: a ROLLBACK would wait behind rows that are not at their end.
    for (const { name } of keys) await rm(join(dataFolder, 'keys', name), { force: true })
    throw error
  }
}

/**
 * Empties every table a backup holds, and takes away for as long as rows come: foreign keys and triggers, since rows come in
 * the order of the names of tables; keys and indexes, which are made faster over all rows than with each. Answers the
 * statements that put all back, which checks every row. Tables are truncated rather than deleted from: where PostgreSQL
 * archives nothing, rows of a table that is new in a transaction are not written to its log as well.
 */
async function withoutLinks(client: ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> ALL($1) ORDER BY 1`,
    [ownersTables],
  )
  // Keys before what refers to them. Checks and NOT NULL stay: they cost no index.
  const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype IN ('p', 'u', 'x', 'f') AND conrelid::regclass::text = ANY($1)
     ORDER BY contype = 'f', 1, 2`,
    [tables.map(({ name }) => name)],
  )
  // Triggers that are enabled ALWAYS, as on tables that only grow, are to be enabled as such again.
  const { rows: always } = await client.query<{ table: string; name: string }>(
    `SELECT tgrelid::regclass::text AS "table", quote_ident(tgname) AS name FROM pg_trigger WHERE tgenabled = 'A'`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY 1`,
  )
  await client.query("SET LOCAL maintenance_work_mem = '256MB'")
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  for (const { table, name } of constraints.toReversed())
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`)
  return [
    ...indexes.map(({ definition }) => definition),
    ...constraints.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
    ...tables.map(({ name }) => `ALTER TABLE ${name} ENABLE TRIGGER USER`),
    ...always.map(({ table, name }) => `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${name}`),
  ]
}

async function writeKeys(dataFolder: string, keys: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  const folder = join(dataFolder, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { name, bytes } of keys) await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
}
