/** Set-back clocks: the latest time a machine has shown, stored in a file. FORMAT.md says what it can prove and what not. */
import { toInstant } from './days.ts'
import type { LicenceFacts } from './licence-file.ts'
import { fromBase64Url, toBase64Url } from './licence-text.ts'
import type { Reason } from './reason.ts'

export const maximumClockBytes = 256

/** What a verifier knows of the clock: the file as it was left, null when there is none, and the machine it belongs to. */
export interface ClockOption {
  state: Uint8Array | null
  /** A text that stays the same on this machine and differs on others, 1 to 255 characters: the key is derived from it. */
  machine: string
}

/** What came of it: the file to keep, and what there is to tell. */
export interface ClockAnswer {
  state: Uint8Array<ArrayBuffer>
  reasons: Reason[]
  notes: Reason[]
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>
const hour = 3_600_000
const pattern = /^KEYWERK-CLOCK 1\nSEEN ([0-9TZ:-]{20})\nMAC ([A-Za-z0-9_-]{43})\n$/
const instant = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

/**
 * Compares the clock with the latest time seen on this machine. With a genuine licence its ISSUED counts as seen too:
 * it cannot have been issued later than now. Objects only beyond the licence's tolerance.
 */
export async function checkClock(
  licence: Pick<LicenceFacts, 'clockHours' | 'issued'>,
  genuine: boolean,
  now: Date,
  { state, machine }: ClockOption,
): Promise<ClockAnswer> {
  const key = await keyOf(machine)
  const kept = state === null ? null : await readState(state, key)
  const seen = Math.max(kept ?? 0, genuine ? Date.parse(licence.issued) : 0)
  const tolerance = licence.clockHours
  const setBack = tolerance !== null && now.getTime() < seen - tolerance * hour
  const detail = { now: instant(now.getTime()), seen: instant(seen), tolerance: tolerance ?? 0 }
  return {
    state: await writeState(Math.max(kept ?? 0, now.getTime()), key),
    reasons: setBack ? [{ code: 'licence.clockSetBack', detail }] : [],
    notes:
      kept !== null
        ? []
        : [{ code: state === null ? 'licence.clockStateNew' : 'licence.clockStateBroken', detail: {} }],
  }
}

async function keyOf(machine: string): Promise<Key> {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`KEYWERK-CLOCK-KEY 1\n${machine}\n`))
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

const textOf = (seen: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`KEYWERK-CLOCK 1\nSEEN ${seen}\n`)

async function writeState(at: number, key: Key): Promise<Uint8Array<ArrayBuffer>> {
  const text = textOf(instant(at))
  const mac = toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)))
  return new Uint8Array([...text, ...new TextEncoder().encode(`MAC ${mac}\n`)])
}

/** The time seen; null when the file is not as it was left. */
async function readState(state: Uint8Array, key: Key): Promise<number | null> {
  if (state.length > maximumClockBytes) return null
  const [, seen = '', mac = ''] = pattern.exec(new TextDecoder('latin1').decode(state)) ?? []
  const bytes = fromBase64Url(mac)
  if (!bytes || toInstant(seen) !== seen) return null
  return (await crypto.subtle.verify('HMAC', key, bytes, textOf(seen))) ? Date.parse(seen) : null
}
