import { expect, test } from 'vitest'
import type { HostFacts } from './binding.ts'
import { plainHost } from './fixtures/hosts.ts'
import { checkHost } from './host-rules.ts'

const none = { name: null, mac: null }
const triade = [1, 2, 3].map((slot) => ({ name: `LIC-${slot}`, mac: `00000000000${slot}` }))

const named = (...names: string[]) => names.map((name, at) => ({ name, mac: `00000000000${at + 1}` }))

const cases: [string, Partial<HostFacts>, string[]][] = [
  ['nothing wrong', {}, []],
  ['short name of 99', { companyNameShort: 'x'.repeat(95), firstName: 'a', lastName: 'b' }, []],
  ['short name of 100', { companyNameShort: 'x'.repeat(96), firstName: 'a', lastName: 'b' }, ['companyTooLong']],
  ['customer number', { customerNumber: '12345678901' }, ['customerNumberTooLong']],
  ['line end in the company', { companyNameShort: 'a\nSERVER' }, ['unprintable']],
  ['version', { version: 19 }, ['versionMismatch']],
  ['e-mail', { email: 'a@b' }, ['email']],
  ['e-mail missing', { email: '' }, ['email']],
  ['low port', { port: 1023 }, ['portRange']],
  ['high port', { port: 65536 }, ['portRange']],
  ['MAC missing', { binding: 'mac', hosts: [{ name: 'A', mac: null }, none, none] }, ['macRequired']],
  ['name missing', { binding: 'name', hosts: [none, none, none] }, ['nameRequired']],
  ['both missing', { hosts: [none, none, none] }, ['macRequired', 'nameRequired']],
  ['unbound', { binding: 'unbound', hosts: [none, none, none] }, []],
  ['Triade', { binding: 'triade', hosts: triade }, []],
  ['Triade of one', { binding: 'triade' }, ['macRequired', 'nameRequired', 'macRequired', 'nameRequired']],
  [
    'Triade twice the same',
    { binding: 'triade', hosts: triade.map((host) => ({ ...host, name: 'A' })) },
    ['triadeDifferent'],
  ],
  // Names are told apart as licences and verifiers do: composed, and by the letters FORMAT.md lists alone.
  [
    'Triade of a name in two spellings',
    { binding: 'triade', hosts: named('Ä1', 'a\u03081', 'C') },
    ['triadeDifferent'],
  ],
  ['Triade of names verifiers tell apart', { binding: 'triade', hosts: named('Ѣ', 'ѣ', 'Ⅷ') }, []],
  // U+0958 is composed of two letters: 50 become 100.
  ['100 characters once composed', { binding: 'name', hosts: named('\u0958'.repeat(50)) }, ['nameMalformed']],
  ['MAC malformed', { hosts: [{ name: 'A', mac: '00:1B' }, none, none] }, ['macMalformed']],
  ['name too long', { hosts: [{ name: 'A'.repeat(100), mac: '001B44113AB7' }, none, none] }, ['nameMalformed']],
  ['broken Unicode in a name', { hosts: [{ name: 'SRV\ud800', mac: '001B44113AB7' }, none, none] }, ['nameMalformed']],
  ['start after end', { startDate: '2028-01-01' }, ['startAfterEnd']],
  ['end missing', { endDate: null }, ['endDateMissing']],
  ['no date', { startDate: '' }, ['dateMalformed']],
  ['year 10000', { endDate: '10000-01-01' }, ['dateMalformed']],
  ['unlimited', { unlimited: true, endDate: null }, []],
  ['unlimited with end', { unlimited: true }, ['endDateUnlimited']],
  ['unlimited and unbound', { unlimited: true, endDate: null, binding: 'unbound' }, ['unboundUnlimited']],
]

test.each(cases)('%s', (_, changes, expected) => {
  const found = checkHost({ ...plainHost, ...changes }, 20)
  expect(found.map(({ code }) => code)).toEqual(expected.map((code) => `host.${code}`))
})

test('a version mismatch names both versions', () => {
  expect(checkHost(plainHost, 18)).toEqual([
    { code: 'host.versionMismatch', detail: { version: 20, productVersion: 18 } },
  ])
})
