import type { ConfigurationChange } from '#contract/configuration-drafts.ts'
import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { nextSorting } from '#licence/sorting.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { withoutMissing } from '#platform/record.ts'
import type { Module } from '../items.ts'

/** The caller waits for the answer, or the changes meet what others saved meanwhile. */
type Meeting = 'strictly' | 'meanwhile'

/**
 * The tree with changes in their order. Strictly: what is there cannot be added, what is not there cannot be changed or
 * removed. Meanwhile: what others added already is changed, what others removed stays removed.
 */
export function applyChanges(
  items: readonly ConfigurationItem[],
  changes: readonly ConfigurationChange[],
  modules: ReadonlyMap<string, Module>,
  meeting: Meeting,
): ConfigurationItem[] {
  const tree = structuredClone([...items])
  for (const change of changes) apply(tree, change, modules, meeting)
  return inOrder(tree)
}

function apply(
  tree: ConfigurationItem[],
  { kind, path, item: facts }: ConfigurationChange,
  modules: ReadonlyMap<string, Module>,
  meeting: Meeting,
): void {
  const place = findPlace(tree, path)
  if (kind === 'add') {
    const { siblings, item } = place ?? fail('configurations.notFound')
    if (item && meeting === 'strictly' && !isDeselected(item)) fail('configurations.moduleTwice', { name: item.name })
    if (item) Object.assign(item, withoutMissing(facts))
    else siblings.push({ ...newItem(path, siblings, modules), ...withoutMissing(facts) })
    return
  }
  const item = place?.item
  if (!place || !item) return meeting === 'strictly' ? fail('configurations.notFound') : undefined
  if (kind === 'change') Object.assign(item, withoutMissing(facts))
  else place.siblings.splice(place.siblings.indexOf(item), 1)
}

/** Level one without a seat goes when the configuration is saved, so it can be added again. */
const isDeselected = ({ level, count }: ConfigurationItem): boolean =>
  level === 1 && count.kind === 'counted' && count.n === 0

interface ItemPlace {
  /** Among which the item stands or will stand. */
  siblings: ConfigurationItem[]
  item: ConfigurationItem | undefined
}

/** Where the item with these modules stands or belongs; undefined where what it hangs on is not there. */
export function findPlace(
  items: ConfigurationItem[],
  [wanted = null, ...deeper]: readonly (string | null)[],
): ItemPlace | undefined {
  const fitting = items.filter(({ moduleId }) => wanted === null || moduleId === wanted)
  if (deeper.length === 0) return { siblings: items, item: fitting[0] }
  const inside = fitting.map(({ children }) => findPlace(children, deeper))
  return inside.find((place) => place?.item) ?? inside.find((place) => place !== undefined)
}

/** A module as it is added: no seats and no days, behind the last of its siblings. */
function newItem(
  path: readonly (string | null)[],
  siblings: readonly ConfigurationItem[],
  modules: ReadonlyMap<string, Module>,
): ConfigurationItem {
  const moduleId = path.at(-1) ?? ''
  const module = modules.get(moduleId)
  if (module?.level !== path.length) return fail('configurations.moduleUnknown', { moduleId })
  const { level, name, licName, licNameParent } = module
  return {
    id: newId(),
    moduleId,
    level,
    name,
    licName,
    licNameParent,
    count: { kind: 'counted', n: 0 },
    startDate: null,
    endDate: null,
    unlimited: false,
    test: false,
    testCount: 0,
    student: false,
    editModules: false,
    connect: false,
    sorting: nextSorting(siblings),
    children: [],
  }
}

const inOrder = (items: readonly ConfigurationItem[]): ConfigurationItem[] =>
  items.toSorted((a, b) => a.sorting - b.sorting).map((item) => ({ ...item, children: inOrder(item.children) }))

/**
 * Changes with another one at their end. What is said again of the same item is said once: a program that writes one
 * field at a time does not fill the list.
 */
export function withChange(
  changes: readonly ConfigurationChange[],
  next: ConfigurationChange,
): readonly ConfigurationChange[] {
  const last = changes.findLastIndex(({ path }) => String(path) === String(next.path))
  const before = changes[last]
  if (next.kind !== 'change' || !before || before.kind === 'remove') return [...changes, next]
  return changes.with(last, { ...before, item: { ...before.item, ...withoutMissing(next.item) } })
}

/** How many items a tree has. */
export function sizeOf(items: readonly ConfigurationItem[]): number {
  let size = 0
  walkItems(items, () => size++)
  return size
}
