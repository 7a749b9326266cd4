// Where tests put what they throw away: databases, data folders, profiles of browsers.
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#platform/postgres/postmaster.ts'

const memory = '/dev/shm'
const prefix = 'keywerk-tests-'
const needed = 8 * 2 ** 30

/** Whether files in memory may be used: a whole run keeps up to 3 GiB there. Containers often have 64 MiB. */
export function roomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
    const options = mounted.find((line) => line.split(' ')[1] === memory)?.split(' ')[3]
    return bavail * bsize >= needed && freemem() >= needed && !options?.split(',').includes('noexec')
  } catch {
    return false
  }
}

/**
 * Sets `TMPDIR` for this process and all it starts to a folder in memory, where there is room: a disk makes a run take
 * from a tenth longer to twice as long. The folder goes with this process; what killed runs left goes now.
 */
export function useScratch(): void {
  if (tmpdir().startsWith(join(memory, prefix)) || !roomInMemory()) return
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) remove(join(memory, name))
  const folder = join(memory, prefix + process.pid)
  mkdirSync(folder, { recursive: true })
  process.env['TMPDIR'] = folder
  process.on('exit', () => remove(folder))
}

/** A PostgreSQL that outlived its killed run may still write into a folder: then the next run removes it. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw thrown
  }
}
