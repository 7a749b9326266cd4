import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../record.ts'

/**
 * Stops a database server that a killed Keywerk left running on this cluster: two servers on one folder would
 * refuse each other. Waits up to 30 s for a fast shutdown.
 */
export async function removeAbandonedPostmaster(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster)
  if (pid === null) return
  if (isPostgresOn(pid, cluster)) process.kill(pid, 'SIGINT')
  // Killed, but not yet taken note of by its parent: PostgreSQL would still see it as running.
  else if (!isZombie(pid)) return
  for (let attempt = 0; attempt < 600 && isAlive(pid); attempt++) await new Promise((wait) => setTimeout(wait, 50))
}

function postmasterPid(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number.parseInt(readFileSync(file, 'utf8').split('\n')[0] ?? '', 10)
  return Number.isInteger(pid) && pid > 1 ? pid : null
}

// A pid may have been given to another program since: only a server started on this very folder is stopped.
export function isPostgresOn(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return process.platform !== 'linux'
  }
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
