/** Proves offline that an exported ledger has no gap, that its heads are signed, and that licences stand in it. */
import type { PublicKeySet } from './key-set.ts'
import { checkHead, genesis, hashEntry, hashOf, type LedgerHead } from './ledger.ts'
import { type HashedEntry, readLedgerLine } from './ledger-lines.ts'
import { readLicence } from './read-licence.ts'
import type { Reason, ReasonCode } from './reason.ts'
import { signedBytes } from './sign.ts'
import { checkSignature } from './verify.ts'

export interface AuditCircumstances {
  /** Null: signatures are not checked, and a note says so. */
  keys: PublicKeySet | null
  /** Heads that were published or kept elsewhere: what they cover must be there. */
  heads: readonly LedgerHead[]
  /** Licence files that are said to be in the ledger. */
  licences: readonly { name: string; bytes: Uint8Array }[]
}

/** The answer. `reasons` empty: the ledger is whole and every licence in it. */
export interface LedgerAudit {
  whole: boolean
  /** Whole, and a head by a known key covers the last entry: nothing rests on the file alone. */
  covered: boolean
  entries: number
  /** The hash of the last entry. */
  hash: string
  /** Up to where a signature vouches for the entries; 0 for none. */
  signedTo: number
  reasons: Reason[]
  notes: Reason[]
}

interface Wanted {
  name: string
  serial: string
  file: string
  position: number | null
  previous: string | null
  found: HashedEntry | null
}

const mostReasons = 100
/** How far dates may run back: a draft is issued as of when it was shown, and machines' clocks differ. */
const dayMs = 86_400_000

/** Reads the lines once, in order; keeps their hashes and what the licences ask for. Tells the first 100 faults. */
export async function auditLedger(
  lines: AsyncIterable<string> | Iterable<string>,
  { keys, heads, licences }: AuditCircumstances,
): Promise<LedgerAudit> {
  const reasons: Reason[] = []
  const refuse = (code: ReasonCode, detail: Reason['detail']) => {
    if (reasons.length < mostReasons) reasons.push({ code, detail })
  }
  const wanted = await Promise.all(licences.map((licence) => wantedOf(licence, keys, refuse)))
  const serials = new Map(wanted.flatMap((one) => (one ? [[one.serial, one] as const] : [])))
  const entered = new Set<string>()
  const chain: Chain = { hashes: [genesis], latest: [-Infinity] }
  const found: LedgerHead[] = []
  let [position, hash, number] = [0, genesis, 0]
  for await (const line of lines) {
    number += 1
    const read = readLedgerLine(line)
    if (!read) refuse('ledger.line', { line: number })
    else if ('head' in read) found.push(read.head)
    else {
      const { entry } = read
      if (entry.position !== position + 1)
        refuse('ledger.gap', { line: number, expected: position + 1, found: entry.position })
      else if (entry.previous !== hash) refuse('ledger.chain', { line: number, position: entry.position })
      if ((await hashEntry(entry)) !== entry.hash) refuse('ledger.hash', { line: number, position: entry.position })
      const { serial } = entry
      if (entered.has(serial)) refuse('ledger.serialTwice', { line: number, position: entry.position, serial })
      entered.add(serial)
      const before = chain.latest[position] ?? -Infinity
      const time = timeOf(entry)
      if (time < before - dayMs) refuse('ledger.timeBack', { line: number, position: entry.position })
      ;({ position, hash } = entry)
      // Heads may name any entry: 100,000 of them are some 10 MB.
      chain.hashes[position] = hash
      chain.latest[position] = Math.max(before, time === Infinity ? -Infinity : time)
      const licence = serials.get(serial)
      if (licence) licence.found = entry
    }
  }
  const notes: Reason[] = []
  const signedTo = await checkHeads([...found, ...heads], { keys, chain, last: position }, refuse, notes)
  for (const one of wanted) if (one) checkPlace(one, refuse)
  const whole = reasons.length === 0
  return {
    whole,
    covered: whole && keys !== null && signedTo === position,
    entries: position,
    hash,
    signedTo,
    reasons,
    notes,
  }
}

interface Chain {
  /** By position. */
  hashes: string[]
  /** The latest time of issuing up to a position, in milliseconds. */
  latest: number[]
}

/** Licences from before the ledger entered it later: their dates say nothing about the order. */
const timeOf = ({ kind, issued }: HashedEntry): number => (kind === 'earlier' ? Infinity : Date.parse(issued))

async function checkHeads(
  heads: readonly LedgerHead[],
  { keys, chain, last }: { keys: PublicKeySet | null; chain: Chain; last: number },
  refuse: (code: ReasonCode, detail: Reason['detail']) => void,
  notes: Reason[],
): Promise<number> {
  let [signedTo, vouched] = [0, false]
  let before: LedgerHead | null = null
  for (const head of heads.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))) {
    const detail = { day: head.day, position: head.position }
    const worth = keys && (await checkHead(head, keys))
    if (worth === 'signed') vouched = true
    if (worth === 'forged') {
      refuse('ledger.headForged', detail)
      continue
    }
    if (worth === 'unknown' || worth === 'revoked')
      notes.push({ code: 'ledger.headUnknown', detail: { ...detail, keyId: head.keyId } })
    // What was said once is not unsaid by a key that is gone or revoked since.
    if (head.position > last) refuse('ledger.cut', { ...detail, last })
    else if (chain.hashes[head.position] !== head.hash) refuse('ledger.headDiffers', detail)
    else if (worth === 'signed') signedTo = Math.max(signedTo, head.position)
    if (before && before.day < head.day && before.position > head.position) refuse('ledger.headBack', detail)
    else if ((chain.latest[head.position] ?? 0) >= Date.parse(head.day) + 2 * dayMs) refuse('ledger.headEarly', detail)
    before = head
  }
  if (!keys) notes.push({ code: 'ledger.headsUnchecked', detail: {} })
  else if (!vouched) refuse('ledger.noHead', {})
  else if (signedTo < last) notes.push({ code: 'ledger.unsignedTail', detail: { count: last - signedTo, signedTo } })
  return signedTo
}

async function wantedOf(
  { name, bytes }: AuditCircumstances['licences'][number],
  keys: PublicKeySet | null,
  refuse: (code: ReasonCode, detail: Reason['detail']) => void,
): Promise<Wanted | null> {
  const read = readLicence(bytes)
  if (!read.ok) {
    refuse('ledger.licenceUnreadable', { name })
    return null
  }
  const { serial, keyId, ledgerPosition: position, ledgerPrevious: previous } = read.licence
  const forged = keys ? await checkSignature(read.body, read.signature, keyId, keys) : []
  if (forged.length > 0) refuse('ledger.licenceForged', { name })
  return { name, serial, file: await hashOf(signedBytes(bytes)), position, previous, found: null }
}

function checkPlace(
  { name, serial, file, position, previous, found }: Wanted,
  refuse: (code: ReasonCode, detail: Reason['detail']) => void,
): void {
  if (found?.file !== file) refuse('ledger.notIssued', { name, serial })
  else if (position !== null && (found.position !== position || found.previous !== previous))
    refuse('ledger.otherPlace', { name, position, found: found.position })
}
