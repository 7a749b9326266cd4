import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyCampaignChange, type CampaignChange, type CampaignModule, hostEndAfter } from './campaign-change.ts'
import { type ConfigurationItem, seats, walkItems } from './configuration.ts'
import { addMonths } from './days.ts'
import { configurations, makeItem } from './fixtures/arbitraries.ts'

const module = (name: string, level: 1 | 2 | 3 = 1): CampaignModule => ({
  moduleId: `module ${name}`,
  level,
  name,
  licName: name,
  licNameParent: null,
})
const held = (name: string, changes: Partial<ConfigurationItem> = {}): ConfigurationItem =>
  makeItem(name, { ...module(name, changes.level ?? 1), endDate: '2027-01-31', ...changes })
const counted = (n: number) => ({ kind: 'counted' as const, n })
const tree = (): ConfigurationItem[] => [
  held('E', { count: counted(3) }),
  held('A', { count: counted(1), children: [held('B', { level: 2, count: counted(0), endDate: null })] }),
  held('K', { count: { kind: 'dependency' }, endDate: null }),
]
let next = 0
const apply = (change: CampaignChange, items = tree()) => {
  const after = applyCampaignChange(items, change, () => `new ${next++}`)
  if (typeof after === 'string') throw new Error(after)
  return after
}
const shown = (items: readonly ConfigurationItem[]) => {
  const found: Record<string, unknown> = {}
  walkItems(items, ({ licName, count }) => {
    found[licName] = count.kind === 'counted' ? count.n : count.kind
  })
  return found
}

describe('a module is added', () => {
  const add = (name: string, more: object = {}): CampaignChange => ({
    kind: 'addModule',
    module: module(name),
    parentId: null,
    count: counted(2),
    end: 'others',
    ...more,
  })
  test('on level one, ending as the explorer does', () => {
    const after = apply(add('N'))
    expect(shown(after)).toEqual({ E: 3, A: 1, B: 0, K: 'dependency', N: 2 })
    expect(after.at(-1)).toMatchObject({ endDate: '2027-01-31', unlimited: false, sorting: expect.any(Number) })
    expect(apply(add('N', { end: 'unlimited' })).at(-1)).toMatchObject({ endDate: null, unlimited: true })
    expect(apply(add('N', { end: '2030-06-30' })).at(-1)).toMatchObject({ endDate: '2030-06-30' })
  })
  test('beneath another, which is lifted where it is lower', () => {
    const after = apply(add('N', { module: module('N', 2), parentId: 'module A' }))
    expect(shown(after)).toMatchObject({ A: 2, N: 2 })
    expect(after[1]?.children.map(({ licName }) => licName)).toEqual(['B', 'N'])
  })
  test('one that nobody has a seat of gets seats; one that is there is told', () => {
    expect(shown(apply(add('B', { module: module('B', 2), parentId: 'module A' })))).toMatchObject({ A: 2, B: 2 })
    expect(applyCampaignChange(tree(), add('E'), String)).toBe('moduleThere')
    expect(applyCampaignChange(tree(), add('N', { module: module('N', 2), parentId: 'module X' }), String)).toBe(
      'parentMissing',
    )
  })
})

test('removing, counting and replacing leave technical dependencies and everything else alone', () => {
  expect(shown(apply({ kind: 'removeModule', module: module('A') }))).toEqual({ E: 3, K: 'dependency' })
  expect(apply({ kind: 'removeModule', module: module('K') })).toEqual(tree())
  expect(shown(apply({ kind: 'setCount', module: module('A'), count: counted(5) }))).toMatchObject({ A: 5 })
  expect(shown(apply({ kind: 'setCount', module: module('B', 2), count: { kind: 'uncounted' } }))).toMatchObject({
    A: 'uncounted',
    B: 'uncounted',
  })
  const replaced = apply({ kind: 'replaceModule', module: module('A'), by: module('N') })
  expect(shown(replaced)).toEqual({ E: 3, N: 1, B: 0, K: 'dependency' })
  expect(replaced[1]).toMatchObject({ endDate: '2027-01-31', licName: 'N' })
  expect(applyCampaignChange(tree(), { kind: 'replaceModule', module: module('A'), by: module('E') }, String)).toBe(
    'moduleThere',
  )
  expect(apply({ kind: 'replaceModule', module: module('X'), by: module('E') })).toEqual(tree())
})

test('ends are set or moved; unlimited and dependencies stay; hosts follow', () => {
  const ends = (items: readonly ConfigurationItem[]) => items.map(({ endDate }) => endDate)
  expect(ends(apply({ kind: 'setEnd', module: null, end: '2029-12-31' }))).toEqual(['2029-12-31', '2029-12-31', null])
  expect(ends(apply({ kind: 'setEnd', module: module('A'), end: '2029-12-31' }))).toEqual([
    '2027-01-31',
    '2029-12-31',
    null,
  ])
  const forever = tree().map((item, at) => (at === 0 ? { ...item, endDate: null, unlimited: true } : item))
  const moved = apply({ kind: 'extendEnd', module: null, months: 1 }, forever)
  expect(moved[0]).toMatchObject({ unlimited: true, endDate: null })
  expect(ends(moved)).toEqual([null, '2027-02-28', null])
  expect(hostEndAfter({ kind: 'extendEnd', module: null, months: 12 }, '2027-01-31')).toBe('2028-01-31')
  expect(hostEndAfter({ kind: 'extendEnd', module: null, months: 12 }, null)).toBeNull()
  expect(hostEndAfter({ kind: 'setEnd', module: null, end: 'unlimited' }, '2027-01-31')).toBeNull()
  expect(hostEndAfter({ kind: 'removeModule', module: module('A') }, '2027-01-31')).toBeUndefined()
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('9999-06-30', 12)).toBe('9999-12-30')
})

test('no change leaves a module with more seats than the one above it', () => {
  const kinds = fc.constantFrom('addModule', 'removeModule', 'setCount', 'replaceModule')
  fc.assert(
    fc.property(configurations, kinds, fc.integer({ min: 1, max: 100 }), fc.nat(), (items, kind, n, at) => {
      const all: ConfigurationItem[] = []
      walkItems(items, (item) => all.push(item))
      const chosen = all[at % Math.max(all.length, 1)]
      const target: CampaignModule = chosen ?? module('N')
      const change = {
        kind,
        module: target,
        by: module('N', target.level),
        parentId: null,
        count: counted(n),
        end: 'others',
      }
      const lower = (tree: readonly ConfigurationItem[]) => {
        let count = 0
        walkItems(tree, (item, ancestors) => {
          const above = ancestors.findLast((one) => one.count.kind !== 'dependency')
          if (above && (seats(item.count) ?? 0) > (seats(above.count) ?? 0)) count++
        })
        return count
      }
      const before = structuredClone(items)
      const after = applyCampaignChange(items, change, () => `new ${next++}`)
      expect(items).toEqual(before)
      if (typeof after !== 'string' && lower(items) === 0) expect(lower(after)).toBe(0)
    }),
  )
})
