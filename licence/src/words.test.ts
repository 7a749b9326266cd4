import { expect, test } from 'vitest'
import * as factWords from './fact-words.ts'
import { fill, type Words } from './language.ts'
import { reasonWords } from './reason-words.ts'
import { describeReason } from './words.ts'

test('both languages of a text name the same facts', () => {
  const tables: Record<string, Words>[] = [reasonWords, ...Object.values(factWords)]
  for (const words of tables.flatMap((table) => Object.values(table))) {
    const [de, en] = [words.de, words.en].map((text) => (text.match(/\{\w+\}/g) ?? []).toSorted())
    expect(de).toEqual(en)
    expect(words.de).not.toBe('')
  }
})

test('reasons are sentences with their facts', () => {
  const reason = { code: 'licence.notThisHost', detail: { what: 'mac', expected: 'A', found: 'B' } } as const
  expect(describeReason(reason, 'de')).toBe(
    'Die Lizenz gilt nicht für diesen Rechner: MAC-Adresse erwartet A, gefunden B.',
  )
  expect(describeReason({ code: 'licence.expired', detail: { end: '2027-11-21' } }, 'en')).toBe(
    'The licence expired on 21.11.2027.',
  )
  expect(describeReason({ code: 'host.field', detail: { field: 'email' } }, 'de')).toContain('„E-Mail“')
  expect(describeReason({ code: 'host.field', detail: { field: '__proto__' } }, 'de')).toContain('„__proto__“')
})

test('a mark without a fact stays', () => {
  expect(fill({ de: '{a} {b}', en: '' }, 'de', { a: '{b}' })).toBe('{b} {b}')
})
