import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo, nextSorting, placedName } from './sorting.ts'

test('the next sorting is one above the highest, 0 when there are none', () => {
  expect(nextSorting([])).toBe(0)
  expect(nextSorting([{ sorting: 4 }, { sorting: 2 }])).toBe(5)
})

test('names have their place in two digits when there is more than one', () => {
  expect([placedName('Tragfähigkeit', 3, 12), placedName('Geometrie', 1, 1)]).toEqual(['03 Tragfähigkeit', 'Geometrie'])
})

test('moving keeps every item once, and the others in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (ids, at, place) => {
      const id = ids[at % ids.length]!
      const moved = movedTo(ids, id, place)
      expect(moved.toSorted()).toEqual(ids.toSorted())
      expect(moved.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id))
      expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(place, ids.length - 1)))
    }),
  )
})
