import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no two journeys make a company of the same customer number: they run beside each other on one portal', () => {
  const files = new Map<string, Set<string>>()
  for (const file of globSync('journeys/**/*.ts'))
    for (const [number] of readFileSync(file, 'utf8').matchAll(/\b\d{3}_\d{3}\b/g))
      files.set(number, (files.get(number) ?? new Set()).add(file))
  expect(files.size).toBeGreaterThan(10)
  expect([...files].filter(([, named]) => named.size > 1).map(([number, named]) => [number, ...named])).toEqual([])
})
