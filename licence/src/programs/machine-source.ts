/** Where a program learns about its machine; another one in tests. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import os from 'node:os'

export interface MachineSource {
  platform: string
  environment: Readonly<Record<string, string | undefined>>
  hostname: string
  /** The content of a file, trimmed; `accessDenied` where it is there and must not be read, '' for any other that cannot be read. */
  file: (path: string) => string | typeof accessDenied
  /** Where a link of /sys leads; '' for none. */
  target: (path: string) => string
  /** What lies in a folder; nothing where it cannot be read. */
  list: (path: string) => readonly string[]
  /** What a program prints; '' where it fails. */
  run: (program: string, args: readonly string[]) => string
}

/** There is such a file, and not for this account. */
export const accessDenied = Symbol('denied')

const text = (read: () => string): string => {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

export const thisMachine: MachineSource = {
  platform: os.platform(),
  environment: process.env,
  hostname: os.hostname(),
  file: (path) => {
    try {
      return readFileSync(path, 'utf8').trim()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      return code === 'EACCES' || code === 'EPERM' ? accessDenied : ''
    }
  },
  target: (path) => text(() => realpathSync(path)),
  list: (path) => {
    try {
      return readdirSync(path)
    } catch {
      return []
    }
  },
  run: (program, args) =>
    text(() =>
      execFileSync(program, [...args], { encoding: 'utf8', timeout: 15_000, stdio: ['ignore', 'pipe', 'ignore'] }),
    ),
}
