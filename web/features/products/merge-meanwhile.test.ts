import { expect, test } from 'vitest'
import { mergeMeanwhile } from './merge-meanwhile.ts'

test('fields only the other one changed are taken over; of fields both changed the typed one stays', () => {
  const base = { title: 'A', teaser: '', code: 'X', days: 1 }
  const mine = { ...base, title: 'Mine', code: 'Y' }
  const theirs = { ...base, title: 'Theirs', teaser: 'New', code: 'Y' }
  expect(mergeMeanwhile(base, mine, theirs)).toEqual({
    values: { title: 'Mine', teaser: 'New', code: 'Y', days: 1 },
    taken: ['teaser'],
    contested: ['title'],
  })
})
