import { expect, test } from 'vitest'
import { formatMac, normaliseMac } from './mac.ts'

test.each(['00:1b:44:11:3a:b7', '00-1B-44-11-3A-B7', '001b.4411.3ab7', '001B44113ab7', ' 001B44113AB7 '])(
  '%s',
  (spelling) => {
    expect(normaliseMac(spelling)).toBe('001B44113AB7')
  },
)

test.each([
  ['', '00:1b:44:11:3a', '00:1b-44:11:3a:b7', '001b:4411:3ab7', '001B44113AB7F', '00:1g:44:11:3a:b7'],
  ['000000000000', 'ff:ff:ff:ff:ff:ff', '0:1b:44:11:3a:b7', '001b.44113ab7', '00 1b 44 11 3a b7', '٠٠1B44113AB7'],
])('refuses %s, %s, …', (...spellings) => {
  expect(spellings.map(normaliseMac)).toEqual(spellings.map(() => null))
})

test('is spelled with colons for people', () => {
  expect(formatMac('001B44113AB7')).toBe('00:1B:44:11:3A:B7')
})
