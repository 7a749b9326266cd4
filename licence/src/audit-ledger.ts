/** Proves offline that an exported ledger has no gap, that its heads are signed, and that licences stand in it. */
import type { PublicKeySet } from './key-set.ts'
import { checkHead, genesis, hashEntry, hashOf, type LedgerHead } from './ledger.ts'
import { type HashedEntry, readLedgerLine, unknownMembers } from './ledger-lines.ts'
import { readLicence } from './read-licence.ts'
import type { Reason, ReasonCode } from './reason.ts'
import { signedBytes } from './sign.ts'
import { checkSignature } from './verify.ts'

export interface AuditCircumstances {
  /** Null: signatures are not checked, and a note says so. */
  keys: PublicKeySet | null
  /** Heads that were published or stored elsewhere: what they cover must be there. */
  heads: readonly LedgerHead[]
  /** Licence files that are said to be in the ledger. */
  licences: readonly { name: string; bytes: Uint8Array }[]
  /** Where a signed head covers what comes before the first line; left out: the lines begin with the first entry. */
  since?: LedgerStart
}

/** An entry the caller trusts, and what it knows of those before. */
export interface LedgerStart {
  position: number
  hash: string
  /** The hashes of the entries that earlier heads name, by position. */
  hashes: ReadonlyMap<number, string>
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

/** What a licence file says of itself, and the entry of its serial. */
interface Wanted {
  name: string
  serial: string
  /** Hash of the signed bytes. */
  file: string
  keyId: string
  issued: string
  position: number | null
  previous: string | null
  found: HashedEntry | null
}

type Refuse = (code: ReasonCode, detail: Reason['detail']) => void

const mostReasons = 100
/** How far dates may run back: a draft is issued as of when it was shown, and machines' clocks differ. */
const dayMs = 86_400_000

/** Reads the lines once, in order; stores their hashes and what the licences ask for. Reports the first 100 faults. */
export async function auditLedger(
  lines: AsyncIterable<string> | Iterable<string>,
  { keys, heads, licences, since }: AuditCircumstances,
): Promise<LedgerAudit> {
  const reasons: Reason[] = []
  const refuse: Refuse = (code, detail) => {
    if (reasons.length < mostReasons) reasons.push({ code, detail })
  }
  const wanted = await Promise.all(licences.map((licence) => wantedOf(licence, keys, refuse)))
  // Several files may have one serial: a copy, or a forgery next to the genuine one. Each is judged for itself.
  const serials = Map.groupBy(
    wanted.filter((one) => one !== null),
    ({ serial }) => serial,
  )
  const entered = new Set<string>()
  const chain: Chain = { hashes: [genesis], latest: [-Infinity] }
  const found: LedgerHead[] = []
  let [position, hash, number] = [since?.position ?? 0, since?.hash ?? genesis, 0]
  for (const [at, known] of since?.hashes ?? []) chain.hashes[at] = known
  chain.hashes[position] = hash
  // The latest time of issuing of all entries, and of those whose dates say something about the order.
  let [latest, latestInOrder] = [-Infinity, -Infinity]
  for await (const line of lines) {
    number += 1
    const read = readLedgerLine(line)
    if (!read) refuseLine(line, number, refuse)
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
      const time = Date.parse(entry.issued)
      // Licences from before the ledger entered it later: their dates say nothing about the order.
      if (entry.kind !== 'earlier') {
        if (time < latestInOrder - dayMs) refuse('ledger.timeBack', { line: number, position: entry.position })
        latestInOrder = Math.max(latestInOrder, time)
      }
      latest = Math.max(latest, time)
      ;({ position, hash } = entry)
      // Heads may name any entry: 100,000 of them are some 10 MB.
      chain.hashes[position] = hash
      chain.latest[position] = latest
      for (const licence of serials.get(serial) ?? []) licence.found = entry
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

function refuseLine(text: string, line: number, refuse: Refuse): void {
  const names = unknownMembers(text)
  if (names.length === 0) refuse('ledger.line', { line })
  else refuse('ledger.members', { line, members: names.join(', ').slice(0, 200) })
}

interface Chain {
  /** By position. */
  hashes: string[]
  /** The latest time of issuing up to a position, in milliseconds: no head of an earlier day can cover it. */
  latest: number[]
}

async function checkHeads(
  heads: readonly LedgerHead[],
  { keys, chain, last }: { keys: PublicKeySet | null; chain: Chain; last: number },
  refuse: Refuse,
  notes: Reason[],
): Promise<number> {
  let [signedTo, vouched] = [0, false]
  // How far heads of earlier days reached, and those of the day looked at: within a day their order says nothing.
  let [reached, day, today] = [0, '', 0]
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
    if (day !== head.day) [reached, day, today] = [Math.max(reached, today), head.day, 0]
    if (head.position < reached) refuse('ledger.headBack', detail)
    else if ((chain.latest[head.position] ?? 0) >= Date.parse(head.day) + 2 * dayMs) refuse('ledger.headEarly', detail)
    today = Math.max(today, head.position)
  }
  if (!keys) notes.push({ code: 'ledger.headsUnchecked', detail: {} })
  else if (!vouched) refuse('ledger.noHead', {})
  else if (signedTo < last) notes.push({ code: 'ledger.unsignedTail', detail: { count: last - signedTo, signedTo } })
  return signedTo
}

async function wantedOf(
  { name, bytes }: AuditCircumstances['licences'][number],
  keys: PublicKeySet | null,
  refuse: Refuse,
): Promise<Wanted | null> {
  const read = readLicence(bytes)
  if (!read.ok) {
    if (read.code === 'licence.format') refuse('ledger.licenceUnreadable', { name })
    else refuse('ledger.licenceRefused', { name, reason: read.code })
    return null
  }
  const { serial, keyId, issued, ledgerPosition: position, ledgerPrevious: previous } = read.licence
  const [wrong] = keys ? await checkSignature(read.body, read.signature, keyId, keys) : []
  if (wrong?.code === 'licence.signature') refuse('ledger.licenceForged', { name })
  // That a key is revoked or unknown does not say that the file is forged.
  else if (wrong) refuse('ledger.licenceRefused', { name, reason: wrong.code, ...wrong.detail })
  return { name, serial, file: await hashOf(signedBytes(bytes)), keyId, issued, position, previous, found: null }
}

function checkPlace(wanted: Wanted, refuse: Refuse): void {
  const { name, serial, position, previous, found } = wanted
  if (found?.file !== wanted.file) return refuse('ledger.notIssued', { name, serial })
  if (position !== null && (found.position !== position || found.previous !== previous))
    refuse('ledger.otherPlace', { name, position, found: found.position })
  // The hash of the bytes binds them too, but a reader of the ledger alone goes by what the entry says.
  for (const fact of ['keyId', 'issued'] as const)
    if (found[fact] !== wanted[fact]) {
      const facts = { fact, expected: wanted[fact], found: found[fact] }
      refuse('ledger.otherFacts', { name, position: found.position, ...facts })
    }
}
