import { createHash } from 'node:crypto'
import type { LedgerRow } from '#contract/ledger.ts'
import { type LedgerEntry, renderEntry } from '#licence/ledger.ts'
import { entryLine, headLine } from '#licence/ledger-lines.ts'
import type { Db, Tx } from '#platform/database.ts'
import { type End, endOfLedger, entriesAfter, headsAfter, holdEnd, insertEntries } from './queries.ts'

/** An issued licence as the ledger keeps it. */
export interface Issued {
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
export interface Place {
  ledgerPosition: number
  ledgerPrevious: string
}

const seconds = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z')
const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest()

/**
 * The place of the next licence. From here to the end of the transaction nobody else gets one, so ask late: after every
 * other lock and every other question. A transaction may enter several licences, one after the other.
 */
export async function nextPlace(db: Tx): Promise<Place> {
  const { position, hash } = await holdEnd(db)
  return { ledgerPosition: position + 1, ledgerPrevious: hash.toString('base64url') }
}

/** Enters licences behind the end of the ledger, in this order; at the place `nextPlace` gave, where it was asked for. */
export async function enter(db: Tx, issued: readonly Issued[], place?: Place): Promise<void> {
  const end = place ? before(place) : await holdEnd(db)
  let last: End = end
  const entries = issued.map((one) => {
    const entry: LedgerEntry = {
      ...{ position: last.position + 1, previous: last.hash.toString('base64url'), kind: one.kind },
      ...{ serial: String(one.serial), file: sha256(one.signed).toString('base64url'), keyId: one.keyId },
      ...{ issued: seconds(one.issuedAt), by: one.issuedBy },
    }
    const { position, kind, keyId } = entry
    const [previous, hash, file] = [last.hash, sha256(renderEntry(entry)), sha256(one.signed)]
    last = { position, hash }
    return {
      position,
      previous,
      hash,
      kind,
      serial: one.serial,
      file,
      keyId,
      issuedAt: entry.issued,
      issuedBy: one.issuedBy,
    }
  })
  await insertEntries(db, end, entries)
}

const before = ({ ledgerPosition, ledgerPrevious }: Place): End => ({
  position: ledgerPosition - 1,
  hash: Buffer.from(ledgerPrevious, 'base64url'),
})

/** A row as the library knows entries. */
export const asEntry = (row: LedgerRow): LedgerEntry & { hash: string } => ({
  ...{ position: row.position, previous: row.previous, kind: row.kind, serial: String(row.serial), file: row.file },
  ...{ keyId: row.keyId, issued: seconds(row.issuedAt), by: row.issuedById, hash: row.hash },
})

const portion = 1000

/** Every entry up to now, a portion at a time. The ledger only grows, so no transaction is held meanwhile. */
export async function* allEntries(db: Db, upTo: number): AsyncGenerator<LedgerRow[]> {
  for (let position = 0; position < upTo; ) {
    const rows = await entriesAfter(db, position, upTo, portion)
    if (rows.length === 0) return
    yield rows
    position = rows.at(-1)!.position
  }
}

/** The whole ledger as JSON Lines: entries in order, then the signed heads. */
export async function* ledgerFile(db: Db): AsyncGenerator<string> {
  const { position } = await endOfLedger(db)
  for await (const rows of allEntries(db, position)) yield `${rows.map((row) => entryLine(asEntry(row))).join('\n')}\n`
  for (let day = '1900-01-01'; ; ) {
    const heads = await headsAfter(db, day, position, portion)
    if (heads.length === 0) return
    yield `${heads.map(headLine).join('\n')}\n`
    day = heads.at(-1)!.day
  }
}
