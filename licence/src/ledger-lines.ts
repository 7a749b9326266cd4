/** The ledger as a file: JSON Lines, one entry a line in order, signed heads anywhere between or after them. */
import { isEntry, isHash, isHead, type LedgerEntry, type LedgerHead } from './ledger.ts'

/** An entry with the hash its line names. */
export interface HashedEntry extends LedgerEntry {
  hash: string
}

export type LedgerLine = { entry: HashedEntry } | { head: LedgerHead }

export const longestLedgerLine = 1000

/** An entry as its line, without the line feed. */
export function entryLine({ position, previous, kind, serial, file, keyId, issued, by, hash }: HashedEntry): string {
  return JSON.stringify({ position, previous, kind, serial, file, keyId, issued, by, hash })
}

/** A signed head as its line, without the line feed. */
export function headLine({ position, hash, day, keyId, signature }: LedgerHead): string {
  return JSON.stringify({ head: { position, hash, day, keyId, signature } })
}

/** Reads one line; null for anything `entryLine` and `headLine` would not have written. */
export function readLedgerLine(line: string): LedgerLine | null {
  if (line.length > longestLedgerLine) return null
  const value = parse(line)
  if (!isRecord(value)) return null
  if ('head' in value) {
    const head = asHead(value['head'])
    return head && headLine(head) === line ? { head } : null
  }
  const entry = asEntry(value)
  return entry && entryLine(entry) === line ? { entry } : null
}

const entryMembers = ['position', 'previous', 'kind', 'serial', 'file', 'keyId', 'issued', 'by', 'hash']
const headMembers = ['position', 'hash', 'day', 'keyId', 'signature']

/** The members of a line that `readLedgerLine` refused which no line has; a head's are named `head.…`. Nothing covers them. */
export function unknownMembers(line: string): string[] {
  const value = line.length > longestLedgerLine ? null : parse(line)
  if (!isRecord(value)) return []
  const besides = (record: Record<string, unknown>, known: readonly string[], before = '') =>
    Object.keys(record)
      .filter((name) => !known.includes(name))
      .map((name) => before + name)
  if (!('head' in value)) return besides(value, entryMembers)
  const { head } = value
  return [...besides(value, ['head']), ...(isRecord(head) ? besides(head, headMembers, 'head.') : [])]
}

/** Reads a signed head as the portal publishes it: its line, or the bare object with any white space. */
export function readLedgerHead(text: string): LedgerHead | null {
  const value = parse(text)
  const head = isRecord(value) && 'head' in value ? value['head'] : value
  // What nothing covers must not look as if it were signed.
  return isRecord(head) && Object.keys(head).every((name) => headMembers.includes(name)) ? asHead(head) : null
}

function asEntry(value: Record<string, unknown>): HashedEntry | null {
  const { position, previous, kind, serial, file, keyId, issued, by, hash } = value
  const texts = [previous, kind, serial, file, keyId, issued, hash]
  if (typeof position !== 'number' || !texts.every(isText) || (by !== null && !isText(by))) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field was looked at
  const entry = { position, previous, kind, serial, file, keyId, issued, by, hash } as HashedEntry
  return isEntry(entry) && isHash(entry.hash) ? entry : null
}

function asHead(value: unknown): LedgerHead | null {
  if (!isRecord(value)) return null
  const { position, hash, day, keyId, signature } = value
  if (typeof position !== 'number' || ![hash, day, keyId, signature].every(isText)) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field was looked at
  const head = { position, hash, day, keyId, signature } as LedgerHead
  return isHead(head) ? head : null
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
