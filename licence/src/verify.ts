/** Is this file a valid licence, now and on this machine? Runs alike in Node, browsers and offline. */
import { checkClock, type ClockOption } from './clock.ts'
import { verifyBytes } from './ed25519.ts'
import { checkMachines, type Machine } from './host-match.ts'
import { namedKeys, type PublicKeySet, usableKeys } from './key-set.ts'
import type { LicenceFacts } from './licence-file.ts'
import { readLicence } from './read-licence.ts'
import type { Reason } from './reason.ts'
import { type Term, termOf } from './term.ts'
import { nearestByTraits, notesOf, reasonsOf } from './traits/check-traits.ts'
import type { TraitComparison } from './traits/compare-traits.ts'

export interface Circumstances {
  keys: PublicKeySet
  /**
   * The machine to check the binding against, or several, of which one must fit; without any the binding is not checked,
   * and a note says so.
   */
  host?: Machine | readonly Machine[] | null
  now: Date
  /** The major version of the program that asks. */
  productVersion?: number
  /** Look for a clock that was set back; the answer says what to keep. */
  clock?: ClockOption
}

/** The answer. */
export interface Verdict {
  valid: boolean
  /** The first reason, or 'valid'. */
  code: Reason['code'] | 'valid'
  /** Every reason against it, in the order of the checks. */
  reasons: Reason[]
  /** What is worth knowing and no reason against it. */
  notes: Reason[]
  /** Where the licence stands in its term, by what it says; not there when the file could not be read. */
  term?: Term
  /** Bound to traits and held against a machine: which of them hold. */
  traits?: TraitComparison
  /** What the file says, if it could be read. Only to be trusted when valid. */
  licence?: LicenceFacts
  /** With `clock`: what the program stores for the next time, whatever the answer; not there when the file could not be read. */
  clockState?: Uint8Array<ArrayBuffer>
}

/**
 * Checks, in this order: size, format, format version, known key, signature, start, end, machine, product version, clock.
 * START and END are whole days, wherever on Earth the machine is (see `term`). A file that cannot be read gets no further; otherwise every reason is given.
 */
export async function verifyLicence(bytes: Uint8Array, circumstances: Circumstances): Promise<Verdict> {
  const read = readLicence(bytes)
  if (!read.ok) {
    const reason: Reason = { code: read.code, detail: read.line === undefined ? {} : { line: read.line } }
    return { valid: false, code: read.code, reasons: [reason], notes: [] }
  }
  const { licence } = read
  const { host = null, now, productVersion } = circumstances
  const machines = host === null ? [] : 'macs' in host ? [host] : host
  const forged = await checkSignature(read.body, read.signature, licence.keyId, circumstances.keys)
  const clock = circumstances.clock && (await checkClock(licence, forged.length === 0, now, circumstances.clock))
  const term = termOf(licence, now)
  const traits = licence.traits && (await nearestByTraits(licence.traits, machines))
  const reasons = [
    ...forged,
    ...checkTerm(licence, term),
    ...checkMachines(licence, machines),
    ...reasonsOf(traits),
    ...checkVersion(licence, productVersion),
    ...(clock?.reasons ?? []),
  ]
  const code = reasons[0]?.code ?? 'valid'
  const notes = [...notesOnTerm(licence, term), ...notesOn(licence, machines, traits), ...(clock?.notes ?? [])]
  return {
    valid: code === 'valid',
    code,
    reasons,
    notes,
    term,
    ...(traits && { traits }),
    licence,
    ...(clock && { clockState: clock.state }),
  }
}

/** Why this signature does not count: unknown or revoked key, or not by it; empty when it does. */
export async function checkSignature(
  body: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  keyId: string,
  keys: PublicKeySet,
): Promise<Reason[]> {
  const usable = usableKeys(keys, keyId)
  if (usable.length === 0) {
    return [
      { code: namedKeys(keys, keyId).length > 0 ? 'licence.revokedKey' : 'licence.unknownKey', detail: { keyId } },
    ]
  }
  for (const key of usable) if (await verifyBytes(body, signature, key.x)) return []
  return [{ code: 'licence.signature', detail: { keyId } }]
}

function checkTerm({ startDate, endDate }: LicenceFacts, { state }: Term): Reason[] {
  if (state === 'notYet') return [{ code: 'licence.notYet', detail: { start: startDate } }]
  return state === 'expired' ? [{ code: 'licence.expired', detail: { end: endDate ?? '' } }] : []
}

function notesOnTerm({ endDate, emergency }: LicenceFacts, { state, daysLeft, graceLeft }: Term): Reason[] {
  const notes: Reason[] = emergency ? [{ code: 'licence.emergency', detail: {} }] : []
  if (state === 'warning') notes.push({ code: 'licence.endsSoon', detail: { end: endDate ?? '', days: daysLeft ?? 0 } })
  if (state === 'grace') notes.push({ code: 'licence.inGrace', detail: { end: endDate ?? '', days: graceLeft ?? 0 } })
  return notes
}

function checkVersion({ version }: LicenceFacts, productVersion: number | undefined): Reason[] {
  if (productVersion === undefined || productVersion === version) return []
  return [{ code: 'licence.version', detail: { version, productVersion } }]
}

function notesOn(licence: LicenceFacts, machines: readonly Machine[], traits: TraitComparison | null): Reason[] {
  if (machines.length === 0) return licence.binding === 'unbound' ? [] : [{ code: 'licence.hostUnchecked', detail: {} }]
  const changed = notesOf(traits)
  const virtual = machines.some((machine) => machine.virtual)
  return virtual && !licence.virtualServer ? [...changed, { code: 'licence.virtualMachine', detail: {} }] : changed
}
