import { z } from 'zod'
import type { Operation } from '#contract/operation.ts'
import { isRecord } from '../record.ts'
import type { Schema } from './shape-rows.ts'

type Direction = 'input' | 'output'
type Names = ReadonlyMap<z.core.$ZodType, string>

/** Writes shapes of the contract as JSON schemas (draft 2020-12). */
export interface SchemaWriter {
  schemaOf: (shape: z.core.$ZodType, io: Direction) => Schema
  /** The schemas of named shapes that were written so far. */
  named: Record<string, Schema>
}

/** A writer whose schemas stand where they are used, in whole. */
export const inlineSchemas: SchemaWriter = { schemaOf: (shape, io) => plainSchema(shape, io), named: {} }

/** A writer that refers to `#/components/schemas` where a shape has a name. */
export function namedSchemas(names: Names): SchemaWriter {
  const named: Record<string, Schema> = {}
  const registries = { input: registryOf(names, 'Input'), output: registryOf(names, '') }
  const schemaOf = (shape: z.core.$ZodType, io: Direction): Schema => {
    const written = plainSchema(shape, io, registries[io])
    const { $defs = {}, ...schema } = JSON.parse(
      JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/'),
    ) as Schema & { $defs?: Record<string, Schema> }
    Object.assign(named, $defs)
    return schema
  }
  return { schemaOf, named }
}

/** Names of shapes beside what the shapes say themselves. What is sent may differ from what is answered, in defaults. */
function registryOf(names: Names, suffix: string) {
  const registry = z.registry<Record<string, unknown>>()
  for (const [shape, name] of names)
    registry.add(shape, {
      ...z.globalRegistry.get(shape),
      id: suffix === '' || name.endsWith(suffix) ? name : `${name}${suffix}`,
    })
  const get = registry.get.bind(registry)
  registry.get = (shape) => get(shape) ?? (z.globalRegistry.get(shape) as never)
  return registry
}

function plainSchema(shape: z.core.$ZodType, io: Direction, metadata?: z.core.$ZodRegistry<Record<string, unknown>>) {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => sayAllOf(zodSchema, jsonSchema, io),
    ...(metadata && { metadata }),
  })
  return schema as Schema
}

/** Says what zod knows of a shape and does not write by itself. */
function sayAllOf({ _zod: { def } }: z.core.$ZodTypes, schema: z.core.JSONSchema.BaseSchema, io: Direction): void {
  // A number in a query is text first: which ones are taken is said by what it becomes.
  if (io === 'input' && def.type === 'pipe' && schema.type === 'number')
    Object.assign(schema, withoutDialect(z.toJSONSchema(def.out, { io })))
  // A list of fixed length ends by its length: `items: false` says the same, and several tools misread it.
  if (schema.prefixItems && schema.items === false) schema.items = {}
  // What is left out there is not checked, so it need not fit.
  if (io === 'input' && schema.default === '' && schema.minLength) {
    const { minLength } = schema
    delete schema.minLength
    schema.anyOf = [{ const: '' }, { minLength }]
  }
}

function withoutDialect(written: z.core.JSONSchema.BaseSchema) {
  const { $schema: _, ...schema } = written
  return schema
}

/** The shape of a JSON body an operation takes; null where it takes none. */
export function bodySchema({ uploadLimit, method, body }: Operation, { schemaOf }: SchemaWriter): Schema | null {
  if (method === 'GET' || uploadLimit !== null) return null
  const schema = schemaOf(body, 'input')
  return schema.type === 'object' && !isRecord(schema.additionalProperties) && emptyRecord(schema.properties)
    ? null
    : schema
}

const emptyRecord = (properties: object = {}) => Object.keys(properties).length === 0
