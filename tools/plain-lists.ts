import { parseAst } from 'vite'
import { z } from 'zod'
import type { List } from '#contract/list.ts'

/** The module that checks a list's query by what {@link plainList} writes. */
export const checker = '#web/ui/table/plain-query.ts'

// What the checker knows of a field; a list that asks for more keeps its shapes.
const checked = new Set([
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'default',
])

const types = new Set<string | undefined>(['string', 'number', 'integer'])

/** A list's columns and query as source text without shapes; undefined where text cannot say all of them. */
export function plainList({ list, query }: { list: List; query: z.ZodObject }): string | undefined {
  const columns = Object.entries(list.columns).map(([name, { value, ...column }]) => {
    const source = value ? closedSource(value) : ''
    if (source === undefined) return undefined
    const plain = JSON.stringify(column)
    return `${name}: ${source ? `${plain.slice(0, -1)}, value: ${source}}` : plain}`
  })
  const fields = plainFields(query)
  if (!fields || columns.includes(undefined)) return undefined
  const { columns: _, ...rest } = list
  return `list: {...${JSON.stringify(rest)}, columns: {${columns.join(',')}}}, query: plainQuery(${JSON.stringify(fields)})`
}

function plainFields(query: z.ZodObject): object | undefined {
  if (Object.values(query.shape as unknown as Record<string, Shape>).some(hasOwnChecks)) return undefined
  let fields: Record<string, { type?: string }>
  try {
    fields = z.toJSONSchema(query, { io: 'output' }).properties as typeof fields
    // Stands in no address.
    delete fields['after']
  } catch {
    // Something in it no schema in JSON can say.
    return undefined
  }
  const known = (field: { type?: string }) =>
    types.has(field.type) && Object.keys(field).every((key) => checked.has(key))
  return Object.values(fields).every(known) ? fields : undefined
}

interface Shape {
  _zod: { def: { checks?: Shape[]; check?: string; innerType?: Shape; in?: Shape; out?: Shape } }
}

/** Whether a shape is checked by a function, which its description leaves out without a word. */
function hasOwnChecks({ _zod: { def } }: Shape): boolean {
  if (def.checks?.some(({ _zod }) => _zod.def.check === 'custom')) return true
  return [def.innerType, def.in, def.out].some((inner) => inner !== undefined && hasOwnChecks(inner))
}

const everywhere = new Set(['String', 'Number', 'Boolean', 'Object', 'Array', 'Math', 'undefined'])

/** The source of a function that needs nothing but what it is given; undefined for any other. */
function closedSource(value: (row: never) => unknown): string | undefined {
  const source = value.toString()
  const used = new Set<string>()
  const declared = new Set<string>(everywhere)
  look(parseAst(`(${source})`) as unknown as Node, false)
  return [...used].every((name) => declared.has(name)) ? source : undefined

  function look(node: Node, declares: boolean): void {
    if (node.type === 'Identifier') (declares ? declared : used).add(node['name'] as string)
    for (const [key, part] of Object.entries(node)) {
      // Names of fields are not names of values.
      if (!node['computed'] && ((node.type === 'MemberExpression' && key === 'property') || key === 'key')) continue
      const inner =
        key === 'params' ||
        key === 'param' ||
        (node.type === 'VariableDeclarator' && key === 'id') ||
        (declares && key !== 'right')
      for (const one of Array.isArray(part) ? part : [part])
        if (typeof one === 'object' && one !== null && 'type' in one) look(one as Node, inner)
    }
  }
}

type Node = { type: string } & Record<string, unknown>
