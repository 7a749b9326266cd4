import type { Master } from '#contract/masters.ts'
import {
  addMasterItems,
  changeMasterItem,
  createMaster,
  readMaster,
  sortMasterItems,
} from '#domains/configurations/public.ts'
import { shareProductTitle } from '#domains/products/public.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { changesInWords, type RowChanges, unlimitedWord, type Values } from '../values.ts'
import { type ClassifiedGroup, refusedGroup, refusedGroups } from './group.ts'
import { missingValue } from './moved-record.ts'
import { foundBy, findReferenced } from './references.ts'
import { nodesOf, type TreeNode, type TreeRow, treeOfRows } from './tree.ts'

type Item = Master['items'][number] | Master['items'][number]['children'][number]
type AnyItem = Omit<Item, 'children' | 'level' | 'dependency'> & {
  level: number
  dependency?: Master['items'][number]['dependency']
  children: readonly AnyItem[]
}

/** What a row says of its module in the master, by the names of `changeMasterItem`. */
function factsOf(values: Values): Record<string, string | number | boolean | null> {
  const facts: Record<string, string | number | boolean | null> = {}
  for (const name of [
    'dependency',
    'automaticallySelected',
    'visible',
    'test',
    'student',
    'editModules',
    'connect',
  ] as const)
    if (values[name] !== undefined) facts[name] = values[name]
  if (values.startDate !== undefined) facts['startDate'] = values.startDate
  if (values.testCount !== undefined) facts['testCount'] = Number(values.testCount)
  if (values.endDate !== undefined) {
    facts['unlimited'] = values.endDate === unlimitedWord
    facts['endDate'] = values.endDate === unlimitedWord ? null : values.endDate
  }
  return facts
}

function currentFacts({ count, dependency, ...item }: AnyItem): Record<string, unknown> {
  return {
    ...item,
    dependency: count.kind === 'dependency',
    automaticallySelected: dependency?.automaticallySelected ?? true,
    visible: dependency?.visible ?? false,
  }
}

/** The facts of a row that are other than the item's. */
const otherFacts = (values: Values, item: AnyItem) => {
  const current = currentFacts(item)
  const isDependency = values.dependency ?? current['dependency']
  return Object.entries(factsOf(values)).filter(
    ([name, value]) =>
      current[name] !== value &&
      // Only a dependency of level one can be chosen or seen.
      !(['automaticallySelected', 'visible'].includes(name) && (item.level !== 1 || !isDependency)),
  )
}

/** The rows of a product together are its master; modules they do not name stay behind them. */
export async function classifyMaster(read: Read, rows: readonly TreeRow[]): Promise<ClassifiedGroup> {
  const [first] = rows
  const text = first?.values.product
  if (!first || text === undefined) return refusedGroup(first?.row ?? 0, missingValue('product'))
  const product = await findReferenced(read, { kind: 'products', field: 'product', text })
  if ('problem' in product) return refusedGroup(first.row, product.problem)
  const { tree, problems } = await treeOfRows(read, rows)
  if (problems.size > 0) return refusedGroups(problems, product.id)
  const master = await foundBy(() => readMaster(read.db, product.id))
  const changes = new Map<number, RowChanges>()
  if (master) noteChanges(changes, tree, master.items)
  return {
    outcome: !master ? 'new' : changes.size > 0 ? 'changed' : 'unchanged',
    problems,
    changes,
    recordId: product.id,
    write: async (call) => {
      await writeMaster(call, product.id, tree)
      return { id: product.id }
    },
  }
}

function noteChanges(changes: Map<number, RowChanges>, nodes: readonly TreeNode[], items: readonly AnyItem[]): void {
  for (const node of nodes) {
    const item = items.find(({ moduleId }) => moduleId === node.module.id)
    if (!item) for (const { row, module } of nodesOf([node])) changes.set(row, { module1: ['', module.licName] })
    else {
      const other = otherFacts(node.values, item)
      const current = currentFacts(item)
      if (other.length > 0)
        changes.set(node.row, changesInWords(other.map(([name, value]) => [name, current[name], value])))
      noteChanges(changes, node.children, item.children)
    }
  }
  const wished = orderOf(nodes, items)
  const [first] = nodes
  if (first && !changes.has(first.row) && wished.join() !== items.map(({ moduleId }) => moduleId).join()) {
    const names = new Map([
      ...items.map(({ moduleId, licName }) => [moduleId, licName] as const),
      ...nodes.map(({ module }) => [module.id, module.licName] as const),
    ])
    const inWords = (ids: readonly string[]) =>
      ids
        .map((id) => names.get(id))
        .join(', ')
        .slice(0, 300)
    changes.set(first.row, { module1: [inWords(items.map(({ moduleId }) => moduleId)), inWords(wished)] })
  }
}

/** Modules in the order of the table, then those it does not name. */
function orderOf(nodes: readonly TreeNode[], items: readonly AnyItem[]): string[] {
  const named = nodes.map(({ module }) => module.id)
  return [...named, ...items.map(({ moduleId }) => moduleId).filter((id) => !named.includes(id))]
}

async function writeMaster(call: Write, productId: string, tree: readonly TreeNode[]): Promise<void> {
  const there = await foundBy(() => readMaster(call.db, productId))
  const master = there ?? (await createMaster(call, await shareProductTitle(call, productId), null))
  await writeLevel(call, { productId, master, nodes: tree, path: [] })
}

interface Level {
  productId: string
  master: Master
  nodes: readonly TreeNode[]
  /** The modules above. */
  path: readonly string[]
}

const siblingsOf = (
  master: Master,
  path: readonly string[],
): { parentId: string | null; items: readonly AnyItem[] } => {
  let items: readonly AnyItem[] = master.items
  let parentId: string | null = null
  for (const moduleId of path) {
    const above = items.find((item) => item.moduleId === moduleId)
    parentId = above?.id ?? null
    items = above?.children ?? []
  }
  return { parentId, items }
}

/** Brings one level of a master into the order and to the facts of the table, and then those below it. */
async function writeLevel(call: Write, { productId, master: before, nodes, path }: Level): Promise<Master> {
  let master = before
  if (nodes.length === 0) return master
  const { parentId, items } = siblingsOf(master, path)
  const added = nodes.map(({ module }) => module.id).filter((id) => !items.some(({ moduleId }) => moduleId === id))
  const revised = () => ({ revision: master.revision })
  if (added.length > 0) master = await addMasterItems(call, productId, { ...revised(), parentId, moduleIds: added })
  const order = orderOf(nodes, siblingsOf(master, path).items)
  const present = siblingsOf(master, path).items
  if (order.join() !== present.map(({ moduleId }) => moduleId).join()) {
    const itemIds = order.flatMap((id) => present.find(({ moduleId }) => moduleId === id)?.id ?? [])
    master = await sortMasterItems(call, productId, { ...revised(), parentId, itemIds })
  }
  for (const { values, module, children } of nodes) {
    const item = siblingsOf(master, path).items.find(({ moduleId }) => moduleId === module.id)
    const other = item ? otherFacts(values, item) : []
    if (item && other.length > 0)
      master = await changeMasterItem(call, productId, item.id, { ...revised(), ...Object.fromEntries(other) })
    master = await writeLevel(call, { productId, master, nodes: children, path: [...path, module.id] })
  }
  return master
}
