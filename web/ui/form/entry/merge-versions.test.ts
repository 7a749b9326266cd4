import { expect, test } from 'vitest'
import { mergeMeanwhile } from './merge-versions.ts'

test('fields only the other one changed are taken over; of fields both changed the typed one stays', () => {
  const base = { title: 'A', teaser: '', code: 'X', days: 1, term: { start: '2026-01-01', end: null } }
  const mine = { ...base, title: 'Mine', code: 'Y', days: 2, term: { ...base.term } }
  const theirs = { ...base, title: 'Theirs', teaser: 'New', code: 'Y', term: { start: '2026-01-01', end: null } }
  expect(mergeMeanwhile(base, mine, theirs)).toEqual({
    values: { title: 'Mine', teaser: 'New', code: 'Y', days: 2, term: base.term },
    differences: [
      { field: 'title', theirs: 'Theirs', mine: 'Mine' },
      { field: 'teaser', theirs: 'New', mine: '' },
    ],
  })
})
