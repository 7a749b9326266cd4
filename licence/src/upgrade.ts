/** Taking a configuration over into the next version of its product. */
import { type ConfigurationItem, type Count, seats, walkItems } from './configuration.ts'
import { keptOnSave } from './configuration-rules.ts'

/** What taking over from one version to another means: newer is an upgrade, the same a copy, older is refused. */
export function upgradeKind(from: number, to: number): 'upgrade' | 'copy' | 'refused' {
  return from < to ? 'upgrade' : from === to ? 'copy' : 'refused'
}

/** A module the new version does not have. */
export interface DroppedModule {
  /** The item of the old configuration. */
  itemId: string
  /** The names from level one down. */
  path: string[]
  licName: string
  count: Count
  /** Seats of it are in use: its removal must be shown. */
  paid: boolean
}

/** A module that is called something else in the new version; what was bought of it stays. */
export interface RenamedModule {
  path: string[]
  from: { name: string; licName: string }
  to: { name: string; licName: string }
}

export interface UpgradePlan {
  /** The configuration for the new version. */
  items: ConfigurationItem[]
  renamed: RenamedModule[]
  dropped: DroppedModule[]
  /** Technical dependencies the new version brings along. */
  added: { path: string[]; licName: string }[]
}

/** Whether an item has seats: counted above 0, or uncounted. */
export const isPaid = ({ count }: Pick<ConfigurationItem, 'count'>): boolean => (seats(count) ?? 0) > 0

/**
 * The configuration `old` as the master of the new version has its modules. A module is found beneath the same module
 * by its identity, then by licence name, then by name. Counts, days and flags stay as they were; modules of the new
 * version beneath those come along at 0, and so do its technical dependencies, those of the modules `unselected` only
 * where they were before. Every module of `old` is either in `items` or in `dropped`.
 */
export function upgradePlan(
  old: readonly ConfigurationItem[],
  master: readonly ConfigurationItem[],
  unselected: ReadonlySet<string> = new Set(),
): UpgradePlan {
  const plan: UpgradePlan = { items: [], renamed: [], dropped: [], added: [] }
  const had = ({ moduleId, licName }: ConfigurationItem) =>
    old.some((one) => one.moduleId === moduleId || one.licName === licName)
  const comes = (item: ConfigurationItem) =>
    item.count.kind !== 'dependency' || !unselected.has(item.moduleId) || had(item)
  const all = takeOver(old, master.filter(comes), [], plan)
  plan.items = keptOnSave(all)
  noteUnkept(old, all, plan)
  return plan
}

/** The dropped modules whose seats have not been agreed to go. */
export const unconfirmedLosses = (
  { dropped }: Pick<UpgradePlan, 'dropped'>,
  agreed: readonly string[],
): DroppedModule[] => dropped.filter(({ paid, itemId }) => paid && !agreed.includes(itemId))

function takeOver(
  old: readonly ConfigurationItem[],
  master: readonly ConfigurationItem[],
  above: readonly string[],
  plan: UpgradePlan,
): ConfigurationItem[] {
  const found = pairs(old, master)
  const stayed = new Set(found.values())
  for (const item of old) if (!stayed.has(item)) drop(item, above, plan)
  return master.flatMap((target, sorting) => {
    const item = found.get(target)
    const path = [...above, target.name]
    if (!item) return fresh(target, path, sorting, plan)
    const { name, licName, licNameParent, moduleId } = target
    if (item.name !== name || item.licName !== licName)
      plan.renamed.push({ path: [...above, item.name], from: namesOf(item), to: namesOf(target) })
    const children = takeOver(item.children, target.children, path, plan)
    return [{ ...item, moduleId, name, licName, licNameParent, sorting, children }]
  })
}

/** Which old item stands for which module of the new version; each at most once. */
function pairs(
  old: readonly ConfigurationItem[],
  master: readonly ConfigurationItem[],
): Map<ConfigurationItem, ConfigurationItem> {
  const found = new Map<ConfigurationItem, ConfigurationItem>()
  const taken = new Set<ConfigurationItem>()
  const parentOf = (item: ConfigurationItem) => item.licNameParent || ''
  const same: ((a: ConfigurationItem, b: ConfigurationItem) => boolean)[] = [
    (a, b) => a.moduleId === b.moduleId,
    (a, b) => a.licName === b.licName && parentOf(a) === parentOf(b),
    (a, b) => a.name === b.name && parentOf(a) === parentOf(b),
  ]
  for (const isSame of same)
    for (const target of master) {
      const item = found.has(target) ? undefined : old.find((one) => !taken.has(one) && isSame(one, target))
      if (!item) continue
      found.set(target, item)
      taken.add(item)
    }
  return found
}

/** A module of the new version that was not there before: beneath one that was at 0, on level one only as a dependency. */
function fresh(
  target: ConfigurationItem,
  path: readonly string[],
  sorting: number,
  plan: UpgradePlan,
): ConfigurationItem[] {
  const isDependency = target.count.kind === 'dependency'
  if (target.level === 1 && !isDependency) return []
  if (isDependency) plan.added.push({ path: [...path], licName: target.licName })
  return [{ ...atZero(target), sorting }]
}

const atZero = (item: ConfigurationItem): ConfigurationItem => ({
  ...item,
  count: item.count.kind === 'dependency' ? item.count : { kind: 'counted', n: 0 },
  children: item.children.map(atZero),
})

/** What a save would leave out, such as what is no longer called GROUP below a dependency, is dropped as well. */
function noteUnkept(old: readonly ConfigurationItem[], all: readonly ConfigurationItem[], plan: UpgradePlan): void {
  const [kept, known] = [new Set<string>(), new Set<string>()]
  walkItems(plan.items, ({ id }) => kept.add(id))
  walkItems(old, ({ id }) => known.add(id))
  walkItems(all, (item, ancestors) => {
    if (kept.has(item.id) || !known.has(item.id)) return
    const { id: itemId, licName, count } = item
    const path = [...ancestors.map(({ name }) => name), item.name]
    plan.dropped.push({ itemId, path, licName, count, paid: isPaid(item) })
  })
}

function drop(item: ConfigurationItem, above: readonly string[], plan: UpgradePlan): void {
  const path = [...above, item.name]
  const { id: itemId, licName, count } = item
  plan.dropped.push({ itemId, path, licName, count, paid: isPaid(item) })
  for (const child of item.children) drop(child, path, plan)
}

const namesOf = ({ name, licName }: ConfigurationItem) => ({ name, licName })
