import { expect, test } from 'vitest'
import { networkLicence } from './fixtures/signed.ts'
import type { LicenceFacts } from './licence-file.ts'
import { signLicence } from './sign.ts'
import { writeLicence } from './write-licence.ts'

const text = (facts: LicenceFacts): string => new TextDecoder().decode(writeLicence(facts))

test('is readable text, one fact a line', () => {
  expect(text(networkLicence)).toBe(`KEYWERK-LICENCE 2
SERIAL L-2026-000042
GENERATION 2
SUPERSEDES L-2026-000017
LEDGER 42 ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0
KEY licence-2026-1
ISSUED 2026-11-21T09:00:00Z
ISSUER "Wellenwerk Software GmbH"
AGREEMENT 10023
LICENSEE "Müller & Söhne \\"Antriebstechnik\\" GmbH"
PRODUCT wellenwerk "Wellenwerk Netzwerk"
VERSION 20
TYPE network
START 2026-11-21
END 2027-11-21
CLOCK 48
BINDING both
SERVER "SRV-CAD-01" 001B44113AB7
PORT 28064
TERMINAL-SERVER no
VIRTUAL-SERVER yes
MODULE "E" PARENT - LEVEL 1 COUNT 5 START 2026-11-21 END permanent FLAGS edit
MODULE "WELLE" PARENT "E" LEVEL 1 COUNT uncounted START - END 2027-11-21 FLAGS test=3,edit,connect
MODULE "GROUP" PARENT "WELLE" LEVEL 2 COUNT 0 START - END 2027-11-21 FLAGS student
MODULE "LAGER" PARENT "GROUP" LEVEL 3 COUNT dependency START - END permanent FLAGS -
`)
})

test('files of format 1 are written as they were, and a licence outside any ledger says so', () => {
  const outside = { ledgerPosition: null, ledgerPrevious: null, clockHours: null }
  const old = text({ ...networkLicence, ...outside, format: 1 })
  expect(old).toMatch(/^KEYWERK-LICENCE 1\n/)
  expect(old).not.toMatch(/^(LEDGER|CLOCK) /m)
  expect(text({ ...networkLicence, ...outside })).toMatch(/\nLEDGER -\n[^]*\nCLOCK -\n/)
})

test('format 3 has three lines more, behind the end', () => {
  const three = text({ ...networkLicence, format: 3, graceDays: 14, warnDays: 30, emergency: true })
  expect(three).toMatch(/^KEYWERK-LICENCE 3\n/)
  expect(three).toContain('\nEND 2027-11-21\nGRACE 14\nWARN 30\nEMERGENCY yes\nCLOCK 48\n')
})

test('no value reaches the next line', () => {
  const nasty = 'a"\nSIGNATURE x y\r\u2028\u202e\u0085\\'
  const lines = text({ ...networkLicence, licensee: nasty, issuer: nasty }).split('\n')
  expect(lines).toHaveLength(26)
  expect(lines[7]).toBe('ISSUER "a\\"\\u{a}SIGNATURE x y\\u{d}\\u{2028}\\u{202e}\\u{85}\\\\"')
})

const one = networkLicence.modules[0]
const impossible: [keyof LicenceFacts, Partial<LicenceFacts>][] = [
  ['serial', { serial: 'a b' }],
  ['serial', { serial: '' }],
  ['format', { format: 4 as 3 }],
  ['graceDays', { graceDays: 1 }],
  ['graceDays', { format: 3, graceDays: 61 }],
  ['graceDays', { format: 3, graceDays: 1.5 }],
  ['warnDays', { warnDays: 1 }],
  ['warnDays', { format: 3, warnDays: 367 }],
  ['emergency', { emergency: true }],
  ['ledgerPosition', { format: 1 }],
  ['ledgerPosition', { ledgerPosition: null }],
  ['ledgerPosition', { ledgerPosition: 0 }],
  ['ledgerPosition', { ledgerPrevious: 'short' }],
  ['ledgerPosition', { ledgerPrevious: `${'A'.repeat(42)}B` }],
  ['clockHours', { clockHours: -1 }],
  ['clockHours', { clockHours: 8785 }],
  ['clockHours', { format: 1, ledgerPosition: null, ledgerPrevious: null }],
  ['generation', { generation: 0 }],
  ['supersedes', { supersedes: networkLicence.serial }],
  ['issued', { issued: '2026-11-21' }],
  ['agreement', { agreement: '12345678901' }],
  ['licensee', { licensee: '\ud800' }],
  ['version', { version: 1.5 }],
  ['startDate', { startDate: '2026-02-30' }],
  ['endDate', { endDate: '2026-11-20' }],
  ['endDate', { endDate: '9999-12-31' }],
  ['hosts', { hosts: [] }],
  ['hosts', { binding: 'mac' }],
  ['hosts', { binding: 'triade' }],
  ['hosts', { binding: 'unbound' }],
  ['hosts', { hosts: [{ name: 'A', mac: '00:1B:44:11:3A:B7' }] }],
  ['port', { port: 80 }],
  ['modules', { modules: networkLicence.modules.slice(2) }],
  ['modules', { modules: one ? [{ ...one, count: { kind: 'counted', n: 101 } }] : [] }],
  ['modules', { modules: one ? [{ ...one, test: 1, student: true }] : [] }],
]

test.each(impossible)('refuses an impossible %s', (fact, changes) => {
  expect(() => writeLicence({ ...networkLicence, ...changes })).toThrow(
    expect.objectContaining({ code: 'licence.fact', detail: { fact } }),
  )
})

const sign = async (): Promise<Uint8Array> => new Uint8Array(63)

test('refuses too many modules, another signer and a broken signature', async () => {
  const modules = one ? Array(5001).fill(one) : []
  expect(() => writeLicence({ ...networkLicence, modules })).toThrow(expect.objectContaining({ code: 'licence.size' }))
  await expect(signLicence(networkLicence, { keyId: 'other', sign })).rejects.toMatchObject({
    code: 'licence.unknownKey',
  })
  await expect(signLicence(networkLicence, { keyId: networkLicence.keyId, sign })).rejects.toMatchObject({
    code: 'licence.signature',
  })
})
