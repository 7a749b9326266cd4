import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '../calls.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))
const listed = (name: string) => read(name) as { call: string }[]
/** What is not answered yet: nothing may join it, and what is answered has to leave it. */
const open = read('open') as string[]
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const answered = new Set(calls.map(nameOf))

test('every documented call is answered but for those known to be open', () => {
  const documented = new Set([...listed('shown'), ...listed('unshown')].map(({ call }) => call))
  expect([...documented].filter((call) => !answered.has(call)).toSorted()).toEqual(open.toSorted())
  expect(calls.map(nameOf).filter((call) => !documented.has(call))).toEqual([])
})

test('the paths the documents show are marked as theirs, all others as ours', () => {
  const shown = new Set(listed('shown').map(({ call }) => call))
  expect(calls.filter((call) => (call.shown ?? false) !== shown.has(nameOf(call))).map(nameOf)).toEqual([])
})

test('no call is there twice', () => {
  expect(answered.size).toBe(calls.length)
})
