// `node tools/generate-client.ts`: writes the types of the client package from the contract. `--verify` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { licensingOperations, serviceLicence } from '#contract/licensing.ts'
import type { Operation } from '#contract/operation.ts'
import { root } from './steps.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  description?: string
  contentEncoding?: string
  /** Of a shape that has a name of its own. */
  title?: string
}

/** Shapes several operations answer, by the name they have in the client. */
const named = new Map<z.core.$ZodType, string>([[serviceLicence, 'ServiceLicence']])

export const clientFile = join(root, 'client', 'src', 'operations.gen.ts')

/** The text of the generated file: every operation of the licence API with what it takes and answers. */
export function clientText(): string {
  const operations = licensingOperations as unknown as Operation[]
  const shapes = operations.map(
    (one) => `  /** ${one.summary} */
  ${one.name}: {
    input: ${inputOf(one)}
    output: ${typeOf(schemaOf(one.output, 'output'), 2)}
  }`,
  )
  const routes = operations.map(
    ({ method, path, keyRequired, signed, ...one }) =>
      `  ${one.name}: { method: '${method}', path: '${path}', keyRequired: ${keyRequired}, signed: ${signed}, files: [${filesIn(schemaOf(one.output, 'output')).map(literal).join(', ')}] },`,
  )
  const interfaces = [...named].map(([shape, name]) => {
    const { title: _title, ...schema } = schemaOf(shape, 'output')
    return `export interface ${name} ${typeOf(schema, 0)}`
  })
  return `// Generated from the contract by tools/generate-client.ts; do not edit.
${interfaces.join('\n\n')}

export interface Operations {
${shapes.join('\n')}
}

export const operations = {
${routes.join('\n')}
} as const
`
}

const schemaOf = (shape: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = named.get(zodSchema)
      if (name) jsonSchema.title = name
    },
  }) as Schema

function inputOf({ params, body }: Operation): string {
  const [path, rest] = [schemaOf(params, 'input'), schemaOf(body, 'input')]
  const merged = {
    type: 'object',
    properties: { ...path.properties, ...rest.properties },
    required: [...(path.required ?? []), ...(rest.required ?? [])],
  }
  if (Object.keys(merged.properties).length === 0) return 'Record<string, never>'
  // Who has a file in base64 already may hand it over so.
  return typeOf(merged, 2).replaceAll('Uint8Array', 'Uint8Array | string')
}

/** Where files stand in an answer: the names that lead to each, parted by dots. */
function filesIn({ contentEncoding, properties = {} }: Schema): string[] {
  if (contentEncoding === 'base64') return ['']
  return Object.entries(properties).flatMap(([name, one]) =>
    filesIn(one).map((inside) => (inside === '' ? name : `${name}.${inside}`)),
  )
}

function typeOf(schema: Schema, depth: number): string {
  // JSON holds files in base64; programs have bytes.
  if (schema.contentEncoding === 'base64') return 'Uint8Array'
  if (schema.title) return schema.title
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, depth)).join(' | ')
  if (schema.type === 'array') {
    const item = typeOf(schema.items ?? {}, depth)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object') return objectOf(schema, depth)
  const known: Record<string, string> = {
    string: 'string',
    integer: 'number',
    number: 'number',
    boolean: 'boolean',
    null: 'null',
  }
  return known[schema.type ?? ''] ?? 'unknown'
}

function objectOf({ properties, required = [], additionalProperties }: Schema, depth: number): string {
  if (!properties)
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, depth) : 'unknown'}>`
  const indent = '  '.repeat(depth + 1)
  const fields = Object.entries(properties).map(([name, one]) => {
    const optional = !required.includes(name)
    return `${indent}${name}${optional ? '?' : ''}: ${typeOf(one, depth + 1)}${optional ? ' | undefined' : ''}`
  })
  return `{\n${fields.join('\n')}\n${'  '.repeat(depth)}}`
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

if (import.meta.main) {
  const text = clientText()
  if (!process.argv.includes('--verify')) writeFileSync(clientFile, text)
  else if (readFileSync(clientFile, 'utf8') !== text) {
    console.error('The client package is out of date: run `node tools/generate-client.ts`.')
    process.exitCode = 1
  }
}
