import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QueryResultRow } from 'pg'
import { readKeySet } from '#licence/key-set.ts'
import { openDatabase } from '#platform/database/database.ts'
import type { Server } from '../journeys/server.ts'
import type { Check } from './kill-checks.ts'
import type { Ledger } from './ledger.ts'
import { printTable } from './table.ts'

/** What a fault can do to the installation the clients work on; it tells what it saw meanwhile. */
export interface Faulty {
  server: Server
  folder: string
  hosts: string[]
  seconds: number
  /** Asks the database beside the portal, as its owner. */
  query: (text: string) => Promise<QueryResultRow[]>
  /** A write of its own; the status it is answered with. */
  issue: () => Promise<number>
}

/** Licences a fault issued to look whether it can: nobody else knows of them. */
export const ownWrites = 'licences issued to look'

export const clients = 6
export const limits = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' }
export const pause = (ms: number) => new Promise((wait) => setTimeout(wait, ms))
export const serverEnd = (server: Server) =>
  new Promise((done) =>
    (server.process.exitCode ?? server.process.signalCode) === null ? server.process.once('exit', done) : done(null),
  )

/** Prints what was found beside what must be; true when all is as it must be. */
export function report(title: string, checks: Check[], ledger: Ledger): boolean {
  const good = ({ found, wanted }: Check) => wanted === null || found === wanted
  printTable(
    [title, 'found', 'wanted'],
    checks.map((one) => [
      one.name,
      String(one.found),
      one.wanted === null ? '' : `${one.wanted}${good(one) ? '' : '  WRONG'}`,
    ]),
  )
  for (const wrong of ledger.wrong.slice(0, 10)) console.log(wrong)
  return checks.every(good)
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-kill-'))
  chmodSync(folder, 0o755)
  return folder
}

// The first line of postmaster.pid is the process, the fourth the port.
export function postmasterOf(folder: string): { pid: number; port: string } {
  const lines = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: lines[3] ?? '' }
}

export const clusterUrl = (folder: string): string =>
  `postgres://postgres:${readFileSync(join(folder, 'postgres-password'), 'utf8')}@127.0.0.1:${postmasterOf(folder).port}/postgres`

export async function readDatabase<T>(
  url: string,
  read: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url, 1)
  try {
    return await read(database)
  } finally {
    await database.close()
  }
}

export async function publicKeys(url: string) {
  const keys = readKeySet(await (await fetch(`${url}/.well-known/licence-keys.json`)).text())
  if (!keys) throw new Error('The server publishes no licence keys.')
  return keys
}
