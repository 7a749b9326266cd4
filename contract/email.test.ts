import { expect, test } from 'vitest'
import { readableAddress } from '#texts/readable-address.ts'
import { asciiAddress, isEmail } from './email.ts'

test.each([
  'anna.berg@firma.example',
  'r&d@firma.example',
  'einkauf/verkauf@firma.example',
  "o'brien@firma.example",
  'user=tag@firma.example',
  'x!y@firma.example',
  'a*b{c}|d~@firma.example',
  'a@b.xn--p1ai',
  'info@müller-söhne.example',
  'info@пример.рф',
  'info@例え.テスト',
])('%s is an address', (address) => expect(isEmail(address)).toBe(true))

test.each([
  'a@firma',
  'a..b@firma.example',
  '.a@firma.example',
  'a.@firma.example',
  'a b@firma.example',
  'a@-firma.example',
  'a@[192.0.2.1]',
  '"Berg, Anna" <anna@firma.example>',
  'a@b@firma.example',
  'jörg@firma.example',
  'a@firma.example\n',
  'a@tum.de\u200b',
  'a@ｔum.de',
  'a@t\u00adum.de',
])('%j is none', (address) => expect(isEmail(address)).toBe(false))

test.each([
  ['info@müller-söhne.example', 'info@xn--mller-shne-kcb9d.example'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
])('%s is stored as %s, and read as it was typed', (typed, ascii) => {
  expect(asciiAddress(typed)).toBe(ascii)
  expect(readableAddress(ascii)).toBe(typed)
  expect(asciiAddress(ascii)).toBe(ascii)
})

test('what is no address in other letters stays as it is', () => {
  expect(readableAddress('anna@firma.example')).toBe('anna@firma.example')
  expect(readableAddress('a@xn--!.example')).toBe('a@xn--!.example')
  expect(asciiAddress('a@b c')).toBe('a@b c')
})
