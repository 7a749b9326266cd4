/** The difference between two configurations, module by module, in the terms of the difference between two licences. */
import type { ConfigurationItem } from './configuration.ts'
import { diffModules, type KeyedModule, keyModules, type ModuleDifference } from './diff-modules.ts'
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
  /** Names for people, from level one down. */
  name: string
  licName: string
  level: 1 | 2 | 3
  before: LicenceModule | null
  after: LicenceModule | null
  changed: boolean
}

/** All modules of two configurations in one order: that of the later, with those that are gone after their neighbours. */
export function compareConfigurations(
  before: readonly ConfigurationItem[],
  after: readonly ConfigurationItem[],
): ComparedModule[] {
  const [old, now] = [keyed(before), keyed(after)]
  const [oldByKey, nowByKey] = [byKey(old), byKey(now)]
  const changed = new Set(
    diffConfigurations(before, after).flatMap((one) => (one.kind === 'modulesReordered' ? [] : [one.key])),
  )
  const keys = now.map(({ key }) => key)
  old.forEach(({ key }, at) => {
    if (nowByKey.has(key)) return
    // After whatever stood before it and is still there, or already put there.
    const neighbour = old.slice(0, at).findLast((one) => keys.includes(one.key))
    keys.splice(neighbour ? keys.indexOf(neighbour.key) + 1 : 0, 0, key)
  })
  return keys.map((key) => {
    const [one, other] = [oldByKey.get(key), nowByKey.get(key)]
    const { module, name } = (other ?? one)!
    return {
      ...{ key, name, licName: module.licName, level: module.level, changed: changed.has(key) },
      ...{ before: one?.module ?? null, after: other?.module ?? null },
    }
  })
}

type Named = KeyedModule & { name: string }

function keyed(items: readonly ConfigurationItem[]): Named[] {
  const names = namesOf(items)
  return keyModules(configurationModules(items)).map((one, at) => ({ ...one, name: names[at] ?? '' }))
}

const namesOf = (items: readonly ConfigurationItem[]): string[] =>
  items.flatMap(({ name, children }) => [name, ...namesOf(children)])

const byKey = (list: readonly Named[]) => new Map(list.map((one) => [one.key, one]))
