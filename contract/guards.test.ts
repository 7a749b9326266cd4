import { expect, test } from 'vitest'
import { guardsInGerman } from '#texts/guards.ts'
import { permissionCatalogue } from './permissions.ts'

test('what every permission guards is said in German too, and nothing is said of permissions there are not', () => {
  expect(Object.keys(guardsInGerman).toSorted()).toEqual(permissionCatalogue.map(({ key }) => key).toSorted())
  for (const text of Object.values(guardsInGerman)) expect(text).toMatch(/\S/)
})
