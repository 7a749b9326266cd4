import { expect, test } from 'vitest'
import { readable } from './changes.ts'

const words = { nothing: 'leer', yes: 'ja', no: 'nein' }

test('values are read as people do', () => {
  expect([null, undefined, '', []].map((value) => readable(value, words))).toEqual(['leer', 'leer', 'leer', 'leer'])
  expect(readable(true, words)).toBe('ja')
  expect(readable(0, words)).toBe('0')
  expect(readable(['a', { b: false }], words)).toBe('a, b: nein')
})
