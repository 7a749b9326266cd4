import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ConfigurationError } from '../installation/configuration.ts'
import { isAlive } from './postmaster.ts'
import { codeOf } from '../record.ts'

/**
 * Claims a data folder for this process, since the embedded database serves one process at a time. The claim of a
 * process that is gone counts for nothing. Throws ConfigurationError when another process is using the folder.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server.pid')
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, claimOf(process.pid), { flag: 'wx' })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const claim = readClaim(file)
      const pid = Number.parseInt(claim ?? '', 10)
      if (claim && pid && pid !== process.pid && isHeld(claim, pid))
        throw new ConfigurationError(
          `DATA_DIR is "${folder}", but process ${pid} is already using it: stop it, or set DATABASE_URL to share a database.`,
        )
      if (claim !== null) removeClaim(file, claim)
    }
  }
  throw new ConfigurationError(`DATA_DIR is "${folder}", but it cannot be claimed.`)
}

/** The process that uses a data folder; null where none does. */
export function folderHolder(folder: string): number | null {
  const claim = readClaim(join(folder, 'server.pid'))
  const pid = Number.parseInt(claim ?? '', 10)
  return claim && pid && isHeld(claim, pid) ? pid : null
}

/** Null where the file has gone meanwhile. */
function readClaim(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Removes a claim that was found to be stale, but not the one that another start has put in its place since. */
function removeClaim(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file)
  rmSync(aside)
}

/** The number of a process, and when it began: after a boot, and in a new container, the number is another program's. */
function claimOf(pid: number): string {
  const began = beganAt(pid)
  return began === null ? String(pid) : `${pid}\n${began}\n`
}

function isHeld(claim: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  // Where its beginning is unknown, as on macOS, a number that is in use counts.
  if (beganAt(pid) === null) return true
  // A number alone was written by an older release.
  return claim.includes('\n') ? claim === claimOf(pid) : isNode(pid)
}

/** In clock ticks since the boot, field 22 of proc_pid_stat(5). The name before it may hold spaces and brackets. */
function beganAt(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `began at tick ${fields[19]} of boot ${boot}`
  } catch {
    return null
  }
}

function isNode(pid: number): boolean {
  try {
    const [program] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return basename(program ?? '').startsWith('node')
  } catch {
    return false
  }
}
