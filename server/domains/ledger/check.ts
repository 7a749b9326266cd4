import type { LedgerCheck } from '#contract/ledger.ts'
import { auditLedger } from '#licence/audit-ledger.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import type { Detail, Reason } from '#licence/reason.ts'
import type { Db } from '#platform/database/database.ts'
import { endAndHeads, ledgerLines } from './ledger.ts'
import { type End, faultsBehind, outsideLedger } from './queries.ts'

/** Computes the whole chain again and checks every head against it; reports faults as the auditor does. */
export async function checkChain(db: Db, keys: PublicKeySet, upTo?: End) {
  const now = await endAndHeads(db)
  const end = upTo ?? now.end
  const heads = now.heads.filter(({ position }) => !upTo || position <= upTo.position || position > now.end.position)
  const audit = await auditLedger(ledgerLines(db, end.position, heads), { keys, heads: [], licences: [] })
  // That nothing was signed yet is no fault: the day is young.
  const reasons = audit.reasons.filter(({ code }) => code !== 'ledger.noHead')
  // Where the next entry goes is a row of its own, which must be the last one.
  const follows = audit.entries === end.position && audit.hash === end.hash.toString('base64url')
  return { ...audit, end, heads, reasons, sound: reasons.length === 0 && follows, follows }
}

/** The same with the licences themselves, for staff. */
export async function checkLedger(db: Db, keys: PublicKeySet): Promise<LedgerCheck> {
  const { end, heads, signedTo, reasons, notes, follows } = await checkChain(db, keys)
  const known = new Set(keys.keys.map(({ kid }) => kid))
  const unknown = notes.find(({ detail: { keyId } }) => typeof keyId === 'string' && !known.has(keyId))
  const brokenAt = reasons.map(placeOf).find((place) => place !== null) ?? null
  return {
    entries: end.position,
    brokenAt: brokenAt ?? (follows ? null : end.position),
    heads: heads.length,
    wrongHead: textOf(reasons.find(({ detail }) => 'day' in detail)?.detail['day']),
    unknownHead: textOf(unknown?.detail['day']),
    signedTo,
    reasons,
    licences: await checkLicences(db, end.position),
  }
}

/** The entry a fault is about; null for one of a head. */
const placeOf = ({ detail: { day, position, expected } }: Reason): number | null =>
  day === undefined && (typeof position === 'number' || typeof expected === 'number')
    ? Number(position ?? expected)
    : null

const textOf = (value: Detail[string] | undefined): string | null => (value === undefined ? null : String(value))

const portion = 1000
const shown = 20

async function checkLicences(db: Db, entries: number): Promise<LedgerCheck['licences']> {
  const faults: { serial: number; missing: boolean }[] = []
  for (let position = 0; position < entries && faults.length < shown; position += portion)
    faults.push(...(await faultsBehind(db, position, Math.min(entries, position + portion), shown - faults.length)))
  const serials = (missing: boolean) => faults.filter((one) => one.missing === missing).map(({ serial }) => serial)
  return { changed: serials(false), missing: serials(true), outside: await outsideLedger(db, shown) }
}
