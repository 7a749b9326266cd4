import type { LedgerCheck } from '#contract/ledger.ts'
import { auditLedger, type LedgerStart } from '#licence/audit-ledger.ts'
import { checkHead, type LedgerHead } from '#licence/ledger.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import type { Detail, Reason } from '#licence/reason.ts'
import type { Db } from '#platform/database/database.ts'
import type { Progress } from '#platform/jobs/whole-checks.ts'
import type { Signing } from '#platform/keys/signing.ts'
import { endAndHeads, ledgerLines } from './ledger.ts'
import { compareWithMemory, ifAway } from './memory.ts'
import { type End, faultsBehind, hashesAt, outsideLedger } from './queries.ts'

interface Extent {
  upTo?: End
  since?: 'lastHead'
  progress?: Progress
}

/**
 * Computes the chain again and checks every head against it; reports faults as the auditor does. The whole one, or what came
 * `since` the last head by a key that counts: that vouches for what is before, so the work is that of a day.
 */
export async function checkChain(db: Db, keys: PublicKeySet, { upTo, since, progress }: Extent = {}) {
  const now = await endAndHeads(db)
  const end = upTo ?? now.end
  const heads = now.heads.filter(({ position }) => !upTo || position <= upTo.position || position > now.end.position)
  const start =
    since &&
    (await startOf(
      db,
      keys,
      heads.filter(({ position }) => position <= end.position),
    ))
  const lines = counted(ledgerLines(db, end.position, heads, start?.position), progress)
  const audit = await auditLedger(lines, { keys, heads: [], licences: [], ...(start && { since: start }) })
  // That nothing was signed yet is no fault: the day is young.
  const reasons = audit.reasons.filter(({ code }) => code !== 'ledger.noHead')
  // Where the next entry goes is a row of its own, which must be the last one.
  const follows = audit.entries === end.position && audit.hash === end.hash.toString('base64url')
  return { ...audit, end, heads, reasons, sound: reasons.length === 0 && follows, follows }
}

/** The last entry a head by a key that counts covers, as the ledger holds it; undefined for none. */
async function startOf(db: Db, keys: PublicKeySet, heads: readonly LedgerHead[]): Promise<LedgerStart | undefined> {
  const hashes = new Map((await hashesAt(db, heads)).map(({ position, hash }) => [position, hash]))
  for (const head of heads.toSorted((a, b) => b.position - a.position))
    if (head.position > 0 && hashes.get(head.position) === head.hash && (await checkHead(head, keys)) === 'signed')
      return { position: head.position, hash: head.hash, hashes }
  return undefined
}

async function* counted(lines: AsyncIterable<string>, progress: Progress | undefined): AsyncGenerator<string> {
  let count = 0
  for await (const line of lines) {
    yield line
    count++
    if (progress && count % portion === 0) await progress(count)
  }
}

/** The same with the licences themselves and with what the keys' holder remembers, for staff: each entry is looked at twice. */
export async function checkLedger(
  db: Db,
  signing: Signing,
  progress: Progress = () => Promise.resolve(),
): Promise<LedgerCheck> {
  const keys = await signing.published(db)
  const {
    end,
    heads,
    signedTo,
    reasons: faults,
    notes,
    follows,
  } = await checkChain(db, keys, {
    progress: (entries) => progress(Math.floor(entries / 2)),
  })
  const reasons = [...faults, ...(await contradictionOf(db, signing, end))]
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
    licences: await checkLicences(db, end.position, progress),
  }
}

async function contradictionOf(db: Db, { store }: Signing, { position: last }: End): Promise<Reason[]> {
  // Without its signer the check says what the ledger itself shows; that it is away is told elsewhere.
  const compared = await compareWithMemory(db, store.memory).catch(ifAway)
  if (compared?.found !== 'contradicts') return []
  return [{ code: 'ledger.remembered', detail: { position: compared.remembered.position, last } }]
}

/** The entry a fault is about; null for one of a head. */
const placeOf = ({ detail: { day, position, expected } }: Reason): number | null =>
  day === undefined && (typeof position === 'number' || typeof expected === 'number')
    ? Number(position ?? expected)
    : null

const textOf = (value: Detail[string] | undefined): string | null => (value === undefined ? null : String(value))

const portion = 1000
const shown = 20

async function checkLicences(db: Db, entries: number, progress: Progress): Promise<LedgerCheck['licences']> {
  const faults: { serial: number; missing: boolean }[] = []
  for (let position = 0; position < entries && faults.length < shown; position += portion) {
    faults.push(...(await faultsBehind(db, position, Math.min(entries, position + portion), shown - faults.length)))
    await progress(Math.floor((entries + Math.min(entries, position + portion)) / 2))
  }
  const serials = (missing: boolean) => faults.filter((one) => one.missing === missing).map(({ serial }) => serial)
  return { changed: serials(false), missing: serials(true), outside: await outsideLedger(db, shown) }
}
