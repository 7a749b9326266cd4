import { z } from 'zod'
import type { Operation } from '#contract/operation.ts'
import { type JsonBounds, mostJson, openNames, unknownNames } from './input-bounds.ts'

interface Schema {
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema | boolean
  prefixItems?: Schema[]
  maxItems?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const known = new WeakMap<z.ZodType, JsonBounds>()

/**
 * How much the body of an operation may hold: as much as the largest its shape takes, and at most `mostJson`. So a body
 * the contract takes is never too large, and one it does not take costs no more than one it does.
 */
export function jsonBoundsOf({ body }: Pick<Operation, 'body'>): JsonBounds {
  const found = known.get(body)
  if (found) return found
  const { names, namesOfOne, values, depth } = largest(
    z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema,
  )
  const made = {
    names: Math.min(names + unknownNames, mostJson.names),
    namesOfOne: Math.min(namesOfOne + unknownNames, mostJson.namesOfOne),
    values: Math.min(values + unknownNames, mostJson.values),
    // What an object may hold that its shape says nothing of, such as a passkey's extensions, may hold something itself.
    depth: Math.min(depth + 4, mostJson.depth),
  }
  known.set(body, made)
  return made
}

function largest(schema: Schema | boolean | undefined): JsonBounds {
  if (typeof schema !== 'object') return nothing
  const { properties, additionalProperties, items, prefixItems, maxItems = Infinity } = schema
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(largest)
  if (properties || typeof additionalProperties === 'object') {
    const fields = Object.values(properties ?? {}).map(largest)
    alternatives.push(within([...fields, ...beside(additionalProperties)], fields.length))
  }
  if (prefixItems) alternatives.push(within(prefixItems.map(largest), 0))
  else if (items !== undefined) alternatives.push(within([times(largest(items), maxItems, 0)], 0))
  return {
    names: Math.max(0, ...alternatives.map(({ names }) => names)),
    namesOfOne: Math.max(0, ...alternatives.map(({ namesOfOne }) => namesOfOne)),
    values: Math.max(1, ...alternatives.map(({ values }) => values)),
    depth: Math.max(0, ...alternatives.map(({ depth }) => depth)),
  }
}

/** What an object may contain apart from its fields; a shape that ignores unknown names allows a few. */
function beside(additional: Schema | boolean | undefined): JsonBounds[] {
  if (additional === false) return []
  return [typeof additional === 'object' ? times(largest(additional), openNames, openNames) : times(nothing, 8, 8)]
}

const nothing: JsonBounds = { names: 0, namesOfOne: 0, values: 1, depth: 0 }

const times = ({ names, namesOfOne, values, depth }: JsonBounds, count: number, own: number): JsonBounds => ({
  namesOfOne: Math.max(namesOfOne, own),
  // None of nothing, however often.
  names: own + (names === 0 ? 0 : names * count),
  values: count === 0 ? 0 : values * count,
  depth,
})

const within = (parts: readonly JsonBounds[], own: number): JsonBounds => ({
  names: parts.reduce((sum, { names }) => sum + names, own),
  // What it may contain apart from its fields counts as its own.
  namesOfOne: Math.max(own + openNames, ...parts.map(({ namesOfOne }) => namesOfOne)),
  values: parts.reduce((sum, { values }) => sum + values, 1),
  depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
})
