import { comparedFacts, type FactValue, type LicenceDifference } from './diff.ts'
import { keyModules } from './diff-modules.ts'
import type { HostName } from './host-request.ts'
import type { LicenceFacts, LicenceModule } from './licence-file.ts'

/**
 * Makes the later licence from the earlier one and their difference. Expects differences from `diffLicences` for this
 * very licence; against null they must name every fact, as they do.
 */
export function applyDiff(before: LicenceFacts | null, differences: readonly LicenceDifference[]): LicenceFacts {
  const facts: Record<string, FactValue> = {}
  for (const fact of comparedFacts) if (before) facts[fact] = before[fact]
  for (const difference of differences) if (difference.kind === 'fact') facts[difference.fact] = difference.to
  const changed = differences.find(({ kind }) => kind === 'traits')
  const traits = changed?.kind === 'traits' ? changed.to : (before?.traits ?? null)
  const hosts = applyHosts(before?.hosts ?? [], differences)
  const modules = applyModules(before?.modules ?? [], differences)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two loops above have set every fact
  return { ...(facts as unknown as Omit<LicenceFacts, 'hosts' | 'traits' | 'modules'>), traits, hosts, modules }
}

function applyHosts(before: readonly HostName[], differences: readonly LicenceDifference[]): HostName[] {
  const slots: (HostName | null)[] = [...before]
  for (const difference of differences) if (difference.kind === 'host') slots[difference.slot - 1] = difference.to
  return slots.filter((host) => host !== null)
}

/** The modules of the later licence or configuration, from those of the earlier and the difference. */
export function applyModules(
  before: readonly LicenceModule[],
  differences: readonly LicenceDifference[],
): LicenceModule[] {
  let entries = keyModules(before).map(({ key, module }) => ({ key, module }))
  for (const difference of differences) {
    if (difference.kind === 'moduleRemoved') entries = entries.filter(({ key }) => key !== difference.key)
    if (difference.kind === 'moduleAdded') entries.splice(difference.at, 0, difference)
    if (difference.kind === 'moduleChanged') {
      const changed = Object.fromEntries(difference.changes.map(({ field, to }) => [field, to]))
      entries = entries.map((entry) =>
        entry.key === difference.key ? { ...entry, module: { ...entry.module, ...changed } } : entry,
      )
    }
    if (difference.kind === 'modulesReordered') {
      const places = new Map(difference.keys.map((key, place) => [key, place]))
      entries.sort((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0))
    }
  }
  return entries.map(({ module }) => module)
}
