import { expect, test } from 'vitest'
import { permissionCatalogue } from '#contract/permissions.ts'
import { guardsOf } from './guards-of.ts'

test('what a permission guards is said in the language chosen; what people wrote stays as they wrote it', () => {
  for (const { key, guards } of permissionCatalogue) {
    expect(guardsOf({ key, guards }, 'en')).toBe(guards)
    expect(guardsOf({ key, guards }, 'de'), key).not.toBe(guards)
    // In words: no address of a page, which nobody reads.
    for (const words of [guards, guardsOf({ key, guards }, 'de')]) expect(words, key).not.toMatch(/(^|[\s{(,])\/|\}/)
  }
  expect(guardsOf({ key: 'reports.list', guards: 'Berichte' }, 'en')).toBe('Berichte')
})
