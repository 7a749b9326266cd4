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
