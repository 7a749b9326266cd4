import { expect, test } from 'vitest'
import { areaOf, permissionCatalogue } from './permissions.ts'

test('every permission of the catalogue has an area; one that people created has its own', () => {
  for (const { key } of permissionCatalogue) expect(areaOf(key), key).not.toBe('own')
  expect(areaOf('companies.export')).toBe('own')
})
