import { expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import { oneLine, readable } from './changes.ts'

const words = { nothing: 'leer', yes: 'ja', no: 'nein' }

test('values are read as people do', () => {
  expect([null, undefined, '', []].map((value) => readable(value, words))).toEqual(['leer', 'leer', 'leer', 'leer'])
  expect(readable(true, words)).toBe('ja')
  expect(readable(0, words)).toBe('0')
  expect(readable(['a', { b: false }], words)).toBe('a, b: nein')
})

test('the export tells all changes of a row in one line', () => {
  const changes = { phone: ['0711 1', '0711 2'], fax: [null, '3'] }
  expect(oneLine({ changes } as unknown as AuditRow, words)).toBe('phone: 0711 1 → 0711 2; fax: leer → 3')
})
