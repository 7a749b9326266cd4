/**
 * The portal's word on what has become of a licence since it was issued, signed as licences are: a program that has network fetches
 * it, one that has none goes on with the file alone. FORMAT.md describes it to the byte.
 */
import { toInstant } from './days.ts'
import { verifyBytes } from './ed25519.ts'
import { namedKeys, type PublicKey, type PublicKeySet, usableKeys } from './key-set.ts'
import { isHash } from './ledger.ts'
import { fromBase64Url } from './licence-text.ts'
import type { Reason } from './reason.ts'
import { signBody } from './sign.ts'
import type { Signer } from './signer.ts'

export const licenceStates = ['current', 'superseded', 'suspended', 'moved'] as const
export type LicenceState = (typeof licenceStates)[number]

export interface StatusFacts {
  serial: string
  /** SHA-256 of the whole licence file, base64url. */
  sha256: string
  /**
   * current: the newest of its machine, and that is in use; superseded: another licence took its place; suspended: the
   * machine is deactivated for now; moved: the licence went to another machine.
   */
  state: LicenceState
  /** The serial of the licence in its place; null where there is none. */
  successor: string | null
  /** When the portal said so: 'YYYY-MM-DDThh:mm:ssZ'. */
  at: string
  /** The vendor's keys, newest first: 1 to 64. */
  keys: readonly Pick<PublicKey, 'kid' | 'status' | 'x'>[]
}

const maximumBytes = 16_384
const maximumKeys = 64
const serialPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/
const keyIdPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/
const statusPattern = /^[a-z]{1,20}$/

/** The text a status is signed over. */
export function renderStatus({ serial, sha256, state, successor, at, keys }: StatusFacts): string {
  return [
    'KEYWERK-STATUS 1',
    `SERIAL ${serial}`,
    `SHA256 ${sha256}`,
    `STATE ${state}`,
    `SUCCESSOR ${successor ?? '-'}`,
    `AT ${at}`,
    ...keys.map(({ kid, status = 'active', x }) => `KEY ${kid} ${status} ${x}`),
    '',
  ].join('\n')
}

/** A whole status answer, signed with one of the keys it names. */
export const signStatus = (facts: StatusFacts, signer: Signer): Promise<Uint8Array<ArrayBuffer>> =>
  signBody(new TextEncoder().encode(renderStatus(facts)), signer)

/** Reads the text a status is signed over; null for anything that `renderStatus` would not write so. */
export function readStatusText(text: string): StatusFacts | null {
  const lines = text.split('\n')
  const valueOf = (at: number, name: string) => {
    const line = lines[at] ?? ''
    return line.startsWith(`${name} `) ? line.slice(name.length + 1) : ''
  }
  const successor = valueOf(4, 'SUCCESSOR')
  const keys = lines.slice(6, -1).map((line) => {
    const [, kid = '', status = '', x = ''] = /^KEY (\S+) (\S+) (\S+)$/.exec(line) ?? []
    return { kid, status, x }
  })
  const facts = {
    serial: valueOf(1, 'SERIAL'),
    sha256: valueOf(2, 'SHA256'),
    state: licenceStates.find((state) => state === valueOf(3, 'STATE')) ?? 'current',
    successor: successor === '-' ? null : successor,
    at: valueOf(5, 'AT'),
    keys,
  }
  return isStatus(facts) && renderStatus(facts) === text ? facts : null
}

function isStatus({ serial, sha256, successor, at, keys }: StatusFacts): boolean {
  return (
    serialPattern.test(serial) &&
    isHash(sha256) &&
    (successor === null || serialPattern.test(successor)) &&
    toInstant(at) === at &&
    keys.length > 0 &&
    keys.length <= maximumKeys &&
    keys.every(({ kid, status = '', x }) => keyIdPattern.test(kid) && statusPattern.test(status) && isHash(x))
  )
}

/** The licence a status answer must be about. */
interface Asked {
  serial: string
  /** SHA-256 of the whole file, base64url. */
  sha256: string
  /** The keys that are trusted already. */
  keys: PublicKeySet
}

/** The answer; `keys` are those to trust from now on. */
export type StatusAnswer = { ok: true; status: StatusFacts; keys: PublicKeySet } | { ok: false; code: Reason['code'] }

/**
 * Checks a status answer, in this order: text, licence, key, signature. It counts only under a key that is trusted already, that is
 * revoked neither there nor in the answer, and that the answer names.
 */
export async function verifyStatus(bytes: Uint8Array, { serial, sha256, keys }: Asked): Promise<StatusAnswer> {
  const text = bytes.length <= maximumBytes ? new TextDecoder('latin1').decode(bytes) : ''
  const [, body = '', keyId = '', signature = ''] =
    /^([^]*\n)SIGNATURE ([\w-][\w.-]{0,63}) ([\w-]{86})\n$/.exec(text) ?? []
  const [status, raw] = [readStatusText(body), fromBase64Url(signature)]
  if (!status || !raw) return { ok: false, code: 'status.unreadable' }
  if (status.serial !== serial || status.sha256 !== sha256) return { ok: false, code: 'status.other' }
  const named = status.keys.map(asPublicKey)
  const usable = usableKeys(keys, keyId).filter(({ x }) => {
    const same = namedKeys({ keys: named }, keyId).filter((key) => key.x === x)
    return same.length > 0 && same.every((key) => key.status !== 'revoked')
  })
  if (usable.length === 0) return { ok: false, code: 'status.unknownKey' }
  const signed = new TextEncoder().encode(body)
  for (const { x } of usable)
    if (await verifyBytes(signed, raw, x)) return { ok: true, status, keys: { keys: united(keys.keys, named) } }
  return { ok: false, code: 'status.signature' }
}

const asPublicKey = ({ kid, status = '', x }: StatusFacts['keys'][number]): PublicKey => ({
  kid,
  kty: 'OKP',
  crv: 'Ed25519',
  x,
  use: 'sig',
  status,
})

/** What was trusted stays, what the answer names joins it, and what either calls revoked is revoked. */
function united(trusted: readonly PublicKey[], named: readonly PublicKey[]): PublicKey[] {
  const same = (one: PublicKey) => (other: PublicKey) => other.kid === one.kid && other.x === one.x
  const isRevoked = (key: PublicKey) => [...trusted, ...named].some((one) => same(key)(one) && one.status === 'revoked')
  const added = named.filter(
    (key, at) =>
      namedKeys({ keys: [key] }, key.kid).length > 0 && !trusted.some(same(key)) && named.findIndex(same(key)) === at,
  )
  return [...trusted, ...added].map((key) => {
    const now = named.find(same(key)) ?? key
    return isRevoked(key) ? { ...now, status: 'revoked' } : now
  })
}
