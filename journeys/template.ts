import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { startServer } from './server.ts'

// Handed to the workers, which are processes of their own.
const variable = 'KEYWERK_TEMPLATE'

/** Starts a server once on an empty folder and ends it: what it left is what every other server of a run begins with. */
export async function makeTemplate(): Promise<string> {
  const folder = newFolder('template')
  const server = await startServer({ DATA_DIR: folder })
  await server.stop()
  // Nothing here outlives the machine. A killed process loses nothing by it: what was written is with the system.
  appendFileSync(join(folder, 'postgres', 'postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n')
  process.env[variable] = folder
  return folder
}

/** A data folder with the demo data in it, on which a server starts in about a second. */
export function copyTemplate(name: string): string {
  const folder = newFolder(name)
  // Unlike Node's own copying it keeps the owner of the cluster, without whom PostgreSQL refuses it.
  execFileSync('cp', ['-a', `${process.env[variable]}/.`, folder])
  return folder
}

/** Takes a data folder away, and the PostgreSQL that a killed server left on it. */
export async function removeFolder(folder: string): Promise<void> {
  await removeAbandonedPostmaster(join(folder, 'postgres'))
  rmSync(folder, { recursive: true, force: true })
}

/** An empty folder in which PostgreSQL may work as an account of its own. */
export function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `keywerk-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
