import type { ConfigurationItemInput } from '#contract/configuration-items.ts'
import { configurationDescription, configurationName } from '#contract/holdings.ts'
import { languageOf } from '#contract/shapes.ts'
import { configurationWithItems, itemsFromInput, saveConfiguration } from '#domains/configurations/public.ts'
import type { HoldingFacts } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { checkConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import type { Read } from '#platform/operations/operations.ts'
import { productTitle } from '#texts/product-names.ts'
import { changesInWords, type Problem, type RowChanges, shownValue, unlimitedWord, type Values } from '../values.ts'
import { type ClassifiedGroup, refusedGroup, refusedGroups } from './group.ts'
import { holdingNamed } from './holders.ts'
import { missingValue } from './moved-record.ts'
import { nodesOf, type TreeNode, type TreeRow, treeOfRows } from './tree.ts'

type Input = Omit<ConfigurationItemInput, 'children'> & { children: Input[] }

const countIn = (value: string | boolean | undefined): ConfigurationItemInput['count'] =>
  value === 'uncounted' || value === 'dependency' ? { kind: value } : { kind: 'counted', n: Number(value) }

const inputOf = ({ values, module, children }: TreeNode, sorting: number): Input => ({
  moduleId: module.id,
  count: countIn(values.count),
  startDate: values.startDate ?? null,
  endDate: values.endDate === undefined || values.endDate === unlimitedWord ? null : values.endDate,
  unlimited: values.endDate === unlimitedWord,
  test: values.test === true,
  testCount: Number(values.testCount ?? 0),
  student: values.student === true,
  editModules: values.editModules === true,
  connect: values.connect === true,
  sorting,
  children: children.map(inputOf),
})

/** The rows of a holding together are its configuration; another one becomes historical. */
export async function classifyConfiguration(read: Read, rows: readonly TreeRow[]): Promise<ClassifiedGroup> {
  const [first] = rows
  if (!first) return refusedGroup(0, missingValue('holding'))
  const holding = await holdingNamed(read, first.values)
  if ('problem' in holding) return refusedGroup(first.row, holding.problem)
  const { tree, problems } = await treeOfRows(read, rows)
  for (const { row, values } of nodesOf(tree))
    if (values.count === undefined) problems.set(row, [...(problems.get(row) ?? []), missingValue('count')])
  const { configurationId } = holding
  const current =
    configurationId === null ? undefined : await configurationWithItems(read.db, read.actor, configurationId)
  const labels = labelsOf(first.values, holding, current)
  for (const problem of labelProblems(labels)) problems.set(first.row, [...(problems.get(first.row) ?? []), problem])
  if (problems.size > 0) return refusedGroups(problems, holding.id)
  const input = tree.map(inputOf)
  const modules = new Map(nodesOf(tree).map(({ module }) => [module.id, module]))
  const items = itemsFromInput(input, modules)
  const broken = checkConfiguration(items)
  if (broken.length > 0)
    return refusedGroup(first.row, { code: 'configurations.broken', field: null, details: { broken } })
  const changes = current ? changesOf(tree, { current: current.items, kept: keptOnSave(items) }) : new Map()
  if (current) noteLabels(changes, first.row, current, labels)
  return {
    outcome: !current ? 'new' : changes.size > 0 ? 'changed' : 'unchanged',
    problems,
    changes,
    recordId: holding.id,
    write: async (call) => {
      const saving = { basedOn: configurationId, ...labels, changeNotes: '', updateAll: false }
      await saveConfiguration(call, holding.id, { ...saving, items: input as ConfigurationItemInput[] })
      return { id: holding.id }
    },
  }
}

interface Labels {
  name: string
  description: string
}

/** What the table calls it, what it is called, or else as the product. */
function labelsOf(
  { configurationName: name, description }: Values,
  { product, holder }: HoldingFacts,
  current?: Labels,
): Labels {
  const title = `${productTitle(product, languageOf(holder.language))} ${product.version}`
  return {
    name: (name ?? current?.name ?? title.slice(0, 30)).trim(),
    description: (description ?? current?.description ?? name ?? title).trim(),
  }
}

function labelProblems({ name, description }: Labels): Problem[] {
  const shapes = [
    ['configurationName', configurationName, name],
    ['description', configurationDescription, description],
  ] as const
  return shapes
    .filter(([, shape, text]) => !shape.safeParse(text).success)
    .map(([field, , text]) => ({ code: 'imports.valueInvalid', field, details: { value: shownValue(text) } }))
}

function noteLabels(changes: Map<number, RowChanges>, row: number, before: Labels, after: Labels): void {
  const differing: RowChanges = {
    ...(before.name !== after.name && { configurationName: [before.name, after.name] }),
    ...(before.description !== after.description && { description: [before.description, after.description] }),
  }
  if (Object.keys(differing).length > 0) changes.set(row, { ...changes.get(row), ...differing })
}

/** What is said of an item, by the columns that bring it. */
const cellsOf = ({ count, unlimited, endDate, ...item }: ConfigurationItem): Record<string, unknown> => ({
  count: count.kind === 'counted' ? count.n : count.kind,
  startDate: item.startDate,
  endDate: unlimited ? '∞' : endDate,
  test: item.test,
  testCount: item.testCount,
  student: item.student,
  editModules: item.editModules,
  connect: item.connect,
})

const order = (items: readonly ConfigurationItem[]): string =>
  items
    .map(({ licName }) => licName)
    .join(', ')
    .slice(0, 300)

/** Rows whose module is new or other than it is; what is no longer named, and another order, stand at the first row of a level. */
function changesOf(
  nodes: readonly TreeNode[],
  { current, kept }: { current: readonly ConfigurationItem[]; kept: readonly ConfigurationItem[] },
): Map<number, RowChanges> {
  const changes = new Map<number, RowChanges>()
  for (const node of nodes) {
    const item = kept.find(({ moduleId }) => moduleId === node.module.id)
    const before = current.find(({ moduleId }) => moduleId === node.module.id)
    // Without a seat it is not stored.
    if (!item) continue
    const [was, is] = [before ? cellsOf(before) : {}, cellsOf(item)]
    const differing = Object.entries(is).filter(([name, value]) => (was[name] ?? null) !== value && (before || value))
    if (differing.length > 0)
      changes.set(node.row, changesInWords(differing.map(([name, value]) => [name, was[name], value])))
    if (node.children.length === 0 && before && before.children.length > 0)
      changes.set(node.row, { ...changes.get(node.row), module2: [order(before.children), ''] })
    for (const [row, below] of changesOf(node.children, { current: before?.children ?? [], kept: item.children }))
      changes.set(row, below)
  }
  const [first] = nodes
  if (first && order(current) !== order(kept))
    changes.set(first.row, { ...changes.get(first.row), module1: [order(current), order(kept)] })
  return changes
}
