import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from '#platform/postgres/embedded-postgres.ts'
import { postgresAccount } from '#platform/postgres/postgres-account.ts'

/** A PostgreSQL of another version, for tests: an alias of the package in package.json, such as `pg15`. */
export interface OlderPostgres {
  urlOf(database: string): string
  stop(): Promise<void>
}

/** The folder of its programs; null where the package is not to be had for this machine. */
export function olderFolder(alias: string): string | null {
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(alias)), '..', 'native')
    linkLibraries(folder)
    return folder
  } catch {
    return null
  }
}

// npm packages hold no symbolic links; the install script that makes them may have been blocked.
function linkLibraries(folder: string): void {
  const list = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    const link = join(folder, '..', target)
    if (!existsSync(link)) symlinkSync(source.slice(dirname(source).length + 1), link)
  }
}

/** Makes a cluster below `folder` and starts it; nothing of it outlives a crash. */
export async function startOlderPostgres(alias: string, folder: string, settings: string[]): Promise<OlderPostgres> {
  const native = olderFolder(alias)
  if (native === null) throw new Error(`There is no ${alias} for this machine: npm leaves it out elsewhere.`)
  const cluster = join(folder, alias)
  const passwordFile = join(folder, `${alias}-password`)
  const password = randomBytes(24).toString('hex')
  const account = postgresAccount(join(native, 'bin', 'postgres'), cluster)
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755)
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.ids) for (const path of [cluster, passwordFile]) chownSync(path, account.ids.uid, account.ids.gid)
  const environment = { cwd: '/', env: { ...process.env, LC_ALL: 'C' } }
  const making = account.start(
    join(native, 'bin', 'initdb'),
    [
      `--pgdata=${cluster}`,
      `--pwfile=${passwordFile}`,
      '--no-sync',
      '--auth=scram-sha-256',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...environment, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const code = await new Promise((done) => making.once('close', done))
  if (code !== 0) throw new Error(`${alias}: initdb ended with ${String(code)}`)
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...settings]
  const server = account.start(
    join(native, 'bin', 'postgres'),
    ['-D', cluster, '-p', String(port), ...options.flatMap((one) => ['-c', one])],
    { ...environment, stdio: ['ignore', 'ignore', 'ignore'] },
  )
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  await answering(urlOf('postgres'))
  return {
    urlOf,
    stop: () =>
      new Promise((done) => {
        server.once('exit', () => done())
        server.kill('SIGINT')
      }),
  }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch {
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
  throw new Error('The older PostgreSQL did not answer within half a minute.')
}
