/** How many of which traits must hold. */
import type { BrokenRule } from '../reason.ts'
import type { RecordedTraits } from './recorded-traits.ts'
import { type TraitKind, traitKinds, type TraitProfile } from './trait.ts'

/** So many of these kinds. */
export interface TraitPolicy {
  need: number
  kinds: TraitKind[]
}

/** A product's policy, by sort of machine. */
export type TraitPolicies = Readonly<Record<TraitProfile, TraitPolicy>>

/**
 * What is proposed. Of a computer any two parts may change. A copied virtual machine keeps its name and its machine-id,
 * so that two must not be enough there. The domain is the same for all machines of a company and tells none of them apart.
 */
export const proposedTraitPolicies: TraitPolicies = {
  physical: { need: 3, kinds: ['smbios', 'machine', 'disk', 'mac', 'name'] },
  virtual: { need: 3, kinds: ['smbios', 'machine', 'mac', 'name'] },
  container: { need: 1, kinds: ['token'] },
}

/** What a licence is bound to: the traits recorded of the kinds its policy looks at. */
export interface BoundTraits extends TraitPolicy, RecordedTraits {}

/** True for kinds in their order, none twice, of which as many as must hold can hold. */
export const isTraitPolicy = ({ need, kinds }: TraitPolicy): boolean => {
  const places = kinds.map((kind) => traitKinds.indexOf(kind))
  return (
    places.every((place, at) => place > (places[at - 1] ?? -1)) &&
    Number.isInteger(need) &&
    need >= 1 &&
    need <= kinds.length
  )
}

/** The policy for such a machine, applied to what was recorded of it. */
export function bindTraits(policies: TraitPolicies, recorded: RecordedTraits): BoundTraits {
  const { need, kinds: chosen } = policies[recorded.profile]
  const kinds = traitKinds.filter((kind) => chosen.includes(kind))
  return { ...recorded, need, kinds, hashes: recorded.hashes.filter(({ kind }) => kinds.includes(kind)) }
}

/** Why a machine cannot be bound so: the product is not, or fewer of the kinds are known than must hold. */
export function checkBoundTraits(policies: TraitPolicies | null, recorded: RecordedTraits): BrokenRule[] {
  if (policies === null) return [{ code: 'host.traitsOff', detail: {} }]
  const { need, hashes } = bindTraits(policies, recorded)
  const known = new Set(hashes.map(({ kind }) => kind)).size
  return known >= need ? [] : [{ code: 'host.traitsTooFew', detail: { known, need } }]
}
