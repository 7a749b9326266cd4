import { expect, test } from 'vitest'
import * as factWords from './fact-words.ts'
import { fill, type Words } from './language.ts'
import { reasonWords } from './reason-words.ts'
import { describeFact, describeReason } from './words.ts'

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

test('dates are what facts are, not what they look like', () => {
  const expected = '2026-11-21T-PC7-SRV-CAD'
  const machine = { code: 'licence.notThisHost', detail: { what: 'name', expected, found: '2026-01-02' } } as const
  expect(describeReason(machine, 'en')).toContain('expected 2026-11-21T-PC7-SRV-CAD, found 2026-01-02.')
  const twice = { code: 'ledger.serialTwice', detail: { line: 2, position: 2, serial: '2026-11-21' } } as const
  expect(describeReason(twice, 'en')).toContain('serial number 2026-11-21 ')
  expect(describeFact('serial', '2026-11-21', 'en')).toBe('2026-11-21')
  expect(describeFact('licensee', '2026-11-21', 'en')).toBe('2026-11-21')
  expect(describeFact('endDate', '2026-11-21', 'en')).toBe('21.11.2026')
  expect(describeFact('issued', '2026-11-21T09:00:00Z', 'en')).toBe('21.11.2026 09:00 UTC')
  const clock = { now: '2026-11-20T10:00:00Z', seen: '2026-11-21T09:00:00Z', tolerance: 0 }
  expect(describeReason({ code: 'licence.clockSetBack', detail: clock }, 'en')).toContain('20.11.2026 10:00 UTC')
  expect(describeReason({ code: 'ledger.headBack', detail: { day: '2026-11-21', position: 1 } }, 'en')).toContain(
    'of 21.11.2026 ',
  )
  const entry = { name: 'a.lic', position: 1, fact: 'issued', expected: clock.now, found: clock.seen }
  expect(describeReason({ code: 'ledger.otherFacts', detail: entry }, 'en')).toBe(
    'a.lic: for “Issued”, entry 1 of the ledger says 21.11.2026 09:00 UTC, but the file says 20.11.2026 10:00 UTC.',
  )
})

test('more elements than a request may have are not said to be nested too deeply', () => {
  expect(describeReason({ code: 'host.tooDeep', detail: {} }, 'de')).toContain('zu viele')
  expect(describeReason({ code: 'host.tooDeep', detail: {} }, 'en')).toContain('too many')
})

test('a mark without a fact stays', () => {
  expect(fill({ de: '{a} {b}', en: '' }, 'de', { a: '{b}' })).toBe('{b} {b}')
})
