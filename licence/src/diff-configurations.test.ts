import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyModules } from './apply-diff.ts'
import type { ConfigurationItem } from './configuration.ts'
import { compareConfigurations, configurationModules, diffConfigurations } from './diff-configurations.ts'
import { configurations, makeItem } from './fixtures/arbitraries.ts'

/** The modules of two configurations, in turns. */
const mixed = (a: readonly ConfigurationItem[], b: readonly ConfigurationItem[], seed: number): ConfigurationItem[] => [
  ...a.filter((_, index) => (seed >> index) % 2 === 0),
  ...b.filter((_, index) => (seed >> index) % 3 === 0),
]

test('the difference applied to the one gives the other', () => {
  fc.assert(
    fc.property(configurations, configurations, fc.nat(), (a, b, seed) => {
      for (const other of [b, mixed(a, b, seed), []]) {
        expect(applyModules(configurationModules(a), diffConfigurations(a, other))).toEqual(configurationModules(other))
        expect(applyModules(configurationModules(other), diffConfigurations(other, a))).toEqual(configurationModules(a))
      }
      expect(diffConfigurations(a, a)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('side by side every module of either stands once, with what it was and is', () => {
  fc.assert(
    fc.property(configurations, configurations, fc.nat(), (a, b, seed) => {
      const other = mixed(a, b, seed)
      const rows = compareConfigurations(a, other)
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
      expect(rows.filter(({ before }) => before)).toHaveLength(configurationModules(a).length)
      expect(rows.filter(({ after }) => after)).toHaveLength(configurationModules(other).length)
      for (const { before, after, changed } of rows) if (!before || !after) expect(changed).toBe(true)
    }),
  )
})

test('what is gone stands where it stood', () => {
  const before = [makeItem('E'), makeItem('WELLE'), makeItem('ZAHN')]
  const after = [makeItem('E'), makeItem('ZAHN', { count: { kind: 'uncounted' } })]
  const rows = compareConfigurations(before, after)
  expect(rows.map(({ before, after, changed }) => [(after ?? before)?.licName, changed])).toEqual([
    ['E', false],
    ['WELLE', true],
    ['ZAHN', true],
  ])
})
