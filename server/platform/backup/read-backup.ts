import { createHash, type Hash } from 'node:crypto'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { ConfigurationError } from '#platform/installation/configuration.ts'
import type { Contents, Manifest } from './contents.ts'
import { openStream } from './sealed-stream.ts'
import { whileMoving } from './while-moving.ts'

/** What is done with the parts of a backup, in their order. */
interface Reader {
  manifest?(manifest: Manifest): Promise<void>
  key?(name: string, bytes: Buffer): Promise<void>
  note?(name: 'sequences' | 'jobs', value: unknown): Promise<void>
  /** One piece of a table's rows after the other. */
  table?(name: string, rows: AsyncIterable<Buffer>): Promise<void>
}

/**
 * Reads a backup from beginning to end and compares what it holds with what it says it holds. Throws ConfigurationError
 * for another passphrase and for a file that was damaged, cut off or made by a newer release.
 */
export const readBackup = (file: Readable, passphrase: string, reader: Reader): Promise<Manifest> =>
  whileMoving((moving) => readMoving(file, passphrase, reader, moving))

async function readMoving(file: Readable, passphrase: string, reader: Reader, moving: Transform): Promise<Manifest> {
  const entries = extract()
  const opened = pipeline(file, openStream(passphrase), createGunzip(), moving, entries)
  const digests = new Map<string, { digest: Hash; bytes: number }>()
  let manifest: Manifest | null = null
  let contents: Contents | null = null
  const read = (async () => {
    for await (const source of entries) {
      const { name } = source.header
      const entry = source as AsyncIterable<Buffer>
      const [kind, second = ''] = name.split('/')
      if (name === 'manifest.json') {
        manifest = JSON.parse((await whole(entry)).toString()) as Manifest
        if (manifest.format !== 1) throw new ConfigurationError('The backup was made by a newer release of Keywerk.')
        await reader.manifest?.(manifest)
      } else if (name === 'contents.json') contents = JSON.parse((await whole(entry)).toString()) as Contents
      else if (kind === 'tables') await piece(entry, second)
      else {
        // Always read: the next entry comes when this one was read to its end.
        const bytes = await whole(entry)
        if (kind === 'keys') await reader.key?.(second, bytes)
        else if (name === 'sequences.json' || name === 'jobs.json')
          await reader.note?.(name === 'jobs.json' ? 'jobs' : 'sequences', JSON.parse(bytes.toString()))
      }
    }
  })()
  async function piece(entry: AsyncIterable<Buffer>, table: string) {
    const seen = digests.get(table) ?? { digest: createHash('sha256'), bytes: 0 }
    digests.set(table, seen)
    const counted = async function* () {
      for await (const chunk of entry) {
        seen.digest.update(chunk)
        seen.bytes += chunk.length
        yield chunk
      }
    }
    if (reader.table) await reader.table(table, counted())
    else await whole(counted())
  }
  const done = read.catch((error: Error) => {
    entries.destroy(error)
    throw error
  })
  await Promise.all([opened, done])
  return compared(manifest, contents, digests)
}

async function whole(entry: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The manifest, when all of it was read as it was written. */
function compared(
  manifest: Manifest | null,
  contents: Contents | null,
  digests: Map<string, { digest: Hash; bytes: number }>,
): Manifest {
  if (!manifest || !contents) throw new ConfigurationError('The backup is not whole.')
  for (const { name } of manifest.tables) {
    const said = contents.tables[name]
    const seen = digests.get(name)
    const sha256 = (seen?.digest ?? createHash('sha256')).digest('hex')
    if (said?.sha256 !== sha256 || said.bytes !== (seen?.bytes ?? 0))
      throw new ConfigurationError(`The backup is not whole: table ${name} is another one than was written.`)
  }
  return manifest
}

/** Reads a backup without doing anything with it. */
export const checkBackup = (file: Readable, passphrase: string): Promise<Manifest> => readBackup(file, passphrase, {})
