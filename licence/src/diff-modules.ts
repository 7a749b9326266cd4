import type { LicenceModule } from './licence-file.ts'

/** What can change in a module that stays. */
export const moduleFields = ['count', 'startDate', 'endDate', 'test', 'student', 'editModules', 'connect'] as const
export type ModuleField = (typeof moduleFields)[number]

/** One changed field of a module. */
export type ModuleChange = {
  [Field in ModuleField]: { field: Field; from: LicenceModule[Field]; to: LicenceModule[Field] }
}[ModuleField]

/**
 * A difference in the modules. `key` names a module within its licence; `path` is for people, the licence names from
 * level one down. Added modules say at which place they stand afterwards, counted from 0.
 */
export type ModuleDifference =
  | { kind: 'moduleRemoved'; key: string; path: string[]; module: LicenceModule }
  | { kind: 'moduleAdded'; key: string; path: string[]; module: LicenceModule; at: number }
  | { kind: 'moduleChanged'; key: string; path: string[]; changes: ModuleChange[] }
  | { kind: 'modulesReordered'; keys: string[] }

/** A module with the key that names it within its licence. */
export interface KeyedModule {
  key: string
  path: string[]
  module: LicenceModule
}

/**
 * Names every module by its path; level one by its parent too. The second of the same name under the same module is
 * distinguished by a number.
 */
export function keyModules(modules: readonly LicenceModule[]): KeyedModule[] {
  const seen = new Map<string, number>()
  const above: { key: string; name: string }[] = []
  return modules.map((module) => {
    const { level, licName, parent } = module
    above.splice(level - 1)
    const plain = JSON.stringify([above.at(-1)?.key ?? parent, licName])
    const times = (seen.get(plain) ?? 0) + 1
    seen.set(plain, times)
    const key = times === 1 ? plain : `${plain}#${times}`
    above.push({ key, name: licName })
    return { key, path: above.map(({ name }) => name), module }
  })
}

/** The differences in stable order: removed, added, changed, and the new order where that has changed. */
export function diffModules(before: readonly LicenceModule[], after: readonly LicenceModule[]): ModuleDifference[] {
  const [old, now] = [keyModules(before), keyModules(after)]
  const oldByKey = new Map(old.map((entry) => [entry.key, entry]))
  const nowKeys = new Set(now.map(({ key }) => key))
  const removed = old.filter(({ key }) => !nowKeys.has(key))
  const added = now.flatMap((entry, at) => (oldByKey.has(entry.key) ? [] : [{ ...entry, at }]))
  const changed = now.flatMap(({ key, path, module }): ModuleDifference[] => {
    const from = oldByKey.get(key)?.module
    const changes = from ? changesOf(from, module) : []
    return changes.length === 0 ? [] : [{ kind: 'moduleChanged', key, path, changes }]
  })
  const [stayedBefore, stayedAfter] = [
    old.flatMap(({ key }) => (nowKeys.has(key) ? [key] : [])),
    now.flatMap(({ key }) => (oldByKey.has(key) ? [key] : [])),
  ]
  const reordered = stayedBefore.some((key, index) => key !== stayedAfter[index])
  return [
    ...removed.map((entry): ModuleDifference => ({ kind: 'moduleRemoved', ...entry })),
    ...added.map((entry): ModuleDifference => ({ kind: 'moduleAdded', ...entry })),
    ...changed,
    ...(reordered ? [{ kind: 'modulesReordered' as const, keys: now.map(({ key }) => key) }] : []),
  ]
}

function changesOf(from: LicenceModule, to: LicenceModule): ModuleChange[] {
  return moduleFields.flatMap((field) => {
    const same = field === 'count' ? isSameCount(from, to) : from[field] === to[field]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both values are of this very field
    return same ? [] : [{ field, from: from[field], to: to[field] } as ModuleChange]
  })
}

function isSameCount({ count: a }: LicenceModule, { count: b }: LicenceModule): boolean {
  return a.kind === b.kind && (a.kind !== 'counted' || b.kind !== 'counted' || a.n === b.n)
}
