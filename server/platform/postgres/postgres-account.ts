import { type ChildProcess, spawn, type SpawnOptions, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigurationError } from '../installation/configuration.ts'

/** The account PostgreSQL's programs run as, and how they are started; without `ids` the one that started Keywerk. */
export interface PostgresAccount {
  ids: { uid: number; gid: number } | undefined
  start(program: string, args: string[], options: SpawnOptions): ChildProcess
}

/**
 * PostgreSQL refuses to run as root: an account without rights takes its place. Where that account may not enter one of
 * the folders (root's own home), it is given the right to enter and read every folder, and no other. Throws
 * ConfigurationError where that cannot be given either.
 */
export function postgresAccount(...paths: string[]): PostgresAccount {
  const ids = process.getuid?.() === 0 ? accountWithoutRights() : undefined
  const closed = ids && paths.map(closedParentOf).find((parent) => parent !== undefined)
  if (!closed) return { ids, start: (program, args, options) => spawn(program, args, { ...ids, ...options }) }
  const [enter, ...rights] = enteringAs(ids)
  const start: PostgresAccount['start'] = (program, args, options) =>
    spawn(enter, [...rights, program, ...args], options)
  if (spawnSync(enter, [...rights, 'test', '-x', ...paths.slice(0, 1)], { cwd: '/' }).status !== 0)
    throw new ConfigurationError(
      `PostgreSQL does not run as root and no other account may enter ${closed}: start Keywerk as another user or move it.`,
    )
  return { ids, start }
}

/**
 * util-linux' `setpriv`: PostgreSQL checks access with access(2), which respects the right only with this securebit.
 */
const enteringAs = ({ uid, gid }: { uid: number; gid: number }): [string, ...string[]] => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  '--',
]

function accountWithoutRights(): { uid: number; gid: number } {
  // Read instead of calling `id`: starting a program copies the page tables of this one, 40 ms each time.
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    // Some systems write the account without rights as -2.
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  throw new ConfigurationError(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody": start Keywerk as another user.',
  )
}

/** A folder above that others may not enter. */
function closedParentOf(path: string): string | undefined {
  for (let parent = dirname(path); parent !== dirname(parent); parent = dirname(parent))
    if (existsSync(parent) && (statSync(parent).mode & 0o001) === 0) return parent
  return undefined
}
