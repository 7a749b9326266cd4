import { expect, test } from 'vitest'
import { textIn, tokenIn, wordsIn } from './search-parameters.ts'

test('words of an address are words, also where the router read digits as a number', () => {
  const search = { name: 'Bruhn', zipCode: 20457, houseNumber: '4a', confirmed: true, more: ['a'], other: 'x' }
  expect(wordsIn('name', 'zipCode', 'houseNumber', 'confirmed', 'more', 'city')(search)).toEqual({
    name: 'Bruhn',
    zipCode: '20457',
    houseNumber: '4a',
    confirmed: 'true',
    more: undefined,
    city: undefined,
  })
})

test('what is none is said to be none: the router would hand it on', () => {
  expect(Object.keys(wordsIn('id')({ id: { a: 1 } }))).toEqual(['id'])
  expect([textIn(''), textIn(null), textIn(12), tokenIn({}).token, tokenIn({ token: 123 }).token]).toEqual([
    undefined,
    undefined,
    '12',
    '',
    '123',
  ])
})
