/** Traits as files hold them: salted hashes, never the values. */
import { fromBase64Url, toBase64Url } from '../licence-text.ts'
import { isLocallyAdministered, isMulticast, markOf } from '../mac-marks.ts'
import { type ReadTrait, type TraitKind, traitKinds, type TraitProfile } from './trait.ts'
import { isPlaceholder, traitValue } from './trait-value.ts'

/** A trait of a machine as files hold it: base64url of a SHA-256. */
export interface TraitHash {
  kind: TraitKind
  hash: string
}

/** What a machine is known by: the vendor's salt, the sort of machine and the hashes, in order. */
export interface RecordedTraits {
  salt: string
  profile: TraitProfile
  hashes: TraitHash[]
}

/** Network cards that are recorded; a machine with more has the first of them. */
export const maximumMacs = 16

/** 16 bytes in base64url. */
export const isSalt = (text: string): boolean => fromBase64Url(text)?.length === 16

/** SHA-256 in base64url of a trait in the spelling of `traitValue`. */
export async function hashTrait(salt: string, kind: TraitKind, value: string): Promise<string> {
  const text = `KEYWERK-TRAIT 1\nSALT ${salt}\nKIND ${kind}\nVALUE ${value}\n`
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

const order = ({ kind, hash }: TraitHash): string => `${traitKinds.indexOf(kind)}${hash}`

/** Sorted by kind and hash, as files list them. */
export const inTraitOrder = (hashes: readonly TraitHash[]): TraitHash[] =>
  [...hashes].toSorted((a, b) => (order(a) < order(b) ? -1 : 1))

/** True for hashes as files list them: at least one, in order, none twice, several of `mac` only. */
export const areTraitHashes = (hashes: readonly TraitHash[]): boolean =>
  hashes.length > 0 &&
  hashes.filter(({ kind }) => kind === 'mac').length <= maximumMacs &&
  hashes.every((one, at) => {
    const before = hashes[at - 1]
    const follows = before === undefined || order(before) < order(one)
    return fromBase64Url(one.hash)?.length === 32 && follows && (one.kind === 'mac' || before?.kind !== one.kind)
  })

/** The hashes of everything that was read, in order; what is no value of its kind is passed over. */
export async function hashTraits(salt: string, traits: readonly ReadTrait[]): Promise<TraitHash[]> {
  const values = traits.flatMap(({ kind, value }) => {
    const spelled = traitValue({ kind, value })
    return spelled === null ? [] : [{ kind, value: spelled }]
  })
  const hashes = values.map(async ({ kind, value }) => ({ kind, hash: await hashTrait(salt, kind, value) }))
  const known = new Map((await Promise.all(hashes)).map((one) => [order(one), one]))
  return inTraitOrder([...known.values()])
}

/** True for the address of a card that goes where the machine goes. A virtual machine's own cards are virtual ones. */
function isOwnCard(mac: string, profile: TraitProfile): boolean {
  const kind = markOf(mac)?.kind
  if (isMulticast(mac) || kind === 'container' || kind === 'vpn' || kind === 'dialUp') return false
  return profile === 'virtual' || (kind !== 'virtual' && !isLocallyAdministered(mac))
}

/**
 * What a licence request says of a machine. Placeholders, and addresses of cards that are not the machine's own, are left
 * out; of other kinds than `mac` the first value counts.
 */
export async function recordTraits(
  salt: string,
  profile: TraitProfile,
  traits: readonly ReadTrait[],
): Promise<RecordedTraits> {
  const own = traits.filter(({ kind, value }) => {
    const spelled = traitValue({ kind, value })
    if (spelled === null || isPlaceholder(kind, spelled)) return false
    return kind !== 'mac' || isOwnCard(spelled, profile)
  })
  const macs = own.filter(({ kind }) => kind === 'mac').slice(0, maximumMacs)
  const others = traitKinds.flatMap((kind) => own.find((one) => kind !== 'mac' && one.kind === kind) ?? [])
  return { salt, profile, hashes: await hashTraits(salt, [...others, ...macs]) }
}

/** What is recorded after another reading: of kinds that were not read this time, what was known. */
export function renewTraits(recorded: RecordedTraits, reading: RecordedTraits): RecordedTraits {
  const read = new Set(reading.hashes.map(({ kind }) => kind))
  const kept = recorded.hashes.filter(({ kind }) => !read.has(kind))
  return { ...recorded, hashes: inTraitOrder([...kept, ...reading.hashes]) }
}
