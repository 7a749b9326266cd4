import { dayOf } from '#licence/days.ts'
import { renderKey } from '#licence/key-proof.ts'
import { isHead, renderHead } from '#licence/ledger.ts'
import { readLicence } from '#licence/read-licence.ts'

/** What a signature is for, as the signer's log tells it. */
export type Signable =
  | { kind: 'licence'; serial: string; position: number | null }
  | { kind: 'head'; position: number; day: string }
  | { kind: 'key'; x: string }

const none = 'A'.repeat(86)
const headPattern =
  /^KEYWERK-LEDGER-HEAD 1\nPOSITION (\d{1,15})\nHASH ([\w-]{43})\nDAY ([\d-]{10})\nKEY ([\w.-]{1,64})\n$/
const keyPattern = /^KEYWERK-KEY 1\nKEY ([\w.-]{1,64})\nX ([\w-]{43})\n$/
const day = 86_400_000

/**
 * The only bytes the signer signs: a whole licence of a format that is still written, a ledger head of about today, or what the key is,
 * each naming the very key that is to sign. Null for anything else, so that nobody gets a signature under a text of their own.
 */
export function signable(bytes: Buffer, keyId: string, now: Date): Signable | null {
  return asLicence(bytes, keyId) ?? asHead(bytes, keyId, now) ?? asKey(bytes, keyId)
}

function asLicence(bytes: Buffer, keyId: string): Signable | null {
  const read = readLicence(Buffer.concat([bytes, Buffer.from(`SIGNATURE ${keyId} ${none}\n`)]))
  if (!read.ok || read.licence.keyId !== keyId || read.licence.format === 1) return null
  return { kind: 'licence', serial: read.licence.serial, position: read.licence.ledgerPosition }
}

function asHead(bytes: Buffer, keyId: string, now: Date): Signable | null {
  const text = bytes.toString('latin1')
  const [, position, hash, on, named] = headPattern.exec(text) ?? []
  if (position === undefined || hash === undefined || on === undefined || named !== keyId) return null
  const head = { position: Number(position), hash, day: on, keyId, signature: none }
  const near = [-1, 0, 1].map((days) => dayOf(new Date(now.getTime() + days * day)))
  if (!isHead(head) || renderHead(head) !== text || !near.includes(on)) return null
  return { kind: 'head', position: head.position, day: on }
}

function asKey(bytes: Buffer, keyId: string): Signable | null {
  const text = bytes.toString('latin1')
  const [, named, x = ''] = keyPattern.exec(text) ?? []
  return named === keyId && renderKey({ id: named, x }) === text ? { kind: 'key', x } : null
}
