/** The difference between two licences, fact by fact and module by module. */
import { diffModules, type ModuleDifference } from './diff-modules.ts'
import type { HostName } from './host-request.ts'
import type { LicenceFacts } from './licence-file.ts'
import type { BoundTraits } from './traits/trait-policy.ts'

/** The facts that hold one value, in the order in which they are compared. */
export const comparedFacts = [
  'format',
  'serial',
  'generation',
  'supersedes',
  'ledgerPosition',
  'ledgerPrevious',
  'keyId',
  'issued',
  'issuer',
  'agreement',
  'licensee',
  'productKey',
  'productTitle',
  'version',
  'type',
  'startDate',
  'endDate',
  'graceDays',
  'warnDays',
  'emergency',
  'clockHours',
  'binding',
  'port',
  'terminalServer',
  'virtualServer',
] as const satisfies readonly (keyof LicenceFacts)[]

export type ComparedFact = (typeof comparedFacts)[number]

/** Facts that change with every issue and say nothing about what the licence allows. */
export const issueFacts: readonly ComparedFact[] = [
  'format',
  'serial',
  'generation',
  'supersedes',
  'ledgerPosition',
  'ledgerPrevious',
  'keyId',
  'issued',
]

export type FactValue = string | number | boolean | null

/** One difference. `from` is undefined when there was no licence before; hosts are compared slot by slot, from 1. */
export type LicenceDifference =
  | { kind: 'fact'; fact: ComparedFact; from: FactValue | undefined; to: FactValue }
  | { kind: 'traits'; from: BoundTraits | null; to: BoundTraits | null }
  | { kind: 'host'; slot: number; from: HostName | null; to: HostName | null }
  | ModuleDifference

/**
 * What changes from one licence to the next, in stable order: facts, traits, hosts, then modules (removed, added, changed,
 * order). Against null everything is new. `applyDiff(before, diffLicences(before, after))` equals `after`.
 */
export function diffLicences(before: LicenceFacts | null, after: LicenceFacts): LicenceDifference[] {
  const facts = comparedFacts.flatMap((fact): LicenceDifference[] => {
    const [from, to] = [before?.[fact], after[fact]]
    return from === to ? [] : [{ kind: 'fact', fact, from, to }]
  })
  return [
    ...facts,
    ...diffTraits(before?.traits ?? null, after.traits),
    ...diffHosts(before?.hosts ?? [], after.hosts),
    ...diffModules(before?.modules ?? [], after.modules),
  ]
}

const textOf = (traits: BoundTraits | null): string =>
  traits === null ? '' : JSON.stringify([traits.salt, traits.profile, traits.need, traits.kinds, traits.hashes])

const diffTraits = (from: BoundTraits | null, to: BoundTraits | null): LicenceDifference[] =>
  textOf(from) === textOf(to) ? [] : [{ kind: 'traits', from, to }]

function diffHosts(before: readonly HostName[], after: readonly HostName[]): LicenceDifference[] {
  const slots = Math.max(before.length, after.length)
  return Array.from({ length: slots }, (_, index) => index).flatMap((index): LicenceDifference[] => {
    const [from = null, to = null] = [before[index], after[index]]
    if (from?.name === to?.name && from?.mac === to?.mac) return []
    return [{ kind: 'host', slot: index + 1, from, to }]
  })
}
