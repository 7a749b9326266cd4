import { expect, test } from 'vitest'
import { permissionCatalogue } from '#contract/permissions.ts'
import { guardsOf } from './guards-of.ts'

test('what a permission guards is said in the language chosen; what people wrote stays as they wrote it', () => {
  for (const { key, guards } of permissionCatalogue) {
    expect(guardsOf({ key, guards }, 'en')).toBe(guards)
    // What is only an address, or is called alike, reads the same.
    if (!guards.startsWith('/')) expect(guardsOf({ key, guards }, 'de'), key).not.toBe(guards)
  }
  expect(guardsOf({ key: 'reports.list', guards: 'Berichte' }, 'en')).toBe('Berichte')
})
