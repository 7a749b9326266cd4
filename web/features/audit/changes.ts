export interface Words {
  nothing: string
  yes: string
  no: string
}

/** A value of a record as people read it. */
export function readable(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value))
    return value.length === 0 ? words.nothing : value.map((one) => readable(one, words)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${readable(one, words)}`)
      .join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
