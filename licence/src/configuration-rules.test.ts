import { expect, test } from 'vitest'
import type { ConfigurationItem, Count } from './configuration.ts'
import {
  checkConfiguration,
  firstConfiguration,
  keptOnSave,
  masterDefaults,
  prefillItems,
} from './configuration-rules.ts'
import { makeItem } from './fixtures/arbitraries.ts'
import { licenceModules } from './licence-modules.ts'

const counted = (n: number): Count => ({ kind: 'counted', n })
const dependency: Count = { kind: 'dependency' }
const codes = (items: ConfigurationItem[]): string[] =>
  checkConfiguration(items).map(({ code, detail }) => `${code.replace('configuration.', '')} ${detail['name']}`)

const explorer = makeItem('E', { count: counted(3) })

test('no counted item at any level is above the explorer', () => {
  const child = makeItem('X', { level: 2, count: counted(4) })
  expect(codes([explorer, makeItem('W', { count: counted(5), children: [child] })])).toEqual([
    'aboveExplorer Name W',
    'aboveExplorer Name X',
  ])
  expect(
    codes([explorer, makeItem('W', { count: { kind: 'uncounted' } }), makeItem('D', { count: dependency })]),
  ).toEqual([])
})

test('an uncounted explorer lifts the rule, a missing or namesake one leaves it out', () => {
  const many = makeItem('W', { count: counted(90) })
  expect(codes([{ ...explorer, count: { kind: 'uncounted' } }, many])).toEqual([])
  expect(codes([many])).toEqual([])
  expect(codes([{ ...explorer, licNameParent: 'W' }, many])).toEqual([])
  expect(codes([{ ...explorer, count: counted(0) }, many])).toEqual([])
})

test('a level-one item that is no dependency needs a limited date', () => {
  const open = { endDate: null, unlimited: false }
  expect(codes([makeItem('W', open)])).toEqual(['endDateMissing Name W'])
  expect(codes([makeItem('W', { ...open, count: dependency })])).toEqual([])
  expect(codes([makeItem('W', { endDate: null, unlimited: true })])).toEqual([])
  expect(codes([makeItem('W', { children: [makeItem('X', { ...open, level: 2 })] })])).toEqual([])
})

test('counts, flags and dates', () => {
  expect(codes([makeItem('W', { count: counted(-2) })])).toEqual(['countRange Name W'])
  expect(codes([makeItem('W', { count: counted(101) })])).toEqual(['countRange Name W'])
  expect(codes([makeItem('W', { testCount: 1.5 })])).toEqual(['testCountRange Name W'])
  expect(codes([makeItem('W', { test: true, student: true })])).toEqual(['testAndStudent Name W'])
  expect(codes([makeItem('W', { endDate: '10000-01-01' })])).toEqual(['dateMalformed Name W'])
  expect(codes([makeItem('W', { startDate: '2028-01-01' })])).toEqual(['startAfterEnd Name W'])
  expect(codes([makeItem('W', { unlimited: true })])).toEqual(['endDateUnlimited Name W'])
  const early = makeItem('X', { level: 2, startDate: null, endDate: '2025-01-01' })
  expect(codes([makeItem('W', { children: [early] })])).toEqual(['startAfterEnd Name X'])
})

test('an item above its parent is named', () => {
  expect(codes([makeItem('W', { children: [makeItem('X', { level: 2, count: counted(2) })] })])).toEqual([
    'parentLower Name X',
  ])
})

const item = makeItem('W', {
  children: [
    makeItem('X', { level: 2, count: counted(0), children: [makeItem('Y', { level: 3, count: counted(0) })] }),
  ],
})

test('a save keeps level one above 0, levels two and three at 0 or more', () => {
  expect(keptOnSave([item, makeItem('Z', { count: counted(0) })])).toEqual([item])
})

test('below a dependency only GROUP is kept', () => {
  const children = [
    makeItem('X', { level: 2 }),
    makeItem('g', { level: 2, licName: 'GROUP' }),
    makeItem('n', { level: 2, name: 'GROUP' }),
  ]
  expect(keptOnSave([makeItem('D', { count: dependency, children })])[0]?.children.map(({ id }) => id)).toEqual([
    'g',
    'n',
  ])
})

test('a master holds 0, a product added from it starts with 1 on level one', () => {
  const items = [makeItem('W', { count: counted(7), children: item.children }), makeItem('D', { count: dependency })]
  expect(masterDefaults(items).map(({ count }) => count)).toEqual([counted(0), dependency])
  const first = firstConfiguration(masterDefaults(items))
  expect(first.map(({ count }) => count)).toEqual([counted(1), dependency])
  expect(first[0]?.children[0]?.count).toEqual(counted(0))
})

test('a licence lists what has seats, with the dates of the parent where there are none', () => {
  const open = { startDate: null, endDate: null }
  const children = [makeItem('X', { ...open, level: 2 }), makeItem('Y', { level: 2, count: counted(0) })]
  const group = makeItem('GROUP', { level: 2, count: counted(0) })
  const items = [
    makeItem('W', { licNameParent: 'E', test: true, testCount: 2, children }),
    makeItem('D', { count: dependency, children: [group] }),
  ]
  expect(licenceModules(items)).toMatchObject([
    { licName: 'W', parent: 'E', level: 1, count: counted(1), endDate: '2027-01-01', test: 2 },
    { licName: 'X', parent: 'W', level: 2, startDate: '2026-01-01', endDate: '2027-01-01', test: null },
    { licName: 'D', parent: null, count: dependency },
    { licName: 'GROUP', parent: 'D', count: counted(0) },
  ])
})

test('a source keeps its counts and ends row by row; what is wished goes for all, dependencies aside', () => {
  const source = [
    makeItem('E', { count: { kind: 'counted', n: 5 }, endDate: '2028-12-31' }),
    makeItem('a', { count: { kind: 'counted', n: 3 }, endDate: '2027-06-30' }),
    makeItem('d', { count: { kind: 'dependency' }, endDate: null }),
  ]
  expect(prefillItems(source, {})).toEqual(source)
  const counts = prefillItems(source, { count: 4 })
  expect(counts.map(({ count, endDate }) => [count, endDate])).toEqual([
    [{ kind: 'counted', n: 4 }, '2028-12-31'],
    [{ kind: 'counted', n: 4 }, '2027-06-30'],
    [{ kind: 'dependency' }, null],
  ])
  expect(prefillItems(source, { end: 'unlimited' }).map(({ unlimited }) => unlimited)).toEqual([true, true, false])
})
