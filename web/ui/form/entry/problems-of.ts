import type { z } from 'zod'
import { nearest } from './problem.ts'

/** What a schema finds wrong with what would be sent, by the field it stands at. */
export function problemsOf(
  schema: z.ZodType,
  body: unknown,
  say: (issue: z.core.$ZodIssue, value: unknown) => string,
): Record<string, string> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return {}
  // What the form sends beside its fields, such as the time it was read, does not concern the user who fills it in.
  const issues = parsed.error.issues.filter(({ code }) => code !== 'unrecognized_keys')
  // The first problem of a field is the one to solve first.
  const byField = Object.groupBy(issues, ({ path }) => fieldOf(body, path))
  return Object.fromEntries(
    Object.entries(byField).map(([field, found = []]) => {
      const issue = nearest(found)
      return [field, say(issue, valueAt(body, issue.path))]
    }),
  )
}

// Several addresses in one field are a list of texts: what is wrong with one of them is wrong with the field.
function fieldOf(body: unknown, path: PropertyKey[]): string {
  const list = valueAt(body, path.slice(0, -1))
  const inList = Array.isArray(list) && list.every((item) => typeof item !== 'object')
  return (inList ? path.slice(0, -1) : path).join('.')
}

export const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

export const valueAt = (body: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body)

/** A copy with another value at a path. */
export function withValueAt(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<string, unknown>
  copy[key] = withValueAt(copy[key], rest, value)
  return copy
}
