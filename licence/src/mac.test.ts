import { expect, test } from 'vitest'
import { formatMac, normaliseMac } from './mac.ts'

test.each([
  ['00:1b:44:11:3a:b7', '00-1B-44-11-3A-B7', '001b.4411.3ab7', '001B44113ab7', ' 001B44113AB7 '],
  ['0:1b:44:11:3a:b7', '0-1B-44-11-3a-b7', '00 1b 44 11 3a b7', '00.1b.44.11.3a.b7'],
  ['001b:4411:3ab7', '001B-4411-3AB7', '001b44-113ab7', '001b44:113ab7'],
  ['00:1b:44:ff:fe:11:3a:b7', '001b44fffe113ab7', '001b.44ff.fe11.3ab7'],
])('%s, %s, …', (...spellings) => {
  expect(spellings.map(normaliseMac)).toEqual(spellings.map(() => '001B44113AB7'))
})

test.each([
  ['', '00:1b:44:11:3a', '00:1b-44:11:3a:b7', '001B44113AB7F', '00:1g:44:11:3a:b7', '001b44.113ab7'],
  ['000000000000', 'ff:ff:ff:ff:ff:ff', '001b.44113ab7', '٠٠1B44113AB7', '0.1b.44.11.3a.b7', '0 1b 44 11 3a b7'],
  ['00:1b:44:11:22:11:3a:b7', '02001b44fffe113a', '00:00:00:ff:fe:00:00:00', '001b 4411 3ab7', '0::1b:44:11:3a'],
])('refuses %s, %s, …', (...spellings) => {
  expect(spellings.map(normaliseMac)).toEqual(spellings.map(() => null))
})

test('is spelled with colons for people', () => {
  expect(formatMac('001B44113AB7')).toBe('00:1B:44:11:3A:B7')
})
