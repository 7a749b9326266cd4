import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { auditKinds, auditSentences, deedOf } from '#texts/audit/sentences.ts'

const writes = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name)

test('the audit log tells every operation that writes in a sentence of both languages', () => {
  expect(writes.filter((name) => !(name in auditSentences))).toEqual([])
  // None tells of an operation there is not; what the portal does by itself is named with a dot.
  const others = Object.keys(auditSentences).filter((name) => !writes.includes(name))
  expect(others.toSorted()).toEqual([
    'audit.seal',
    'backups.write',
    'cloud.endSessions',
    'configurations.publishChanges',
    'events.endSessions',
    'keys.add',
    'orders.work',
    'students.orderChanged',
  ])
})

test('every sentence names who and a kind of record that has a name', () => {
  for (const [name, { de, en, kind }] of Object.entries(auditSentences)) {
    expect(de, name).toMatch(/^\{who\} hat ./)
    expect(en, name).toMatch(/^\{who\} ./)
    expect(de.includes('{record}'), name).toBe(en.includes('{record}'))
    expect(Object.keys(auditKinds), name).toContain(`audit.kind.${kind}`)
  }
})

test('what was done can be chosen without who did it', () => {
  expect(deedOf('issueLicence', 'de', 'Lizenz')).toBe('Lizenz ausgestellt')
  expect(deedOf('issueLicence', 'en', 'licence')).toBe('Issued licence')
})
