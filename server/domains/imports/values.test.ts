import { expect, test } from 'vitest'
import { valueOf } from './values.ts'

test.each([
  ['Vereinigtes Königreich', 'GB'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['Frankreich', 'FR'],
  ['Serbia', 'RS'],
  ['Russland', 'RU'],
  ['Kongo-Kinshasa', 'CD'],
  ['Deutschland', 'DE'],
  ['at', 'AT'],
  ['Atlantis', undefined],
])('the country %s is the code %s', (text, code) => {
  expect(valueOf('country', text, [])).toBe(code)
})

test.each([
  ['31.1.2026', '2026-01-31'],
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['31.02.2026', undefined],
  ['31.01.2026 oder später', undefined],
])('the start "%s" is %s', (written, day) => expect(valueOf('startDate', written, [])).toBe(day))
