import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Language } from '#contract/shapes.ts'
import { fill } from '#texts/fill.ts'
import { problemsTexts } from '#texts/problems.ts'
import { operations } from '../../../testing/operations.ts'
import { problemText, type Say } from './problem.ts'

interface Def {
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  valueType?: z.ZodType
}
const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def

/** Every schema inside, with the path that leads to it; those that many inputs share come once. */
function parts(schema: z.ZodType, path: string, seen: Set<z.ZodType>): [string, z.ZodType][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { shape, innerType, in: first, element, options, items, valueType } = defOf(schema)
  const inside: [string, z.ZodType][] = [
    ...Object.entries(shape ?? {}),
    ...[innerType, first, element, valueType].flatMap((part) => (part ? [['', part] as [string, z.ZodType]] : [])),
    ...[...(options ?? []), ...(items ?? [])].map((part, index) => [String(index), part] as [string, z.ZodType]),
  ]
  return [[path, schema], ...inside.flatMap(([name, part]) => parts(part, name ? `${path}.${name}` : path, seen))]
}

/** What people, programs and forms send amiss. */
const amiss: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'Zeile',
  'a@b',
  'a@b.example',
  'Straße\u0007',
  'ab\u200bc',
  'zwei\nZeilen',
  '31.02.2027',
  '2027-02-31',
  '0001-01-01',
  '1850-01-01',
  '2150-01-01',
  '25:00',
  'http://',
  'ftp://a.example',
  'x'.repeat(25_000),
  '0',
  '-1',
  '1.5',
  'XX',
  'de-de',
  'https://a.example/?q',
  '9'.repeat(30),
  -1,
  0,
  1.5,
  1e6,
  1e12,
  1e20,
  Number.NaN,
  true,
  false,
  [],
  {},
  ['x', 'x'],
  Array.from({ length: 2_001 }, () => 'x'),
  [{}],
  { from: 1 },
]

/** The refusals of a schema and of all it holds. */
function refusals(
  schema: z.ZodType,
  seen: Set<z.ZodType>,
): { path: string; issue: z.core.$ZodIssue; value: unknown }[] {
  return parts(schema, '', seen).flatMap(([path, part]) =>
    amiss.flatMap((value) => {
      const { error } = part.safeParse(value)
      return (error?.issues ?? [])
        .filter(({ path: inner, code }) => inner.length === 0 && code !== 'unrecognized_keys')
        .map((issue) => ({ path, issue, value }))
    }),
  )
}

const say =
  (language: Language): Say =>
  (key, values) =>
    fill(problemsTexts[key][language], values)

const writes = operations.filter(({ method, uploadLimit }) => method !== 'GET' && uploadLimit === null)

test('every refusal of an input says what is expected, in both languages', () => {
  const vague = new Set<string>()
  const kinds = new Set<string>()
  const seen = new Set<z.ZodType>()
  for (const { name, body } of writes)
    for (const { path, issue, value } of refusals(body, seen))
      for (const language of ['de', 'en'] as const) {
        const text = problemText(issue, value, say(language), language)
        kinds.add(issue.code)
        if (text === '' || text === problemsTexts['problem.other'][language] || text.includes('{'))
          vague.add(`${name}${path}: ${issue.code} ${issue.message} – ${text}`)
      }
  expect([...vague]).toEqual([])
  expect([...kinds].toSorted()).toEqual(
    ['custom', 'invalid_format', 'invalid_type', 'invalid_union', 'invalid_value', 'too_big', 'too_small'].toSorted(),
  )
})

test('a rule over several fields has words of its own', () => {
  const seen = new Set<z.ZodType>()
  const rules = writes.flatMap(({ name, body }) =>
    parts(body, '', seen).flatMap(([path, part]) =>
      (
        (defOf(part) as { checks?: { _zod: { def: { check: string; error?: (issue: object) => unknown } } }[] })
          .checks ?? []
      )
        .map(({ _zod: { def } }) => def)
        .filter(({ check }) => check === 'custom')
        .map(({ error }) => [`${name}${path}`, error?.({})] as const),
    ),
  )
  expect(rules.filter(([, code]) => code === undefined).map(([name]) => name)).toEqual([])
})
