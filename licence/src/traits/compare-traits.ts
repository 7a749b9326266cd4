/** Which of the recorded traits a machine still has. */
import { hashTraits, type RecordedTraits, type TraitHash } from './recorded-traits.ts'
import type { ReadTrait, TraitKind } from './trait.ts'
import type { BoundTraits } from './trait-policy.ts'

/**
 * `holds`: as recorded, of `mac` one at least; `changed`: another one; `unread`: the machine does not tell; `unrecorded`:
 * it was not known when the licence was bound, so it cannot hold.
 */
export type TraitOutcome = 'holds' | 'changed' | 'unread' | 'unrecorded'

export interface TraitComparison {
  /** The kinds the policy looks at, in their order. */
  traits: { kind: TraitKind; outcome: TraitOutcome }[]
  /** How many hold. */
  holding: number
  need: number
  /** True where enough hold. */
  fits: boolean
}

/** A machine's traits against those a licence is bound to. Another salt makes every trait another one. */
export function compareTraits(
  { need, kinds, hashes }: Pick<BoundTraits, 'need' | 'kinds' | 'hashes'>,
  found: readonly TraitHash[],
): TraitComparison {
  const traits = kinds.map((kind) => ({ kind, outcome: outcomeOf(ofKind(hashes, kind), ofKind(found, kind)) }))
  const holding = traits.filter(({ outcome }) => outcome === 'holds').length
  return { traits, holding, need, fits: holding >= need }
}

const ofKind = (hashes: readonly TraitHash[], kind: TraitKind): string[] =>
  hashes.filter((one) => one.kind === kind).map(({ hash }) => hash)

function outcomeOf(recorded: readonly string[], found: readonly string[]): TraitOutcome {
  if (recorded.length === 0) return 'unrecorded'
  if (found.length === 0) return 'unread'
  return found.some((hash) => recorded.includes(hash)) ? 'holds' : 'changed'
}

/** What a machine tells of itself: values as read, or the hashes of a licence request. */
export type MachineTraits = readonly ReadTrait[] | RecordedTraits

/** The same for one machine; hashes of another salt tell nothing. */
export async function compareMachine(bound: BoundTraits, machine: MachineTraits): Promise<TraitComparison> {
  if ('hashes' in machine) return compareTraits(bound, machine.salt === bound.salt ? machine.hashes : [])
  return compareTraits(bound, await hashTraits(bound.salt, machine))
}
