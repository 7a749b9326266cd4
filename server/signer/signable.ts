import { dayOf } from '#licence/days.ts'
import { renderKey } from '#licence/key-proof.ts'
import type { LedgerEntry } from '#licence/ledger.ts'
import { readLicence } from '#licence/read-licence.ts'
import { readStatusText } from '#licence/status.ts'
import { readHeadText } from '#platform/keys/head-text.ts'
import type { KnownKey } from '#platform/keys/key-store.ts'

/** What a signature is for, as the signer's log tells it. */
export type Signable =
  | ({ kind: 'licence' } & LicencePlace)
  | { kind: 'head'; position: number; hash: string; day: string }
  | { kind: 'key'; x: string }
  | { kind: 'status'; serial: string; state: string; keys: KnownKey[] }

/** What a licence says of its entry in the ledger. */
type LicencePlace = Pick<LedgerEntry, 'position' | 'previous' | 'serial' | 'issued'>

const none = 'A'.repeat(86)
const keyPattern = /^KEYWERK-KEY 1\nKEY ([\w.-]{1,64})\nX ([\w-]{43})\n$/
const day = 86_400_000
const hour = 3_600_000

/**
 * The only bytes the signer signs: a whole licence of a format that is still written and with a place in the ledger, a head of about today, what has become of
 * a licence, said about now, or what the key is, each naming the very key that is to sign. Null for anything else, so that no client gets a signature under a text of its own.
 */
export function signable(bytes: Buffer, keyId: string, now: Date): Signable | null {
  return asLicence(bytes, keyId) ?? asHead(bytes, keyId, now) ?? asStatus(bytes, keyId, now) ?? asKey(bytes, keyId)
}

function asLicence(bytes: Buffer, keyId: string): Signable | null {
  const read = readLicence(Buffer.concat([bytes, Buffer.from(`SIGNATURE ${keyId} ${none}\n`)]))
  if (!read.ok || read.licence.keyId !== keyId || read.licence.format === 1) return null
  const { serial, issued, ledgerPosition: position, ledgerPrevious: previous } = read.licence
  return position === null || previous === null ? null : { kind: 'licence', serial, position, previous, issued }
}

function asHead(bytes: Buffer, keyId: string, now: Date): Signable | null {
  const head = readHeadText(bytes.toString('latin1'))
  if (head?.keyId !== keyId) return null
  const near = [-1, 0, 1].map((days) => dayOf(new Date(now.getTime() + days * day)))
  const { position, hash, day: on } = head
  return near.includes(on) ? { kind: 'head', position, hash, day: on } : null
}

function asStatus(bytes: Buffer, keyId: string, now: Date): Signable | null {
  const status = readStatusText(bytes.toString('latin1'))
  if (!status || Math.abs(Date.parse(status.at) - now.getTime()) > hour) return null
  const keys = status.keys.map(({ kid, x }) => ({ id: kid, x }))
  const { serial, state } = status
  return keys.some(({ id }) => id === keyId) ? { kind: 'status', serial, state, keys } : null
}

function asKey(bytes: Buffer, keyId: string): Signable | null {
  const text = bytes.toString('latin1')
  const [, named, x = ''] = keyPattern.exec(text) ?? []
  return named === keyId && renderKey({ id: named, x }) === text ? { kind: 'key', x } : null
}
