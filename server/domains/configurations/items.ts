import type { ConfigurationItemInput } from '#contract/configuration-items.ts'
import type { ConfigurationItem, Count } from '#licence/configuration.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'

export interface Module {
  id: string
  level: ConfigurationItem['level']
  name: string
  licName: string
  licNameParent: string | null
}

/** The row of an item, with the facts of its module. */
export interface ItemRow extends Omit<ConfigurationItem, 'count' | 'children'> {
  configurationId: string
  parentId: string | null
  countKind: string
  count: number
}

interface Input extends Omit<ConfigurationItemInput, 'children'> {
  children: readonly Input[]
}

/** The tree a caller sent, its names from the catalogue; siblings in the order of their sorting. */
export function itemsFromInput(
  input: readonly Input[],
  modules: ReadonlyMap<string, Module>,
  level = 1,
): ConfigurationItem[] {
  const seen = new Set<string>()
  return input
    .toSorted((a, b) => a.sorting - b.sorting)
    .map(({ moduleId, children, ...item }, sorting) => {
      const module = modules.get(moduleId)
      if (module?.level !== level) fail('configurations.moduleUnknown', { moduleId })
      const { name, licName, licNameParent } = module
      if (seen.has(moduleId)) fail('configurations.moduleTwice', { name })
      seen.add(moduleId)
      const below = itemsFromInput(children, modules, level + 1)
      return {
        ...item,
        id: newId(),
        moduleId,
        level: module.level,
        name,
        licName,
        licNameParent,
        sorting,
        children: below,
      }
    })
}

/** Every module id of a tree a caller sent. */
export const moduleIdsOf = (input: readonly Input[]): string[] =>
  input.flatMap(({ moduleId, children }) => [moduleId, ...moduleIdsOf(children)])

/** The columns of an item, in the order of `ItemsByField`. */
export const itemFields = [
  'id',
  'configurationId',
  'parentId',
  'moduleId',
  'countKind',
  'count',
  'level',
  'name',
  'licName',
  'licNameParent',
  'startDate',
  'endDate',
  'unlimited',
  'test',
  'testCount',
  'student',
  'editModules',
  'connect',
  'sorting',
] as const satisfies (keyof ItemRow)[]

/** The items of one configuration: a list of values for each field, null where there are no items. */
export type ItemsByField = (unknown[] | null)[]

/** The tree of one configuration. */
export const treeOf = (configurationId: string, lists: ItemsByField): ConfigurationItem[] =>
  treesOf(rowsFrom(lists)).get(configurationId) ?? []

const rowsFrom = (lists: ItemsByField): ItemRow[] =>
  (lists[0] ?? []).map((_, at) => {
    const row: Partial<Record<keyof ItemRow, unknown>> = {}
    for (const [index, field] of itemFields.entries()) row[field] = lists[index]?.[at]
    return row as ItemRow
  })

/** The trees of the configurations the rows belong to; rows come in the order of their sorting. */
export function treesOf(rows: readonly ItemRow[]): Map<string, ConfigurationItem[]> {
  const trees = new Map<string, ConfigurationItem[]>()
  const siblings = Map.groupBy(rows, (row) => row.parentId ?? row.configurationId)
  const below = (id: string): ConfigurationItem[] => (siblings.get(id) ?? []).map(itemOf)
  const itemOf = ({ configurationId: _c, parentId: _p, countKind, count, ...item }: ItemRow) => ({
    ...item,
    count: countOf(countKind, count),
    children: below(item.id),
  })
  for (const { configurationId } of rows)
    if (!trees.has(configurationId)) trees.set(configurationId, below(configurationId))
  return trees
}

const countOf = (kind: string, n: number): Count =>
  kind === 'counted' ? { kind, n } : { kind: kind === 'uncounted' ? 'uncounted' : 'dependency' }

/** The same tree under new ids, siblings numbered from 0. */
export const copyWithNewIds = (items: readonly ConfigurationItem[]): ConfigurationItem[] =>
  items.map((item, sorting) => ({ ...item, id: newId(), sorting, children: copyWithNewIds(item.children) }))

/** Rows of a tree, parents first. */
export function rowsOf(items: readonly ConfigurationItem[], configurationId: string, parentId: string | null = null) {
  return items.flatMap((item): ReturnType<typeof rowOf>[] => [
    rowOf(item, { configurationId, parentId }),
    ...rowsOf(item.children, configurationId, item.id),
  ])
}

/** The row of an item, without the facts of its module. */
export type ItemValues = ReturnType<typeof rowOf>

const rowOf = (item: ConfigurationItem, place: { configurationId: string; parentId: string | null }) => ({
  ...place,
  id: item.id,
  sorting: item.sorting,
  moduleId: item.moduleId,
  countKind: item.count.kind,
  count: item.count.kind === 'counted' ? item.count.n : 0,
  startDate: item.startDate,
  endDate: item.endDate,
  unlimited: item.unlimited,
  test: item.test,
  testCount: item.testCount,
  student: item.student,
  editModules: item.editModules,
  connect: item.connect,
})

/** The tree without technical dependencies and what is beneath them, except the dependencies listed as visible. */
export const withoutDependencies = (
  items: readonly ConfigurationItem[],
  visible: ReadonlySet<string> = new Set(),
): ConfigurationItem[] =>
  items
    .filter((item) => item.count.kind !== 'dependency' || (item.level === 1 && visible.has(item.moduleId)))
    .map((item) => ({ ...item, children: withoutDependencies(item.children) }))
