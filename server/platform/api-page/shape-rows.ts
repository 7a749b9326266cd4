/** A shape as OpenAPI describes it. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  default?: unknown
  additionalProperties?: Schema | boolean
  $ref?: string
}

/** One field of a body or an answer: where it stands (`machine.names[]`), what it takes, whether it must be given. */
export interface ShapeRow {
  path: string
  type: string
  required: boolean
}

/** Every field of a shape, the ones within others below them. */
export function shapeRows(schema: Schema, path = ''): ShapeRow[] {
  const alternatives = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).filter(({ type }) => type !== 'null')
  if (!schema.properties && alternatives.length > 0) return unique(alternatives.flatMap((one) => shapeRows(one, path)))
  if (schema.items) return shapeRows(schema.items, `${path}[]`)
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [{ path: at, type: typeOf(field), required: required.has(name) }, ...shapeRows(field, at)]
  })
}

const unique = (rows: ShapeRow[]): ShapeRow[] => [
  ...new Map(rows.map((row) => [`${row.path} ${row.type}`, row])).values(),
]

/** What a field takes, in a few words. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(' | ')
  if (schema.items) return `list of ${typeOf(schema.items)}${bounds([['at most', schema.maxItems]])}`
  const type = [schema.type ?? 'any value'].flat().join(' | ')
  const more = bounds([
    ['from', schema.minimum === Number.MIN_SAFE_INTEGER ? undefined : schema.minimum],
    ['to', schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum],
    ['at least', schema.minLength],
    ['at most', schema.maxLength],
  ])
  const by = schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} when left out`
  return `${schema.format ? `${type} (${schema.format})` : type}${more}${by}`
}

const bounds = (limits: [string, number | undefined][]): string =>
  limits
    .filter(([, value]) => value !== undefined)
    .map(([word, value]) => `, ${word} ${value}`)
    .join('')

/** A value that fits a shape, where the contract gives no example of its own. */
export function sampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first && !schema.properties) return sampleOf(first)
  const type = [schema.type ?? []].flat()[0]
  if (type === 'object' || schema.properties)
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]))
  if (type === 'array') return schema.items ? [sampleOf(schema.items)] : []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'null') return null
  return samples[schema.format ?? ''] ?? 'text'
}

const samples: Record<string, string> = {
  uuid: '0198c0de-0000-7000-8000-000000000042',
  email: 'mia.voss@kundenfirma.example',
  date: '2027-01-31',
  'date-time': '2027-01-31T09:00:00.000Z',
  base64: 'S0VZV0VSSw==',
}
