import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { root } from '../steps.ts'

/** One place of the source, and what is put there instead. */
export interface Mutant {
  file: string
  line: number
  from: string
  to: string
  /** The occurrence of `from` in its file, since the same words may stand in it twice. */
  occurrence: number
  killedBy?: string
}

/** Where a mutant stands in its file today. */
interface Place {
  start: number
  end: number
}

const opposite: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
}

/** A node of the ESTree as the build reads it, with what is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  operator?: string
  value?: unknown
  argument?: Node
  callee?: Node
  object?: Node
  property?: Node & { name?: string }
  [part: string]: unknown
}

/** What could be wrong with this node: another operator, branch or bound, a condition of a query left out. */
function mutationOf(node: Node, text: (part: unknown) => string): string | null {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = opposite[node.operator ?? '']
      return operator === undefined ? null : `${text(node['left'])} ${operator} ${text(node['right'])}`
    }
    case 'ConditionalExpression':
      return `${text(node['test'])} ? ${text(node['alternate'])} : ${text(node['consequent'])}`
    case 'IfStatement':
      return text(node).replace(text(node['test']), () => `!(${text(node['test'])})`)
    case 'UnaryExpression':
      return node.operator === '!' ? text(node.argument) : null
    case 'Literal':
      if (typeof node.value === 'boolean') return String(!node.value)
      return typeof node.value === 'number' ? String(node.value + 1) : null
    case 'CallExpression':
      return node.callee?.property?.name === 'where' ? text(node.callee.object) : null
    default:
      return null
  }
}

const contentOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const parse = (file: string, content: string) => parseAst(content, { lang: file.endsWith('x') ? 'tsx' : 'ts' })

/** Calls back for each node of a file that stays when types are taken out. */
function visit(part: unknown, each: (node: Node) => void): void {
  if (Array.isArray(part)) return part.forEach((one) => visit(one, each))
  if (typeof part !== 'object' || part === null || !('type' in part)) return
  const node = part as Node
  if (node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(node.type)) return
  each(node)
  for (const inner of Object.values(node)) visit(inner, each)
}

export function mutantsIn(file: string): Mutant[] {
  const content = contentOf(file)
  const text = (part: unknown) => content.slice((part as Node).start, (part as Node).end)
  const found: Mutant[] = []
  visit(parse(file, content), (node) => {
    const to = mutationOf(node, text)
    const from = text(node)
    if (to === null || from.length >= 2_000) return
    const before = content.slice(0, node.start)
    found.push({ file, line: before.split('\n').length, from, to, occurrence: before.split(from).length - 1 })
  })
  return found
}

/** Undefined where its words are gone. */
export function placeOf({ file, from, occurrence }: Mutant): Place | undefined {
  if (!existsSync(join(root, file))) return undefined
  const parts = contentOf(file).split(from)
  if (parts.length <= occurrence + 1) return undefined
  const start = parts.slice(0, occurrence + 1).join(from).length
  return { start, end: start + from.length }
}

/** Whether what stands there runs when its file is loaded, and not when a function of it is called. */
export function isAtLoad(mutant: Mutant): boolean {
  const place = placeOf(mutant)
  let inFunction = false
  visit(parse(mutant.file, contentOf(mutant.file)), ({ type, start, end }) => {
    inFunction ||= place !== undefined && type.includes('Function') && start <= place.start && place.end <= end
  })
  return !inFunction
}

/** Puts what `change` makes of each mutant in its place; answers what puts all back. */
export function putIn(mutants: readonly Mutant[], change: (mutant: Mutant) => string): () => void {
  const before = new Map(mutants.map(({ file }) => [file, contentOf(file)]))
  const placed = mutants.flatMap((mutant) => {
    const place = placeOf(mutant)
    return place ? [{ mutant, place }] : []
  })
  // From the end of each file, so that places before it stay where they are.
  for (const { mutant, place } of placed.toSorted((first, second) => second.place.start - first.place.start)) {
    const content = contentOf(mutant.file)
    const changed = content.slice(0, place.start) + change(mutant) + content.slice(place.end)
    writeFileSync(join(root, mutant.file), changed)
  }
  return () => {
    for (const [file, content] of before) writeFileSync(join(root, file), content)
  }
}
