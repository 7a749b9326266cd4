/** Is this file a valid licence, now and on this machine? Runs alike in Node, browsers and offline. */
import { dayOf } from './days.ts'
import { checkMachine, type Machine } from './host-match.ts'
import type { PublicKeySet } from './key-set.ts'
import type { LicenceFacts } from './licence-file.ts'
import { fromBase64Url } from './licence-text.ts'
import { readLicence } from './read-licence.ts'
import type { Reason } from './reason.ts'

export interface Circumstances {
  keys: PublicKeySet
  /** The machine to check the binding against; without one the binding is not checked, and a note says so. */
  host?: Machine | null
  now: Date
  /** The major version of the program that asks. */
  productVersion?: number
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
  /** What the file says, if it could be read. Only to be trusted when valid. */
  licence?: LicenceFacts
}

/**
 * Checks, in this order: size, format, format version, known key, signature, start, end, machine, product version.
 * START and END are whole days in UTC. A file that cannot be read gets no further; otherwise every reason is given.
 */
export async function verifyLicence(bytes: Uint8Array, circumstances: Circumstances): Promise<Verdict> {
  const read = readLicence(bytes)
  if (!read.ok) {
    const reason: Reason = { code: read.code, detail: read.line === undefined ? {} : { line: read.line } }
    return { valid: false, code: read.code, reasons: [reason], notes: [] }
  }
  const { licence } = read
  const { host = null, now, productVersion } = circumstances
  const reasons = [
    ...(await checkSignature(read.body, read.signature, licence.keyId, circumstances.keys)),
    ...checkTerm(licence, dayOf(now)),
    ...(host ? checkMachine(licence, host) : []),
    ...checkVersion(licence, productVersion),
  ]
  const code = reasons[0]?.code ?? 'valid'
  return { valid: code === 'valid', code, reasons, notes: notesOn(licence, host), licence }
}

async function checkSignature(
  body: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  keyId: string,
  { keys }: PublicKeySet,
): Promise<Reason[]> {
  const known = keys.filter((key) => key.kid === keyId)
  const usable = known.filter((key) => key.status !== 'revoked')
  if (usable.length === 0) {
    return [{ code: known.length > 0 ? 'licence.revokedKey' : 'licence.unknownKey', detail: { keyId } }]
  }
  for (const key of usable) if (await verifies(body, signature, key.x)) return []
  return [{ code: 'licence.signature', detail: { keyId } }]
}

async function verifies(
  body: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  x: string,
): Promise<boolean> {
  const raw = fromBase64Url(x)
  if (raw?.length !== 32) return false
  try {
    const key = await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify'])
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, body)
  } catch (error) {
    // A key that is no point of the curve verifies nothing; a runtime without Ed25519 must not look like a bad licence.
    if (error instanceof DOMException && error.name === 'DataError') return false
    throw error
  }
}

function checkTerm({ startDate, endDate }: LicenceFacts, today: string): Reason[] {
  if (today < startDate) return [{ code: 'licence.notYet', detail: { start: startDate, today } }]
  return endDate !== null && today > endDate ? [{ code: 'licence.expired', detail: { end: endDate, today } }] : []
}

function checkVersion({ version }: LicenceFacts, productVersion: number | undefined): Reason[] {
  if (productVersion === undefined || productVersion === version) return []
  return [{ code: 'licence.version', detail: { version, productVersion } }]
}

function notesOn(licence: LicenceFacts, host: Machine | null): Reason[] {
  if (!host) return licence.binding === 'unbound' ? [] : [{ code: 'licence.hostUnchecked', detail: {} }]
  return host.virtual && !licence.virtualServer ? [{ code: 'licence.virtualMachine', detail: {} }] : []
}
