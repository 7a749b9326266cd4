import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import type { SigningKey } from '#platform/keys/keys.ts'
import { isRecord } from '#platform/record.ts'

/** The hash before the first row: 32 zero bytes. */
export const genesis = Buffer.alloc(32)

/** A row of the audit log as the database knows it; `at` in UTC to the microsecond, `changes` the text of the JSON. */
export interface LoggedRow {
  id: number
  at: string
  accountId: string | null
  accountEmail: string
  operation: string
  recordKind: string
  recordId: string
  changes: string
  requestId: string
  address: string
}

/** A row's place in the chain with its hash. */
export interface Link {
  position: number
  hash: Buffer
}

/** Where the log ended at some time, signed with an answer key. */
export interface AuditHead extends Link {
  signedAt: string
  keyId: string
  signature: Buffer
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

// The members in this order, without blanks but those of `changes`; `hash` is over the line without itself.
function bareLine(row: LoggedRow, position: number, previous: Buffer): string {
  const { id, at, accountId, accountEmail, operation, recordKind, recordId, changes, requestId, address } = row
  const before = { position, previous: previous.toString('base64url'), id, at, accountId, accountEmail, operation }
  const record = { recordKind, recordId }
  const after = { requestId, address }
  return [before, record, `"changes":${changes}`, after].map(inside).join(',').replace(/^/, '{').concat('}')
}

const inside = (part: object | string): string => (typeof part === 'string' ? part : JSON.stringify(part).slice(1, -1))

/** The hash of a row at its place: over the row and the hash of the one before it. */
export const hashRow = (row: LoggedRow, position: number, previous: Buffer): Buffer =>
  sha256(bareLine(row, position, previous))

/** A row as it is sent out, without the line feed. */
export function rowLine(row: LoggedRow, { position, hash }: Link, previous: Buffer): string {
  return `${bareLine(row, position, previous).slice(0, -1)},"hash":"${hash.toString('base64url')}"}`
}

/** A signed head as it is sent out, without the line feed. */
export function headLine({ position, hash, signedAt, keyId, signature }: AuditHead): string {
  const texts = { hash: hash.toString('base64url'), signedAt, keyId, signature: signature.toString('base64url') }
  return JSON.stringify({ head: { position, ...texts } })
}

const headText = ({ position, hash, signedAt, keyId }: Omit<AuditHead, 'signature'>): Buffer =>
  Buffer.from(
    `KEYWERK-AUDIT-HEAD 1\nPOSITION ${position}\nHASH ${hash.toString('base64url')}\nTIME ${signedAt}\nKEY ${keyId}\n`,
  )

/** Signs where the log ends, with the newest answer key. */
export function signAuditHead({ position, hash }: Link, now: Date, { id, privateKey }: SigningKey): AuditHead {
  const facts = { position, hash, signedAt: now.toISOString(), keyId: id }
  return { ...facts, signature: sign(null, headText(facts), privateKey) }
}

/** Public keys by id. */
export type HeadKeys = ReadonlyMap<string, KeyObject>

/** True when the head is by one of these keys. */
export function isSigned(head: AuditHead, keys: HeadKeys): boolean {
  const key = keys.get(head.keyId)
  return key !== undefined && verify(null, headText(head), key, head.signature)
}

/** What a check of sent lines found: the first line that does not fit, and how far heads vouch. */
export interface LinesCheck {
  rows: number
  wrongLine: number | null
  /** The position of the last row, and of the last row a head vouches for; 0 for none. */
  end: number
  signedTo: number
}

/**
 * Checks a copy that was sent out, line by line; it may begin anywhere, as files do that are rotated. A line that comes a
 * second time, unchanged, was sent twice and is no fault.
 */
export async function checkLines(lines: AsyncIterable<string> | Iterable<string>, keys: HeadKeys): Promise<LinesCheck> {
  const hashes = new Map<number, string>()
  let [number, rows, end, signedTo] = [0, 0, 0, 0]
  let wrongLine: number | null = null
  for await (const line of lines) {
    number += 1
    const read = parse(line)
    const head = read?.['head']
    if (isRecord(head)) {
      const known = headOf(head)
      const fits = isSigned(known, keys) && (hashes.get(known.position) ?? head['hash']) === head['hash']
      if (!fits) wrongLine ??= number
      else if (hashes.has(known.position)) signedTo = Math.max(signedTo, known.position)
      continue
    }
    const row = hashIn(line)
    const position = Number(read?.['position'])
    const again = row !== null && hashes.get(position) === row.hash
    const follows = hashes.size === 0 || (position === end + 1 && hashes.get(end) === read?.['previous'])
    if (!row?.isOwn || !(again || follows)) wrongLine ??= number
    if (again || row === null) continue
    hashes.set(position, row.hash)
    end = position
    rows += 1
  }
  return { rows, wrongLine, end, signedTo }
}

/**
 * Whether lines are the whole of a sealed file: each row once from the one behind `from` up to `to`, each head behind the
 * row it covers, and one behind the last. `tell` hears of each row. It remembers one row, however many there are.
 */
export async function areSealedLines(
  lines: AsyncIterable<string>,
  { keys, from, to, tell }: { keys: HeadKeys; from: Link; to: Link; tell: (link: Link) => Promise<void> | void },
): Promise<boolean> {
  let end = from
  let signedTo = from.position
  for await (const line of lines) {
    const read = parse(line)
    const head = read?.['head']
    if (isRecord(head)) {
      const known = headOf(head)
      if (known.position !== end.position || !known.hash.equals(end.hash) || !isSigned(known, keys)) return false
      signedTo = end.position
      continue
    }
    const row = hashIn(line)
    const follows = read?.['position'] === end.position + 1 && read['previous'] === end.hash.toString('base64url')
    if (!row?.isOwn || !follows) return false
    end = { position: end.position + 1, hash: Buffer.from(row.hash, 'base64url') }
    await tell(end)
  }
  return end.position === to.position && end.hash.equals(to.hash) && signedTo === to.position
}

/** The hash a row's line ends with, and whether it is the one of that line; null where it has none. */
function hashIn(line: string): { hash: string; isOwn: boolean } | null {
  const [, bare, hash] = /^(.*),"hash":"([\w-]{43})"\}$/s.exec(line) ?? []
  return hash === undefined ? null : { hash, isOwn: sha256(`${bare}}`).toString('base64url') === hash }
}

const headOf = (head: Readonly<Record<string, unknown>>): AuditHead => ({
  position: Number(head['position']),
  hash: Buffer.from(String(head['hash']), 'base64url'),
  signedAt: String(head['signedAt']),
  keyId: String(head['keyId']),
  signature: Buffer.from(String(head['signature']), 'base64url'),
})

function parse(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
