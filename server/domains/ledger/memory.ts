import type { LedgerRow } from '#contract/ledger.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import { hashOf, type LedgerEntry } from '#licence/ledger.ts'
import { readLicence } from '#licence/read-licence.ts'
import { signedBytes } from '#licence/sign.ts'
import { checkSignature } from '#licence/verify.ts'
import type { Db } from '#platform/database/database.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { WithTelemetry } from '#platform/installation/installation.ts'
import { signingOf } from '#platform/keys/key-choice.ts'
import type { Comparison, LedgerEnd, LedgerMemory } from '#platform/keys/memory/ledger-memory.ts'
import type { Signing } from '#platform/keys/signing.ts'
import { Failure } from '#platform/operations/failure.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { task } from '#platform/jobs/task.ts'
import { allEntries, asEntry } from './ledger.ts'
import { endOfLedger, raiseSerials, signedFiles } from './queries.ts'

interface Remembering {
  db: Db
  signing: Pick<Signing, 'store' | 'published'>
  log: Log
}

export const rememberEnd = task('ledger.remember')

/** Where the committed ledger ends. */
export const endOf = async (db: Db): Promise<LedgerEnd> => {
  const { position, hash } = await endOfLedger(db)
  return { position, hash: hash.toString('base64url') }
}

/** For those who go on without a signer that is away: null in its place. Every other failure is thrown on. */
export const ifAway = (error: unknown): null => {
  if (error instanceof Failure && error.code === 'licences.signerAway') return null
  throw error
}

/**
 * The committed ledger against what the keys' holder remembers of it. Throws Failure `licences.signerAway`. `db` must not be
 * in a transaction that entered something itself.
 */
export async function compareWithMemory(db: Db, memory: LedgerMemory): Promise<Comparison> {
  const compared = await memory.compare(await endOf(db))
  // Another process may have confirmed more since the end was read; what is remembered as confirmed is there by now.
  return compared.found === 'contradicts' ? memory.compare(await endOf(db)) : compared
}

/**
 * Lets the keys' holder remember the ledger: confirms its end, and shows it whole where nothing is remembered or the operator
 * accepted it. Logs a contradiction; the answer says whether there is none.
 */
export async function rememberLedger({ db, signing, log }: Remembering): Promise<boolean> {
  const { memory } = signing.store
  const compared = await compareWithMemory(db, memory)
  if (compared.found === 'new') await show(db, memory, log)
  if (compared.found !== 'contradicts') return true
  const { remembered } = compared
  if (await follow(db, signing, remembered)) return true
  log.error({ remembered }, contradiction)
  return false
}

const contradiction =
  'The ledger of the database is not the one the keys’ holder remembers: nothing is issued. If an older database was restored on purpose, say so with "keywerk ledger accept" (docs/signer.md).'

/**
 * Has entries remembered that came about without the keys' holder, such as by a server of an earlier release, as far as they
 * follow what is remembered and their licences are genuine.
 */
async function follow(db: Db, signing: Remembering['signing'], remembered: LedgerEnd): Promise<boolean> {
  const { memory } = signing.store
  const end = await endOf(db)
  if (end.position <= remembered.position) return false
  const keys = await signing.published(db)
  let { position, hash } = remembered
  for await (const rows of allEntries(db, end.position, position)) {
    const files = new Map((await signedFiles(db, position, end.position)).map(({ serial, bytes }) => [serial, bytes]))
    for (const row of rows) {
      if (row.previous !== hash || !(await isGenuine(files.get(row.serial), row.file, keys))) return false
      ;({ position, hash } = row)
    }
    await memory.enter(rows.map((row) => entryOf(row)))
  }
  return (await compareWithMemory(db, memory)).found === 'same'
}

async function isGenuine(bytes: Buffer | undefined, file: string, keys: PublicKeySet): Promise<boolean> {
  if (!bytes) return false
  const read = readLicence(bytes)
  if (!read.ok || (await hashOf(signedBytes(bytes))) !== file) return false
  return (await checkSignature(read.body, read.signature, read.licence.keyId, keys)).length === 0
}

function entryOf(row: LedgerRow): LedgerEntry {
  const { hash: _hash, ...entry } = asEntry(row)
  return entry
}

async function show(db: Db, memory: LedgerMemory, log: Log): Promise<void> {
  const end = await endOf(db)
  let first = true
  for await (const rows of allEntries(db, end.position)) {
    await memory.learn({ first, entries: rows.map((row) => entryOf(row)), end: null })
    first = false
  }
  const highest = await memory.learn({ first, entries: [], end })
  // Serials that were drawn after the moment a restored database is of must not be drawn again.
  await raiseSerials(db, highest)
  log.warn({ entries: end.position }, 'the keys’ holder remembers the ledger from here on')
}

const stores = new WeakMap<Configuration, Signing['store']>()

/** `ledger.contradicts` while nothing is issued because the ledger is not as the keys' holder remembers it. */
export async function memoryTroubles({ db, settings }: WithTelemetry): Promise<string[]> {
  const store = stores.get(settings) ?? signingOf(settings).store
  stores.set(settings, store)
  // That a signer is away is told elsewhere.
  const compared = await compareWithMemory(db, store.memory).catch(() => null)
  return compared?.found === 'contradicts' ? ['ledger.contradicts'] : []
}
