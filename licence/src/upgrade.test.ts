import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConfigurationItem, walkItems } from './configuration.ts'
import { checkConfiguration, keptOnSave, masterDefaults } from './configuration-rules.ts'
import { configurations, makeItem } from './fixtures/arbitraries.ts'
import { isPaid, unconfirmedLosses, upgradeKind, upgradePlan } from './upgrade.ts'

const all = (items: readonly ConfigurationItem[]): ConfigurationItem[] => {
  const list: ConfigurationItem[] = []
  walkItems(items, (item) => void list.push(item))
  return list
}

/** A master of the next version: modules kept, dropped, renamed either way, moved to the end, and new ones. */
function nextVersion(items: readonly ConfigurationItem[], seed: number): ConfigurationItem[] {
  const next = items.flatMap((item, index): ConfigurationItem[] => {
    const id = `new-${item.id}`
    const children = nextVersion(item.children, seed >> 3)
    const kept = { ...item, id, children }
    switch ((seed >> index) % 6) {
      case 0:
        return []
      case 1:
        return [{ ...kept, moduleId: id, name: `${item.name} 2` }]
      case 2:
        return [{ ...kept, moduleId: id, licName: `${item.licName}2` }]
      case 3:
        return [makeItem(`${id}-more`, { level: item.level, count: { kind: 'dependency' } }), kept]
      case 4:
        return [makeItem(`${id}-more`, { level: item.level }), kept]
      default:
        return [kept]
    }
  })
  return seed % 2 === 0 ? next.toReversed() : next
}

/** The tree with seats everywhere, none with more than what stands above it. */
const seated = (items: readonly ConfigurationItem[], seed: number, most: number): ConfigurationItem[] =>
  items.map((item, index) => {
    const n = item.level === 1 ? most - (index === 0 ? 0 : (seed >> index) % most) : (seed >> index) % (most + 1)
    const children = seated(item.children, seed >> 2, item.count.kind === 'counted' ? n : most)
    return { ...item, count: item.count.kind === 'counted' ? { kind: 'counted', n } : item.count, children }
  })

const cases = fc.tuple(configurations, fc.nat()).map(([made, seed]) => {
  const old = keptOnSave(seated(made, seed, 5))
  return { old, master: masterDefaults(nextVersion(old, seed)) }
})

test('no paid module is lost silently: each is in the new configuration as it was, or told', () => {
  fc.assert(
    fc.property(cases, ({ old, master }) => {
      const plan = upgradePlan(old, master)
      const now = new Map(all(keptOnSave(plan.items)).map((item) => [item.id, item]))
      const told = new Set(plan.dropped.map(({ itemId }) => itemId))
      for (const item of all(old)) {
        const after = now.get(item.id)
        expect(after === undefined, item.id).toBe(told.has(item.id))
        if (after) expect(factsOf(after)).toEqual(factsOf(item))
      }
      const paid = all(old).filter((item) => isPaid(item) && !now.has(item.id))
      expect(
        unconfirmedLosses(plan, [])
          .map(({ itemId }) => itemId)
          .toSorted(),
      ).toEqual(paid.map(({ id }) => id).toSorted())
      expect(unconfirmedLosses(plan, [...told])).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

const factsOf = ({ count, startDate, endDate, unlimited, test: tested, testCount, student }: ConfigurationItem) => ({
  count,
  startDate,
  endDate,
  unlimited,
  tested,
  testCount,
  student,
})

test('nobody is given a seat of what they did not have, and no module stands twice in one place', () => {
  fc.assert(
    fc.property(cases, ({ old, master }) => {
      const had = new Set(all(old).map(({ id }) => id))
      const { items } = upgradePlan(old, master)
      for (const item of all(items)) expect(had.has(item.id) || !isPaid(item), item.id).toBe(true)
      const once = (siblings: readonly ConfigurationItem[]): void => {
        expect(new Set(siblings.map(({ moduleId }) => moduleId)).size).toBe(siblings.length)
        siblings.forEach(({ children }) => once(children))
      }
      once(items)
    }),
  )
})

test('what broke no rule breaks none afterwards', () => {
  fc.assert(
    fc.property(cases, ({ old, master }) => {
      fc.pre(checkConfiguration(old).length === 0)
      expect(checkConfiguration(upgradePlan(old, master).items)).toEqual([])
    }),
  )
})

test('the same modules make the same configuration, with nothing to tell', () => {
  fc.assert(
    fc.property(configurations, (made) => {
      const old = keptOnSave(made)
      const { items, ...told } = upgradePlan(old, masterDefaults(old))
      expect(told).toEqual({ renamed: [], dropped: [], added: [] })
      expect(all(items).map(({ id }) => id)).toEqual(all(old).map(({ id }) => id))
    }),
  )
})

test('tells renamed, dropped and added modules by their names', () => {
  const spring = makeItem('FEDER', { children: [makeItem('FEDER-T', { level: 2, name: 'Tellerfedern' })] })
  const old = [makeItem('E'), spring, makeItem('RIEMEN', { count: { kind: 'uncounted' } })]
  const master = [
    makeItem('E'),
    makeItem('FEDER', { name: 'Federn neu', children: [] }),
    makeItem('KERN', { count: { kind: 'dependency' } }),
    makeItem('NEU'),
  ]
  const plan = upgradePlan(old, master)
  expect(plan.renamed).toEqual([
    {
      path: ['Name FEDER'],
      from: { name: 'Name FEDER', licName: 'FEDER' },
      to: { name: 'Federn neu', licName: 'FEDER' },
    },
  ])
  expect(plan.dropped.map(({ path, paid }) => [path, paid])).toEqual([
    [['Name RIEMEN'], true],
    [['Federn neu', 'Tellerfedern'], true],
  ])
  expect(plan.added).toEqual([{ path: ['Name KERN'], licName: 'KERN' }])
  expect(plan.items.map(({ licName }) => licName)).toEqual(['E', 'FEDER', 'KERN'])
})

test('a newer version is an upgrade, the same a copy, an older one refused', () => {
  expect([upgradeKind(19, 20), upgradeKind(20, 20), upgradeKind(20, 19)]).toEqual(['upgrade', 'copy', 'refused'])
})
