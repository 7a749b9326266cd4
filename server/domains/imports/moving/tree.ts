import type { ImportField } from '#contract/import-kinds.ts'
import type { Read } from '#platform/operations/operations.ts'
import { type Problem, shownValue, type Values } from '../values.ts'
import { missingValue } from './moved-record.ts'
import { modulesNamed, type ModuleNamed } from './references.ts'

/** A row of a table in which several rows make one record. */
export interface TreeRow {
  row: number
  values: Values
  problems: Problem[]
}

/** A row at its place below others. */
export interface TreeNode {
  row: number
  values: Values
  module: ModuleNamed
  children: TreeNode[]
}

const levels = ['module1', 'module2', 'module3'] as const satisfies readonly ImportField[]

/** The words of a row's path, from level one down; null where a level between is left out. */
function pathOf(values: Values): string[] | null {
  const words = levels.map((level) => values[level])
  const path = words.filter((word) => word !== undefined)
  return path.length > 0 && path.every((word, at) => word === words[at]) ? path : null
}

const keyOf = (path: readonly string[]): string => JSON.stringify(path)

/** The tree that rows make, siblings in the order of the table, and what is wrong with which row. */
export async function treeOfRows(
  read: Read,
  rows: readonly TreeRow[],
): Promise<{ tree: TreeNode[]; problems: Map<number, Problem[]> }> {
  const problems = new Map<number, Problem[]>()
  const tell = (row: number, problem: Problem) => void problems.set(row, [...(problems.get(row) ?? []), problem])
  const names = new Set(rows.flatMap(({ values }) => pathOf(values) ?? []))
  const named = await modulesNamed(read, [...names])
  const nodes = new Map<string, { path: string[]; node: TreeNode }>()
  for (const { row, values } of rows) {
    const path = pathOf(values)
    const word = path?.at(-1)
    if (!path || word === undefined) {
      tell(row, missingValue('module1'))
      continue
    }
    const field = levels[path.length - 1] ?? 'module1'
    const [module, second] = named(path.length, word)
    const details = { value: shownValue(word) }
    const first = nodes.get(keyOf(path))
    if (first) tell(row, { code: 'imports.twice', field, details: { row: first.node.row } })
    else if (second) tell(row, { code: 'imports.referenceAmbiguous', field, details })
    else if (!module) tell(row, { code: 'imports.moduleUnknown', field, details })
    else nodes.set(keyOf(path), { path, node: { row, values, module, children: [] } })
  }
  const tree: TreeNode[] = []
  for (const { path, node } of nodes.values()) {
    const above = nodes.get(keyOf(path.slice(0, -1)))
    if (path.length === 1) tree.push(node)
    else if (above) above.node.children.push(node)
    else
      tell(node.row, {
        code: 'imports.moduleAboveMissing',
        field: 'module1',
        details: { value: shownValue(path.at(-1) ?? '') },
      })
  }
  return { tree, problems }
}

/** Every node of a tree, parents first. */
export const nodesOf = (tree: readonly TreeNode[]): TreeNode[] =>
  tree.flatMap((node) => [node, ...nodesOf(node.children)])
