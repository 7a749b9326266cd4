/** What must hold of a configuration, what a save stores, and what a new one starts with. */
import { type ConfigurationItem, explorerOf, maximumCount, seats, walkItems } from './configuration.ts'
import { isCountNumber, setCount, setEndDate } from './counts.ts'
import { isDay } from './days.ts'
import type { BrokenRule } from './reason.ts'

/**
 * Every broken rule, in tree order, with the item's name. Rows that a save leaves out (level one at 0, entries below a
 * dependency not named GROUP) are only checked for the range of their counts.
 */
export function checkConfiguration(items: readonly ConfigurationItem[]): BrokenRule[] {
  const broken: BrokenRule[] = []
  walkItems(items, (item) => broken.push(...checkNumbers(item)))
  const kept = keptOnSave(items)
  const explorer = explorerOf(kept)
  const bound = explorer ? seats(explorer.count) : null
  walkItems(kept, (item, ancestors) => {
    const { name, count } = item
    if (count.kind === 'counted' && bound !== null && count.n > bound) {
      broken.push({ code: 'configuration.aboveExplorer', detail: { name, count: count.n, explorer: bound } })
    }
    const parent = ancestors.findLast((ancestor) => ancestor.count.kind !== 'dependency')
    if (parent && count.kind !== 'dependency' && (seats(count) ?? 0) > (seats(parent.count) ?? 0)) {
      broken.push({ code: 'configuration.parentLower', detail: { name, parent: parent.name } })
    }
    if (item.level === 1 && count.kind !== 'dependency' && item.endDate === null && !item.unlimited) {
      broken.push({ code: 'configuration.endDateMissing', detail: { name } })
    }
    broken.push(...checkDates(item, ancestors))
  })
  return broken
}

/** The same of a first configuration, which may wait for its days: the configuration manager asks for them before a licence is issued. */
export const checkFirstConfiguration = (items: readonly ConfigurationItem[]): BrokenRule[] =>
  checkConfiguration(items).filter(({ code }) => code !== 'configuration.endDateMissing')

function checkNumbers({ name, count, test, testCount, student }: ConfigurationItem): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (count.kind === 'counted' && !isCountNumber(count.n)) {
    broken.push({ code: 'configuration.countRange', detail: { name, maximum: maximumCount } })
  }
  if (!isCountNumber(testCount)) {
    broken.push({ code: 'configuration.testCountRange', detail: { name, maximum: maximumCount } })
  }
  if (test && student) broken.push({ code: 'configuration.testAndStudent', detail: { name } })
  return broken
}

function checkDates(item: ConfigurationItem, ancestors: readonly ConfigurationItem[]): BrokenRule[] {
  const { name, startDate, endDate, unlimited } = item
  const malformed = [startDate, endDate].find((day) => day !== null && !isDay(day))
  if (malformed) return [{ code: 'configuration.dateMalformed', detail: { name, date: malformed } }]
  if (unlimited && endDate !== null) return [{ code: 'configuration.endDateUnlimited', detail: { name } }]
  const { start, end } = termOf(item, ancestors)
  if (start === null || end === null || start <= end) return []
  return [{ code: 'configuration.startAfterEnd', detail: { name, start, end } }]
}

/** The days an item runs from and to; what it leaves open, the nearest item above decides. */
function termOf(
  item: ConfigurationItem,
  ancestors: readonly ConfigurationItem[],
): { start: string | null; end: string | null } {
  const line = [item, ...ancestors.toReversed()]
  const start = line.find(({ startDate }) => startDate !== null)?.startDate ?? null
  const end = line.find(({ endDate, unlimited }) => endDate !== null || unlimited)?.endDate ?? null
  return { start, end }
}

/**
 * The rows a save writes: level one with a count above 0, uncounted, or a dependency; levels two and three at 0 or more;
 * below a dependency only entries named GROUP (by name or licence name).
 */
export function keptOnSave(items: readonly ConfigurationItem[], belowDependency = false): ConfigurationItem[] {
  return items
    .filter((item) => isKept(item, belowDependency))
    .map((item) => ({
      ...item,
      children: keptOnSave(item.children, belowDependency || item.count.kind === 'dependency'),
    }))
}

function isKept({ level, count, name, licName }: ConfigurationItem, belowDependency: boolean): boolean {
  if (belowDependency) return name === 'GROUP' || licName === 'GROUP'
  return count.kind !== 'counted' || count.n > (level === 1 ? 0 : -1)
}

/** The items as a master holds them: every count 0, dependencies left as they are. */
export function masterDefaults(items: readonly ConfigurationItem[]): ConfigurationItem[] {
  return items.map((item) => ({
    ...item,
    count: item.count.kind === 'dependency' ? item.count : { kind: 'counted', n: 0 },
    children: masterDefaults(item.children),
  }))
}

/** The items a product starts with when it is added from its master: level one at 1, its children at 0, dependencies as they are. */
export function firstConfiguration(master: readonly ConfigurationItem[]): ConfigurationItem[] {
  return masterDefaults(master).map((item) =>
    item.count.kind === 'dependency' ? item : { ...item, count: { kind: 'counted', n: 1 } },
  )
}

/** True for a level-one item whose end has not been chosen yet; a dependency ends with the module it comes with. */
export const lacksEnd = ({ count, endDate, unlimited }: ConfigurationItem): boolean =>
  count.kind !== 'dependency' && endDate === null && !unlimited

/**
 * Gives every level-one item, dependencies aside, a count, an end or both; what is left out stays row by row.
 * `ends`: which of them get the end.
 */
export function prefillItems(
  items: readonly ConfigurationItem[],
  { count, end }: { count?: number | undefined; end?: string | undefined },
  ends: (item: ConfigurationItem) => boolean = () => true,
): ConfigurationItem[] {
  return items
    .filter((item) => item.count.kind !== 'dependency')
    .reduce<ConfigurationItem[]>(
      (tree, item) => {
        const counted = count === undefined ? tree : setCount(tree, item.id, count).items
        return end === undefined || !ends(item) ? counted : setEndDate(counted, item.id, end).items
      },
      [...items],
    )
}
