/** The difference between two configurations, module by module, in the terms of the difference between two licences. */
import { type ConfigurationItem, walkItems } from './configuration.ts'
import { diffModules, keyModules, type ModuleDifference } from './diff-modules.ts'
import type { LicenceModule } from './licence-file.ts'

/** Every item as a licence would list it, those without seats too; parents before children. */
export function configurationModules(
  items: readonly ConfigurationItem[],
  parent: string | null = null,
): LicenceModule[] {
  return items.flatMap((item) => [
    {
      licName: item.licName,
      parent: item.level === 1 ? item.licNameParent || null : parent,
      level: item.level,
      count: item.count,
      startDate: item.startDate,
      endDate: item.endDate,
      test: item.test ? item.testCount : null,
      student: item.student,
      editModules: item.editModules,
      connect: item.connect,
    },
    ...configurationModules(item.children, item.licName),
  ])
}

/** What changes from one configuration to another; `applyModules` with it makes the other's modules. */
export function diffConfigurations(
  before: readonly ConfigurationItem[],
  after: readonly ConfigurationItem[],
): ModuleDifference[] {
  return diffModules(configurationModules(before), configurationModules(after))
}

/** Two configurations side by side: a row for each module of either, with what it is in both. */
export interface ComparedModule {
  key: string
  before: ConfigurationItem | null
  after: ConfigurationItem | null
  changed: boolean
}

/** All modules of two configurations in one order: that of the later, with those that are gone after their neighbours. */
export function compareConfigurations(
  before: readonly ConfigurationItem[],
  after: readonly ConfigurationItem[],
): ComparedModule[] {
  const [old, now] = [keyed(before), keyed(after)]
  const changedKeys = new Set(
    diffConfigurations(before, after).flatMap((one) => (one.kind === 'modulesReordered' ? [] : [one.key])),
  )
  const keys = [...now.keys()]
  let neighbour: string | undefined
  for (const key of old.keys()) {
    // After whatever stood before it.
    if (!now.has(key)) keys.splice(neighbour === undefined ? 0 : keys.indexOf(neighbour) + 1, 0, key)
    neighbour = key
  }
  return keys.map((key) => {
    const [one, other] = [old.get(key) ?? null, now.get(key) ?? null]
    return { key, before: one, after: other, changed: changedKeys.has(key) || one?.unlimited !== other?.unlimited }
  })
}

function keyed(items: readonly ConfigurationItem[]): Map<string, ConfigurationItem> {
  const list: ConfigurationItem[] = []
  walkItems(items, (item) => void list.push(item))
  return new Map(keyModules(configurationModules(items)).map(({ key }, at) => [key, list[at]!]))
}
