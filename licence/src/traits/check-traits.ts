/** A licence that is bound to traits, held against machines. */
import type { Machine } from '../host-match.ts'
import type { Reason } from '../reason.ts'
import { compareMachine, type TraitComparison, type TraitOutcome } from './compare-traits.ts'
import type { BoundTraits } from './trait-policy.ts'

/** The machine of which most traits hold, the first of equals; null without any. */
export async function nearestByTraits(
  bound: BoundTraits,
  machines: readonly Machine[],
): Promise<TraitComparison | null> {
  const all = await Promise.all(machines.map(({ traits = [] }) => compareMachine(bound, traits)))
  return all.toSorted((a, b) => b.holding - a.holding)[0] ?? null
}

/** The kinds of this outcome, as a detail; '-' for none. */
export const kindsOf = ({ traits }: TraitComparison, outcome: TraitOutcome): string =>
  traits
    .filter((one) => one.outcome === outcome)
    .map(({ kind }) => kind)
    .join(', ') || '-'

/** Too few hold, with what became of each. */
export function reasonsOf(comparison: TraitComparison | null): Reason[] {
  if (comparison === null || comparison.fits) return []
  const { holding, need } = comparison
  const detail = { holding, need, changed: kindsOf(comparison, 'changed'), unread: kindsOf(comparison, 'unread') }
  return [{ code: 'licence.tooFewTraits', detail }]
}

/** Enough hold, and some are others: time to read the machine again. */
export function notesOf(comparison: TraitComparison | null): Reason[] {
  if (!comparison?.fits || !comparison.traits.some(({ outcome }) => outcome === 'changed')) return []
  return [{ code: 'licence.traitsChanged', detail: { changed: kindsOf(comparison, 'changed') } }]
}
