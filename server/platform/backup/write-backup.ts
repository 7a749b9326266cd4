import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Pack, pack as tar } from 'tar-stream'
import { ConfigurationError } from '#platform/installation/configuration.ts'
import type { Contents, Manifest } from './contents.ts'
import { checkBackup } from './read-backup.ts'
import { sealStream } from './sealed-stream.ts'
import { migrationOf, sequencesOf, type Table, tablesOf, waitingJobs, withClient } from './tables.ts'
import { whileMoving } from './while-moving.ts'

interface Backup {
  file: string
  bytes: number
  tables: number
}

const pieceLength = 4 << 20

/**
 * Writes everything an installation is into one sealed file: the database as it stood at one moment, its waiting jobs, and
 * the keys of the data folder. The file is read back whole before it takes its name; until then it is called `.part`.
 * `tell` hears how far it is. Throws ConfigurationError when the file is there already.
 */
export const writeBackup = (databaseUrl: string, wish: Wish, tell: Tell = () => undefined): Promise<Backup> =>
  withClient(databaseUrl, (client) => write(client, wish, tell))

type Tell = (said: string) => void

interface Wish {
  dataFolder: string
  file: string
  passphrase: string
}

async function write(client: ClientBase, { dataFolder, file, passphrase }: Wish, tell: Tell): Promise<Backup> {
  const part = `${file}.part`
  try {
    await requireAbsent(file)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const migration = await migrationOf(client)
    if (migration === null) throw new ConfigurationError('The database holds no installation of Keywerk.')
    const tables = await tablesOf(client)
    await whileMoving((moving) => writePart(client, { part, dataFolder, passphrase, migration, tables }, moving, tell))
    await client.query('COMMIT')
    tell('reading back')
    await checkBackup(createReadStream(part), passphrase)
    const bytes = await settled(part)
    await rename(part, file)
    await settled(dirname(file))
    return { file, bytes, tables: tables.length }
  } catch (error) {
    // The transaction ends with its connection: a ROLLBACK would wait behind what stands still.
    await rm(part, { force: true })
    throw error
  }
}

interface Part extends Omit<Wish, 'file'> {
  part: string
  migration: string
  tables: Table[]
}

async function writePart(
  client: ClientBase,
  { part, dataFolder, passphrase, migration, tables }: Part,
  moving: Transform,
  tell: Tell,
): Promise<void> {
  const archive = tar()
  const written = pipeline(
    archive,
    moving,
    createGzip({ level: 3 }),
    sealStream(passphrase),
    createWriteStream(part, { mode: 0o600 }),
  )
  const work = (async () => {
    const contents: Contents = { tables: {} }
    // After the moment of the database: a key it knows has its file by then.
    const keys = await keyFilesOf(dataFolder)
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migration,
      tables,
      keys: keys.map(({ name }) => name),
    }
    await add(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest)))
    for (const { name, bytes } of keys) await add(archive, `keys/${name}`, bytes)
    await add(archive, 'sequences.json', Buffer.from(JSON.stringify(await sequencesOf(client))))
    await add(archive, 'jobs.json', Buffer.from(JSON.stringify(await waitingJobs(client))))
    for (const [at, { name, columns }] of tables.entries()) {
      tell(`${at + 1}/${tables.length} ${name}`)
      contents.tables[name] = await addTable(archive, client, name, columns)
    }
    await add(archive, 'contents.json', Buffer.from(JSON.stringify(contents)))
    archive.finalize()
  })()
  await Promise.all([written, work.catch((error: Error) => archive.destroy(error))])
  await work
}

async function requireAbsent(file: string): Promise<void> {
  const handle = await open(file).catch(() => null)
  if (!handle) return
  await handle.close()
  throw new ConfigurationError(`${file} is there already: name another file.`)
}

/** On the disk, not only with the system; how long it is. */
async function settled(path: string): Promise<number> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

async function keyFilesOf(dataFolder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const folder = join(dataFolder, 'keys')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pem')).toSorted()
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })))
}

function add(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    archive.entry({ name, size: bytes.length }, bytes, (error) => (error ? failed(error) : done()))
  })
}

/** A table in pieces, since its size is not known beforehand. */
async function addTable(archive: Pack, client: ClientBase, name: string, columns: string) {
  const digest = createHash('sha256')
  const rows = client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`))
  let bytes = 0
  let piece: Buffer[] = []
  let length = 0
  let at = 0
  const give = async () => {
    await add(archive, `tables/${name}/${at++}`, Buffer.concat(piece))
    piece = []
    length = 0
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    digest.update(chunk)
    bytes += chunk.length
    piece.push(chunk)
    length += chunk.length
    if (length >= pieceLength) await give()
  }
  if (length > 0) await give()
  await finished(rows).catch(() => undefined)
  return { bytes, sha256: digest.digest('hex') }
}
