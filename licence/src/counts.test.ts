import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConfigurationItem, type Count, seats, walkItems } from './configuration.ts'
import * as edits from './counts.ts'
import { configurations, makeItem } from './fixtures/arbitraries.ts'

const counted = (n: number): Count => ({ kind: 'counted', n })
const tree = (): ConfigurationItem[] => [
  makeItem('a', {
    count: counted(2),
    children: [
      makeItem('b', { level: 2, count: counted(1), children: [makeItem('c', { level: 3, count: counted(1) })] }),
    ],
  }),
  makeItem('d', { count: { kind: 'dependency' } }),
]

function countsOf(items: readonly ConfigurationItem[]): Record<string, number | string> {
  const counts: Record<string, number | string> = {}
  walkItems(items, ({ id, count }) => {
    counts[id] = count.kind === 'counted' ? count.n : count.kind
  })
  return counts
}

test('raising lifts the ancestors that are lower and tells which', () => {
  const edit = edits.setCount(tree(), 'c', 5)
  expect(countsOf(edit.items)).toEqual({ a: 5, b: 5, c: 5, d: 'dependency' })
  expect(edit).toMatchObject({ lifted: ['a', 'b'], lowered: [], removed: [] })
  expect(edits.raiseCount(tree(), 'c')).toMatchObject({ lifted: ['b'] })
})

test('lowering takes the descendants along and tells which', () => {
  const edit = edits.setCount(tree(), 'a', 0)
  expect(countsOf(edit.items)).toEqual({ a: 0, b: 0, c: 0, d: 'dependency' })
  expect(edit).toMatchObject({ lifted: [], lowered: ['b', 'c'], removed: [] })
})

test('a dependency becomes 1 when raised and is never reduced', () => {
  expect(countsOf(edits.raiseCount(tree(), 'd').items)).toMatchObject({ d: 1 })
  expect(countsOf(edits.reduceCount(tree(), 'd').items)).toMatchObject({ d: 'dependency' })
})

test('what was a dependency becomes one again, and what was removed comes back to its place', () => {
  const counted = edits.raiseCount(tree(), 'd').items
  expect(countsOf(edits.makeDependency(counted, 'd').items)).toEqual(countsOf(tree()))
  const removed = edits.removeItem(tree(), 'a').items
  expect(edits.putBack(removed, 'a', tree()).items).toEqual(tree())
  expect(edits.putBack(tree(), 'a', tree()).items).toEqual(tree())
  expect(edits.putBack(edits.removeItem(tree(), 'd').items, 'd', tree()).items).toEqual(tree())
})

test('reducing at 1 removes a level-one item with all beneath it, and leaves others at 0', () => {
  const one = edits.reduceCount(tree(), 'a').items
  expect(edits.reduceCount(one, 'a')).toMatchObject({ items: [{ id: 'd' }], removed: ['a', 'b', 'c'] })
  expect(countsOf(edits.reduceCount(tree(), 'b').items)).toMatchObject({ a: 2, b: 0, c: 0 })
})

test('a hundred is the end, and a typed count must be whole', () => {
  const full = edits.setCount(tree(), 'a', 100).items
  expect(countsOf(edits.raiseCount(full, 'a').items)).toMatchObject({ a: 100 })
  for (const n of [-1, 101, 1.5, Number.NaN]) {
    expect(() => edits.setCount(tree(), 'a', n)).toThrow(expect.objectContaining({ code: 'configuration.countRange' }))
  }
})

test('uncounted lifts what stands above; counting again gives 1', () => {
  const on = edits.setUncounted(tree(), 'c', true)
  expect(countsOf(on.items)).toMatchObject({ a: 'uncounted', b: 'uncounted', c: 'uncounted' })
  const off = edits.setUncounted(on.items, 'a', false)
  expect(countsOf(off.items)).toMatchObject({ a: 1, b: 1, c: 1 })
  expect(off.lowered).toEqual(['b', 'c'])
})

test('test and student exclude each other', () => {
  const student = edits.setStudent(edits.setTest(tree(), 'a', 3).items, 'a', true).items
  expect(student[0]).toMatchObject({ student: true, test: false, testCount: 0 })
  const tested = edits.setTest(student, 'a', 0).items[0]
  expect(tested).toMatchObject({ student: false, test: true, testCount: 0 })
  expect(() => edits.setTest(tree(), 'a', 101)).toThrow()
})

test('flags and dates', () => {
  let items = edits.setEditModules(tree(), 'b', true).items
  items = edits.setConnect(items, 'b', true).items
  items = edits.setStartDate(items, 'b', '2026-02-01').items
  expect(edits.setEndDate(items, 'b', 'unlimited').items[0]?.children[0]).toMatchObject({
    editModules: true,
    connect: true,
    startDate: '2026-02-01',
    endDate: null,
    unlimited: true,
  })
  expect(edits.setEndDate(items, 'b', null).items[0]?.children[0]).toMatchObject({ endDate: null, unlimited: false })
})

const edit = fc.record({
  what: fc.constantFrom('raise', 'reduce', 'set', 'uncount', 'count', 'test', 'student', 'remove'),
  which: fc.nat(),
  n: fc.integer({ min: 0, max: 100 }),
})

test('after any edits no item is above what stands over it, and flags stay exclusive', () => {
  fc.assert(
    fc.property(configurations, fc.array(edit, { maxLength: 40 }), (start, sequence) => {
      let items = start
      for (const { what, which, n } of sequence) {
        const ids: string[] = []
        walkItems(items, ({ id }) => ids.push(id))
        const id = ids[which % ids.length]
        if (id === undefined) break
        const before = JSON.stringify(items)
        const next = {
          raise: () => edits.raiseCount(items, id),
          reduce: () => edits.reduceCount(items, id),
          set: () => edits.setCount(items, id, n),
          uncount: () => edits.setUncounted(items, id, true),
          count: () => edits.setUncounted(items, id, false),
          test: () => edits.setTest(items, id, n),
          student: () => edits.setStudent(items, id, true),
          remove: () => (n > 90 ? edits.removeItem(items, id) : edits.raiseCount(items, id)),
        }[what]()
        expect(JSON.stringify(items)).toBe(before)
        const [was, is] = [countsOf(items), countsOf(next.items)]
        const changed = Object.keys(was).filter((key) => key in is && key !== id && was[key] !== is[key])
        expect([...next.lifted, ...next.lowered].toSorted()).toEqual(changed.toSorted())
        expect(
          Object.keys(was)
            .filter((key) => !(key in is))
            .toSorted(),
        ).toEqual([...next.removed].toSorted())
        items = next.items
      }
      walkItems(items, (item, ancestors) => {
        for (const ancestor of ancestors) {
          const bound = seats(ancestor.count)
          if (bound !== null) expect(seats(item.count) ?? 0).toBeLessThanOrEqual(bound)
        }
        expect(item.test && item.student).toBe(false)
        if (item.count.kind === 'counted') expect(edits.isCountNumber(item.count.n)).toBe(true)
      })
    }),
    { numRuns: 200 },
  )
})
