/** How many seats an item has. `n` is 0 to 100; a dependency comes with another module and has no seats of its own. */
export type Count = { kind: 'counted'; n: number } | { kind: 'uncounted' } | { kind: 'dependency' }

/** The highest count of an item. */
export const maximumCount = 100

/** One module of a configuration, with the modules of the next level beneath it. */
export interface ConfigurationItem {
  id: string
  moduleId: string
  level: 1 | 2 | 3
  name: string
  /** The name by which the licensed program asks for the module. */
  licName: string
  licNameParent: string | null
  count: Count
  startDate: string | null
  /** 'YYYY-MM-DD'; null while there is none, or when unlimited. */
  endDate: string | null
  /** True: runs without an end. Null `endDate` and false: no end has been chosen yet. */
  unlimited: boolean
  test: boolean
  testCount: number
  student: boolean
  editModules: boolean
  connect: boolean
  sorting: number
  children: ConfigurationItem[]
}

/** What an edit did: the new tree, and the ids of other items it changed on the way. */
export interface ConfigurationEdit {
  items: ConfigurationItem[]
  lifted: string[]
  lowered: string[]
  removed: string[]
}

/** A count on one scale: uncounted is above every number, a dependency has no place (null). */
export function seats(count: Count): number | null {
  if (count.kind === 'dependency') return null
  return count.kind === 'uncounted' ? Number.POSITIVE_INFINITY : count.n
}

/** Every item of the tree, parents before children, with its ancestors from the top. */
export function walkItems(
  items: readonly ConfigurationItem[],
  visit: (item: ConfigurationItem, ancestors: readonly ConfigurationItem[]) => void,
  ancestors: readonly ConfigurationItem[] = [],
): void {
  for (const item of items) {
    visit(item, ancestors)
    walkItems(item.children, visit, [...ancestors, item])
  }
}

/** The explorer: the level-one item 'E' without a parent, whose count bounds all others. */
export function explorerOf(items: readonly ConfigurationItem[]): ConfigurationItem | undefined {
  return items.find((item) => item.level === 1 && item.licName === 'E' && !item.licNameParent)
}
