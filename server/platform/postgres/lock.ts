import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../installation/configuration.ts'
import { isAlive } from './postmaster.ts'

/**
 * Claims a data folder for this process, since the embedded database serves one process at a time. The claim of a
 * process that is gone counts for nothing. Throws ConfigurationError when another process is using the folder.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server.pid')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
      const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
      if (pid && pid !== process.pid && isAlive(pid))
        throw new ConfigurationError(
          `DATA_DIR is "${folder}", but process ${pid} is already using it: stop it, or set DATABASE_URL to share a database.`,
        )
      rmSync(file, { force: true })
    }
  }
  throw new ConfigurationError(`DATA_DIR is "${folder}", but it cannot be claimed.`)
}
