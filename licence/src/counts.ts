/** Edits of counts and flags. Every function leaves its input alone and returns a new tree. */
import { type ConfigurationEdit, type ConfigurationItem, type Count, maximumCount, seats } from './configuration.ts'
import { LicenceError } from './reason.ts'

const unchanged = (items: readonly ConfigurationItem[]): ConfigurationEdit => ({
  items: [...items],
  lifted: [],
  lowered: [],
  removed: [],
})

function findItem(items: readonly ConfigurationItem[], id: string): ConfigurationItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children, id)
    if (found) return found
  }
  return undefined
}

/** A dependency has no seats: every count above 0 is higher than it, and it is higher than none. */
const isHigher = (count: Count, than: Count): boolean => (seats(count) ?? 0) > (seats(than) ?? 0)

function lower(item: ConfigurationItem, to: Count, lowered: string[]): ConfigurationItem {
  const higher = isHigher(item.count, to)
  if (higher) lowered.push(item.id)
  const children = item.children.map((child) => lower(child, to, lowered))
  return { ...item, count: higher ? to : item.count, children }
}

/** Gives an item a count; a higher one than before lifts every lower ancestor; higher descendants are lowered to it. */
function place(items: readonly ConfigurationItem[], id: string, count: Count): ConfigurationEdit {
  const before = findItem(items, id)?.count ?? count
  const raised = isHigher(count, before)
  const lifted: string[] = []
  const lowered: string[] = []
  const visit = (item: ConfigurationItem): ConfigurationItem => {
    if (item.id === id) {
      return { ...item, count, children: item.children.map((child) => lower(child, count, lowered)) }
    }
    if (!findItem(item.children, id)) return item
    const lift = raised && isHigher(count, item.count)
    if (lift) lifted.push(item.id)
    return { ...item, count: lift ? count : item.count, children: item.children.map(visit) }
  }
  return { items: items.map(visit), lifted, lowered, removed: [] }
}

/** Adds one seat. A dependency becomes 1; 100 and uncounted stay. Ancestors that are lower follow. */
export function raiseCount(items: readonly ConfigurationItem[], id: string): ConfigurationEdit {
  const count = findItem(items, id)?.count
  if (!count || count.kind === 'uncounted') return unchanged(items)
  const n = count.kind === 'dependency' ? 1 : count.n + 1
  return n > maximumCount ? unchanged(items) : place(items, id, { kind: 'counted', n })
}

/** Takes one seat away. A level-one item at 1 is removed; dependencies, uncounted items and 0 stay. */
export function reduceCount(items: readonly ConfigurationItem[], id: string): ConfigurationEdit {
  const item = findItem(items, id)
  if (item?.count.kind !== 'counted' || item.count.n === 0) return unchanged(items)
  if (item.level === 1 && item.count.n === 1) return removeItem(items, id)
  return place(items, id, { kind: 'counted', n: item.count.n - 1 })
}

/** Sets a typed count. Throws LicenceError `configuration.countRange` unless it is a whole number from 0 to 100. */
export function setCount(items: readonly ConfigurationItem[], id: string, n: number): ConfigurationEdit {
  const item = findItem(items, id)
  if (!item) return unchanged(items)
  if (!isCountNumber(n)) throw new LicenceError('configuration.countRange', { name: item.name, maximum: maximumCount })
  return place(items, id, { kind: 'counted', n })
}

/** Switches counting off (uncounted) or on again, which gives 1. */
export function setUncounted(items: readonly ConfigurationItem[], id: string, on: boolean): ConfigurationEdit {
  const item = findItem(items, id)
  if (!item || (item.count.kind === 'uncounted') === on) return unchanged(items)
  return place(items, id, on ? { kind: 'uncounted' } : { kind: 'counted', n: 1 })
}

/** Makes an item a technical dependency again; what is beneath it stays as it is. */
export function makeDependency(items: readonly ConfigurationItem[], id: string): ConfigurationEdit {
  return change(items, id, { count: { kind: 'dependency' } })
}

/** Puts a level-one item that was removed back to where it stood among those of `from`. */
export function putBack(
  items: readonly ConfigurationItem[],
  id: string,
  from: readonly ConfigurationItem[],
): ConfigurationEdit {
  const at = from.findIndex((item) => item.id === id)
  const item = from[at]
  if (!item || items.some((other) => other.id === id)) return unchanged(items)
  const later = new Set(from.slice(at + 1).map((other) => other.id))
  const before = items.findIndex((other) => later.has(other.id))
  return unchanged(before < 0 ? [...items, item] : items.toSpliced(before, 0, item))
}

/** Removes an item with everything beneath it. */
export function removeItem(items: readonly ConfigurationItem[], id: string): ConfigurationEdit {
  const removed: string[] = []
  const note = (item: ConfigurationItem): void => {
    removed.push(item.id)
    item.children.forEach(note)
  }
  const without = (list: readonly ConfigurationItem[]): ConfigurationItem[] =>
    list.flatMap((item) => {
      if (item.id !== id) return [{ ...item, children: without(item.children) }]
      note(item)
      return []
    })
  return { ...unchanged(without(items)), removed }
}

function change(
  items: readonly ConfigurationItem[],
  id: string,
  to: Partial<Pick<ConfigurationItem, ItemFlag | ItemDate | 'count' | 'test' | 'testCount' | 'unlimited'>>,
): ConfigurationEdit {
  const visit = (item: ConfigurationItem): ConfigurationItem =>
    item.id === id ? { ...item, ...to } : { ...item, children: item.children.map(visit) }
  return unchanged(items.map(visit))
}

type ItemFlag = 'student' | 'editModules' | 'connect'
type ItemDate = 'startDate' | 'endDate'

/** Makes the item a test version with so many test uses (start with 0) and clears student; null ends the test. */
export function setTest(items: readonly ConfigurationItem[], id: string, testCount: number | null): ConfigurationEdit {
  if (testCount === null) return change(items, id, { test: false, testCount: 0 })
  if (!isCountNumber(testCount)) {
    throw new LicenceError('configuration.testCountRange', {
      name: findItem(items, id)?.name ?? '',
      maximum: maximumCount,
    })
  }
  return change(items, id, { test: true, testCount, student: false })
}

/** Switches the student flag; on clears the test. */
export function setStudent(items: readonly ConfigurationItem[], id: string, on: boolean): ConfigurationEdit {
  return change(items, id, on ? { student: true, test: false, testCount: 0 } : { student: false })
}

/** Allows or forbids editing the modules. */
export function setEditModules(items: readonly ConfigurationItem[], id: string, on: boolean): ConfigurationEdit {
  return change(items, id, { editModules: on })
}

/** Switches the connect flag. */
export function setConnect(items: readonly ConfigurationItem[], id: string, on: boolean): ConfigurationEdit {
  return change(items, id, { connect: on })
}

/** Sets or clears the first day. */
export function setStartDate(items: readonly ConfigurationItem[], id: string, day: string | null): ConfigurationEdit {
  return change(items, id, { startDate: day })
}

/** Sets the limited date: a day, 'unlimited', or null for not chosen yet. */
export function setEndDate(items: readonly ConfigurationItem[], id: string, end: string | null): ConfigurationEdit {
  return change(
    items,
    id,
    end === 'unlimited' ? { endDate: null, unlimited: true } : { endDate: end, unlimited: false },
  )
}

/** True for a whole number from 0 to 100. */
export function isCountNumber(n: number): boolean {
  return Number.isInteger(n) && n >= 0 && n <= maximumCount
}
