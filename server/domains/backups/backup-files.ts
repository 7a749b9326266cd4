import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

// Only names the portal gave: other files in the folder are not its own.
const ours = /^keywerk-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/

/** A file's name by the second it was begun in; names sort as times do. */
export const fileNameAt = (at: Date): string =>
  `keywerk-${at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}.backup`

/** Makes the folder, and removes what a killed process left half written. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder))
    if (name.endsWith('.part') && ours.test(name.slice(0, -'.part'.length))) await rm(join(folder, name))
}

/** The newest backup in a folder, and when it was begun; null: there is none. */
export async function newestBackup(folder: string): Promise<{ name: string; begunAt: Date } | null> {
  const name = (await readdir(folder))
    .filter((one) => ours.test(one))
    .toSorted()
    .at(-1)
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name ?? '') ?? []
  return name === undefined ? null : { name, begunAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }
}

/** Removes all but the newest. Called only once another one is written and read back. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => ours.test(name)).toSorted()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await rm(join(folder, name))
  return old
}
