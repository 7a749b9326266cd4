import fc from 'fast-check'
import { z } from 'zod'

interface Schema {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minLength?: number
  minimum?: number
}

/** The smallest input a shape takes. `idOf` says which id a field of that name gets. */
export const sampleOf = (shape: z.ZodType, idOf: (field: string) => string): unknown =>
  sample(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, '', idOf)

function sample(schema: Schema, name: string, idOf: (field: string) => string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice) return sample(choice, name, idOf)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {}, key, idOf)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, name, idOf))
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 0, 0)
    case 'boolean':
      return false
    case 'string':
      return textOf(schema, name, idOf)
    default:
      return null
  }
}

function textOf({ format, pattern, minLength = 0 }: Schema, name: string, idOf: (field: string) => string): string {
  if (format === 'uuid') return idOf(name)
  if (format === 'email') return 'probe@probe.example'
  if (format === 'date') return '2027-01-01'
  // What excludes characters is met by letters as well.
  if (pattern && !/^\^(?:\[\^|\(\?:\(\?<=)/.test(pattern))
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0]!
  return 'x'.repeat(Math.max(minLength, 1))
}
