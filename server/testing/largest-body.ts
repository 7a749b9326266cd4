import { z } from 'zod'

interface Schema {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  maxItems?: number
  maxLength?: number
  maximum?: number
}

/** The largest body of a shape in lists and names, of at most so many values: lists are full, each choice is the widest one. */
export function largestBody(shape: z.ZodType, values: number): unknown {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
  return filled(schema, values)
}

function filled(schema: Schema, values: number): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.at(-1)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) {
    const all = choices.map((one) => filled(one, values))
    return all.reduce((widest, one) => (JSON.stringify(one).length > JSON.stringify(widest).length ? one : widest))
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    const lists = Math.max(1, fields.filter(([, { type }]) => type === 'array').length)
    return Object.fromEntries(
      fields.map(([name, field]) => [name, filled(field, Math.floor((values - fields.length) / lists))]),
    )
  }
  if (schema.prefixItems) return schema.prefixItems.map((one) => filled(one, values))
  if (schema.type === 'array') {
    const { maxItems = Infinity, items = {} } = schema
    const one = filled(items, 0)
    const size = countValues(one)
    if (values < size || maxItems === 0) return []
    return Array.from({ length: Math.min(maxItems, Math.floor(values / size)) }, () => one)
  }
  if (schema.type === 'number' || schema.type === 'integer') return Math.min(schema.maximum ?? 1, 2 ** 31)
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid') return '0198c0de-ffff-7000-8000-000000000000'
  return 'x'.repeat(Math.min(schema.maxLength ?? 20, 40))
}

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + countValues(one), 1)
    : 1
