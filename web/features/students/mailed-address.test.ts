import { expect, test } from 'vitest'
import { mailedAddress } from './mailed-address.ts'

test('an address of a mailed link is read as it is, and in base64', () => {
  expect(mailedAddress('lena@stud.tum.de')).toBe('lena@stud.tum.de')
  expect(mailedAddress(btoa('lena@stud.tum.de'))).toBe('lena@stud.tum.de')
  expect(['', 'kein', btoa('kein'), '%%%'].map(mailedAddress)).toEqual(['', 'kein', btoa('kein'), '%%%'])
})
