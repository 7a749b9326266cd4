import { createHash } from 'node:crypto'
import type { LedgerHead, LedgerRow } from '#contract/ledger.ts'
import { type LedgerEntry, renderEntry } from '#licence/ledger.ts'
import { entryLine, headLine } from '#licence/ledger-lines.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Signing } from '#platform/keys/signing.ts'
import { allHeads, endOfLedger, entriesAfter, lockEnd, insertEntries, type NewEntry, portion } from './queries.ts'

/** An issued licence as the ledger stores it. */
export interface IssuedFile {
  /** `issue`, `earlier`, or what else led to it: lower-case letters and hyphens, at most 20. */
  kind: string
  serial: number
  /** The bytes the licence's signature covers. */
  signed: Uint8Array
  keyId: string
  issuedAt: string
  issuedBy: string | null
}

/** A place in the ledger as a licence file names it. */
export interface LedgerPlace {
  ledgerPosition: number
  ledgerPrevious: string
}

const seconds = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z')
const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest()

/**
 * The place of the next licence. Locks the end of the ledger until the transaction ends, so call it late: after every
 * other lock and query. A transaction may enter several licences, one after the other.
 */
export async function nextPlace(db: Tx): Promise<LedgerPlace> {
  const { position, hash } = await lockEnd(db)
  return { ledgerPosition: position + 1, ledgerPrevious: hash.toString('base64url') }
}

/** The entry of a licence at its place, and the place behind it. */
export function entryAt(
  { ledgerPosition, ledgerPrevious }: LedgerPlace,
  one: IssuedFile,
): { entry: NewEntry; written: LedgerEntry; next: LedgerPlace } {
  const { kind, keyId, issuedBy, serial } = one
  const file = sha256(one.signed)
  const written: LedgerEntry = {
    position: ledgerPosition,
    previous: ledgerPrevious,
    kind,
    serial: String(serial),
    keyId,
    file: file.toString('base64url'),
    issued: seconds(one.issuedAt),
    by: issuedBy,
  }
  const hash = sha256(renderEntry(written))
  return {
    entry: {
      position: ledgerPosition,
      previous: Buffer.from(ledgerPrevious, 'base64url'),
      hash,
      kind,
      serial,
      file,
      keyId,
      issuedAt: written.issued,
      issuedBy,
    },
    written,
    next: { ledgerPosition: ledgerPosition + 1, ledgerPrevious: hash.toString('base64url') },
  }
}

/**
 * Enters licences behind the end of the ledger, in this order. Refuses with licences.signerRefuses where the ledger is not
 * as the keys' holder remembers it.
 */
export async function enter(db: Tx, signing: Pick<Signing, 'enter'>, issued: readonly IssuedFile[]): Promise<void> {
  let place = await nextPlace(db)
  const entries = issued.map((one) => {
    const made = entryAt(place, one)
    place = made.next
    return made
  })
  if (entries.length === 0) return
  await signing.enter(
    db,
    entries.map(({ written }) => written),
  )
  await insertEntries(
    db,
    entries.map(({ entry }) => entry),
  )
}

/** A row as the library knows entries. */
export const asEntry = (row: LedgerRow): LedgerEntry & { hash: string } => ({
  position: row.position,
  previous: row.previous,
  kind: row.kind,
  serial: String(row.serial),
  file: row.file,
  keyId: row.keyId,
  issued: seconds(row.issuedAt),
  by: row.issuedById,
  hash: row.hash,
})

/** Every entry behind a position up to another one, a portion at a time. The ledger only grows, so no transaction stays open meanwhile. */
export async function* allEntries(db: Db, upTo: number, after = 0): AsyncGenerator<LedgerRow[]> {
  for (let position = after; position < upTo; ) {
    const rows = await entriesAfter(db, position, upTo, portion)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    position = last.position
  }
}

/** The ledger's lines, as the export has them: entries behind one up to another in order, then the signed heads. */
export async function* ledgerLines(
  db: Db,
  upTo: number,
  heads: readonly LedgerHead[],
  after = 0,
): AsyncGenerator<string> {
  for await (const rows of allEntries(db, upTo, after)) for (const row of rows) yield entryLine(asEntry(row))
  for (const head of heads) yield headLine(head)
}

/** Where the ledger ends and every head; none of them was signed after that end, so none reaches beyond it. */
export async function endAndHeads(db: Db) {
  const heads = await allHeads(db)
  return { heads, end: await endOfLedger(db) }
}
