/** What a field of a list's query may hold, as JSON Schema says it. */
interface Field {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  default?: unknown
}

/**
 * The query of a list, checked by its description: does for an address what the contract's shape does, without the library
 * of shapes. The build puts it in the shape's place (`tools/plain-lists.ts`).
 */
export function plainQuery(fields: Record<string, Field>) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { safeParse: (value: unknown) => ({ success: read(field, value) !== undefined }) },
    ]),
  )
  const parse = (given: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([name, field]) => [name, given[name] === undefined ? field.default : read(field, given[name])])
        .filter(([, value]) => value !== undefined),
    )
  return { shape, parse }
}

/** The value a text of the address means; undefined where it means none. */
function read(field: Field, given: unknown): unknown {
  const text = String(given).trim()
  const numeric = field.type === 'number' || field.type === 'integer'
  const value = numeric ? Number(text) : text
  const { enum: values, const: only, minimum, maximum, minLength, maxLength, pattern } = field
  const fits =
    (values === undefined || values.includes(value)) &&
    (only === undefined || only === value) &&
    (!numeric || (text !== '' && Number.isFinite(value) && (field.type === 'number' || Number.isInteger(value)))) &&
    (minimum === undefined || Number(value) >= minimum) &&
    (maximum === undefined || Number(value) <= maximum) &&
    (minLength === undefined || text.length >= minLength) &&
    (maxLength === undefined || text.length <= maxLength) &&
    (pattern === undefined || new RegExp(pattern).test(text))
  return fits ? value : undefined
}
