import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { domainsOf } from './domains.ts'
import { universities } from './university-list.ts'

const wellKnown = readFileSync(new URL('well-known-universities.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('.') && !line.startsWith('#'))

test('at least 99 of a hundred universities of Germany, Austria and Switzerland are recognised', () => {
  const known = new Set(universities().flatMap(({ domain, school }) => (school ? [] : [domain])))
  const unknown = wellKnown.filter((domain) => !domainsOf(`a@${domain}`).some((one) => known.has(one)))
  expect(wellKnown.length).toBeGreaterThanOrEqual(300)
  expect([unknown, unknown.length <= wellKnown.length / 100]).toEqual([expect.any(Array), true])
})
