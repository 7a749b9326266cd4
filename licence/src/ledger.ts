/** The issuance ledger: one entry per licence, each naming the one before it. FORMAT.md describes it to the byte. */
import { dayOf, isDay, toInstant } from './days.ts'
import { verifyBytes } from './ed25519.ts'
import { namedKeys, type PublicKeySet } from './key-set.ts'
import { fromBase64Url, toBase64Url } from './licence-text.ts'
import type { Signer } from './signer.ts'

/** What stands before the first entry: the hash of nothing, 32 zero bytes. */
export const genesis = 'A'.repeat(43)
export const maximumPosition = 999_999_999_999_999

/** One issued licence. */
export interface LedgerEntry {
  /** Counts from 1 without a gap. */
  position: number
  /** The hash of the entry before it; `genesis` for the first. */
  previous: string
  /** How it came about: `issue`, or `earlier` for licences from before there was a ledger. */
  kind: string
  serial: string
  /** SHA-256 of the signed bytes: the file up to its SIGNATURE line. */
  file: string
  keyId: string
  /** 'YYYY-MM-DDThh:mm:ssZ' */
  issued: string
  /** The issuer, as the vendor's own id of an account. */
  by: string | null
}

/** The vendor's word that on this day the ledger ended with this entry; position 0 is the empty ledger. */
export interface LedgerHead {
  position: number
  hash: string
  day: string
  keyId: string
  /** 64 bytes, base64url. */
  signature: string
}

/** True for 32 bytes in canonical base64url. */
export function isHash(text: string): boolean {
  return text.length === 43 && fromBase64Url(text) !== null
}

const kindPattern = /^[a-z][a-z-]{0,19}$/
const token = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/
const keyToken = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/
const byPattern = /^[A-Za-z0-9-]{1,64}$/
const isPosition = (position: number, from: number): boolean =>
  Number.isInteger(position) && position >= from && position <= maximumPosition

/** True when every fact of the entry is one it can hold. */
export function isEntry({ position, previous, kind, serial, file, keyId, issued, by }: LedgerEntry): boolean {
  return (
    isPosition(position, 1) &&
    isHash(previous) &&
    kindPattern.test(kind) &&
    token.test(serial) &&
    isHash(file) &&
    keyToken.test(keyId) &&
    toInstant(issued) === issued &&
    (by === null || byPattern.test(by))
  )
}

/** True when every fact of the head is one it can hold; the signature is not checked. */
export function isHead({ position, hash, day, keyId, signature }: LedgerHead): boolean {
  return (
    isPosition(position, 0) &&
    isHash(hash) &&
    isDay(day) &&
    keyToken.test(keyId) &&
    signature.length === 86 &&
    fromBase64Url(signature)?.length === 64
  )
}

/** The text an entry's hash is made of. */
export function renderEntry(entry: LedgerEntry): string {
  return [
    'KEYWERK-LEDGER 1',
    `POSITION ${entry.position}`,
    `PREVIOUS ${entry.previous}`,
    `KIND ${entry.kind}`,
    `SERIAL ${entry.serial}`,
    `FILE ${entry.file}`,
    `KEY ${entry.keyId}`,
    `ISSUED ${entry.issued}`,
    `BY ${entry.by ?? '-'}`,
    '',
  ].join('\n')
}

/** SHA-256 of bytes or of a text in UTF-8, base64url. */
export async function hashOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** The hash of an entry, which the next one names. */
export const hashEntry = (entry: LedgerEntry): Promise<string> => hashOf(renderEntry(entry))

/** The text a head's signature covers. */
export function renderHead({ position, hash, day, keyId }: Omit<LedgerHead, 'signature'>): string {
  return `KEYWERK-LEDGER-HEAD 1\nPOSITION ${position}\nHASH ${hash}\nDAY ${day}\nKEY ${keyId}\n`
}

/** Signs where the ledger ends today (UTC). */
export async function signHead(
  { position, hash }: Pick<LedgerHead, 'position' | 'hash'>,
  now: Date,
  signer: Signer,
): Promise<LedgerHead> {
  const facts = { position, hash, day: dayOf(now), keyId: signer.keyId }
  const signature = await signer.sign(new TextEncoder().encode(renderHead(facts)))
  return { ...facts, signature: toBase64Url(signature) }
}

/**
 * What a head's signature is worth: `revoked` when it is right, but its key was revoked since; `unknown` when its key is
 * not in the set.
 */
export async function checkHead(
  head: LedgerHead,
  keys: PublicKeySet,
): Promise<'signed' | 'revoked' | 'unknown' | 'forged'> {
  const named = namedKeys(keys, head.keyId)
  if (named.length === 0) return 'unknown'
  const [text, signature] = [new TextEncoder().encode(renderHead(head)), fromBase64Url(head.signature)]
  let worth: 'revoked' | 'forged' = 'forged'
  for (const { x, status } of named)
    if (signature && (await verifyBytes(text, signature, x))) {
      if (status !== 'revoked') return 'signed'
      worth = 'revoked'
    }
  return worth
}
