import { expect, test } from 'vitest'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { makeDependency, raiseCount, removeItem, setCount, setEndDate } from '#licence/counts.ts'
import { makeItem } from '#licence/fixtures/arbitraries.ts'
import { countChanges, rowsOf } from './changes.ts'

const saved: ConfigurationItem[] = [
  makeItem('E', { count: { kind: 'counted', n: 7 }, children: [makeItem('b', { level: 2 })] }),
  makeItem('d', { count: { kind: 'dependency' } }),
  makeItem('f'),
]
const states = (items: readonly ConfigurationItem[]) =>
  Object.fromEntries(rowsOf(saved, items).map(({ item, state }) => [item.id, state]))
const changes = (items: readonly ConfigurationItem[]) => countChanges(rowsOf(saved, items))

test('what was changed is told row by row, with what it was', () => {
  expect(changes(saved)).toBe(0)
  const items = setEndDate(setCount(saved, 'E', 8).items, 'f', 'unlimited').items
  expect(states(items)).toEqual({ E: 'changed', b: 'same', d: 'same', f: 'changed' })
  expect(changes(items)).toBe(2)
  expect(rowsOf(saved, items)[0]).toMatchObject({ was: { count: { n: 7 } }, item: { count: { n: 8 } } })
})

test('a removed module stays where it was and counts once; a new one with all beneath it counts once', () => {
  const removed = removeItem(saved, 'E').items
  expect(states(removed)).toEqual({ E: 'gone', d: 'same', f: 'same' })
  expect(changes(removed)).toBe(1)
  const added = [...saved, makeItem('n', { children: [makeItem('o', { level: 2 })] })]
  expect(states(added)).toMatchObject({ n: 'new', o: 'new' })
  expect(changes(added)).toBe(1)
})

test('what is as it was again is no change', () => {
  const raised = raiseCount(saved, 'd').items
  expect(changes(raised)).toBe(1)
  expect(changes(makeDependency(raised, 'd').items)).toBe(0)
})
