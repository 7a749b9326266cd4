import { readFileSync } from 'node:fs'
import { isRecord } from '#platform/record.ts'
import { calls } from '../v0/calls.ts'
import { recordedRows } from '../v0/described/recorded-answers.ts'

/** Names that stand in no example, no recording and no document. */
const more = [
  'Altcha',
  'CompanyHasProductID',
  'ConfigurationAwsID',
  'CopyOfProductID',
  'ID',
  'Kind',
  'OldPassword',
  'Reason',
  'Student',
  'Token',
  'Unlocked',
  'acceptOtherNumber',
  'method',
  'oldProductID',
]

const documented = JSON.parse(readFileSync(new URL('../v0/documented/fields.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>

/** How the documents spell names, by their lower case: in queries often in another way than elsewhere. */
const inBodies = new Map<string, string>()
const inQueries = new Map<string, string>()
for (const name of Object.values(documented).flat()) note(inBodies, name)
for (const { example } of calls) {
  noteNames(inBodies, example.body)
  noteNames(inQueries, example.query)
}
for (const { query, body, answer } of recordedRows()) {
  for (const part of [body, answer]) noteNames(inBodies, part)
  noteNames(inQueries, query)
}
for (const name of more) note(inBodies, name)

function note(spellings: Map<string, string>, name: string): void {
  if (!spellings.has(name.toLowerCase())) spellings.set(name.toLowerCase(), name)
}

function noteNames(spellings: Map<string, string>, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) noteNames(spellings, one)
  if (!isRecord(value)) return
  for (const [name, one] of Object.entries(value)) {
    note(spellings, name)
    noteNames(spellings, one)
  }
}

/** Names as the documents spell them, in the order of the alphabet. */
export const documentedSpellings = (names: Iterable<string>, part: 'query' | 'body'): string[] =>
  [...names]
    .map(
      (name) =>
        (part === 'query' ? inQueries.get(name) : undefined) ?? inBodies.get(name) ?? inQueries.get(name) ?? name,
    )
    .toSorted()
