import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { licences } from './fixtures/arbitraries.ts'
import { networkLicence } from './fixtures/signed.ts'
import { readLicence } from './read-licence.ts'
import { signLicence } from './sign.ts'

const sign = async (): Promise<Uint8Array> => Uint8Array.from({ length: 64 }, (_, index) => index * 3)
const signed = await signLicence(networkLicence, { keyId: networkLicence.keyId, sign })
const lines = new TextDecoder().decode(signed).split('\n')
const codeOf = (input: Uint8Array | string): string => {
  const result = readLicence(typeof input === 'string' ? new TextEncoder().encode(input) : input)
  return result.ok ? 'ok' : `${result.code} ${result.line ?? ''}`.trim()
}

test('what is written and signed reads back as the same facts', async () => {
  await fc.assert(
    fc.asyncProperty(licences, async (facts) => {
      const bytes = await signLicence(facts, { keyId: facts.keyId, sign })
      expect(readLicence(bytes)).toMatchObject({ ok: true, licence: facts, signature: await sign() })
    }),
    { numRuns: 300 },
  )
})

const change = (from: string | RegExp, to: string): string => codeOf(lines.join('\n').replace(from, to))

test('tells the line that is not as it should be', () => {
  expect(change('SERIAL', 'SERIE')).toBe('licence.format 2')
  expect(change('GENERATION 2', 'GENERATION 02')).toBe('licence.format 3')
  expect(change('AGREEMENT 10023', 'AGREEMENT "10023"')).toBe('licence.format 9')
  expect(change('AGREEMENT 10023', 'AGREEMENT=10023')).toBe('licence.format 9')
  expect(change('PORT 28064', 'PORT 0x6DA0')).toBe('licence.format 19')
  expect(change('START 2026-11-21\n', '')).toBe('licence.format 14')
  expect(change(/\nSIGNATURE/, '\nEXTRA 1\nSIGNATURE')).toBe('licence.format 26')
  expect(change(/.\n$/, 'x\n')).toBe('licence.format 26')
  expect(change('PORT 28064', 'PORT 80')).toBe('licence.format')
  expect(change('LEDGER 42', 'LEDGER 042')).toBe('licence.format 5')
  expect(change(/LEDGER 42 .*/, 'LEDGER "-"')).toBe('licence.format 5')
  expect(change(/LEDGER 42 .*/, 'LEDGER 42')).toBe('licence.format 5')
  expect(change(/LEDGER 42 .*\n/, '')).toBe('licence.format 5')
  expect(change('Fa0\nKEY', 'Fa1\nKEY')).toBe('licence.format')
  expect(change('CLOCK 48', 'CLOCK 48.0')).toBe('licence.format 16')
  expect(change('CLOCK 48\n', '')).toBe('licence.format 16')
  expect(change('LICENCE 2', 'LICENCE 1')).toBe('licence.format 5')
})

test('refuses other line ends, marks, encodings and trailing bytes', () => {
  const text = lines.join('\n')
  const refused = [
    text.replaceAll('\n', '\r\n'),
    text.replace('\n', '\r\n'),
    `\ufeff\ufeff${text}`,
    `\n\ufeff${text}`,
    `${text}\n`,
    `${text} `,
    text.trimEnd(),
    ` ${text}`,
    `\r${text}`,
    text.toLowerCase(),
    '',
    'KEYWERK-LICENCE 1',
    'KEYWERK-LICENCE 1\n',
    'KEYWERK-LICENCE 0\n',
    'KEYWERK-LICENCE 2\n',
    text.slice(0, 400),
    text + text,
    text.replace(/SIGNATURE.*\n/, ''),
  ]
  for (const changed of refused) expect(codeOf(changed)).toMatch(/^licence\.format/)
  const latin1 = Uint8Array.from(text, (character) => character.charCodeAt(0))
  expect(codeOf(latin1)).toBe('licence.format 1')
})

test('refuses every removed, doubled and swapped line but modules, which the signature covers', () => {
  for (let at = 0; at < lines.length - 1; at += 1) {
    if (lines[at]?.startsWith('MODULE')) continue
    expect(codeOf(lines.toSpliced(at, 1).join('\n'))).not.toBe('ok')
    expect(codeOf(lines.toSpliced(at, 0, lines[at] ?? '').join('\n'))).not.toBe('ok')
    for (let other = at + 1; other < lines.length - 1; other += 1) {
      const swapped = lines.with(at, lines[other] ?? '').with(other, lines[at] ?? '')
      expect(codeOf(swapped.join('\n'))).not.toBe('ok')
    }
  }
})

test('a newer format is told as such, whatever it holds', () => {
  expect(codeOf('KEYWERK-LICENCE 4\nNEW-THING 5\n')).toBe('licence.formatVersion 1')
  expect(codeOf(lines.join('\n').replace('LICENCE 2', 'LICENCE 17'))).toBe('licence.formatVersion 1')
})

test('refuses large files at once', () => {
  const module = lines[21] ?? ''
  const large = [
    new Uint8Array(50 * 1024 * 1024).fill(10),
    new TextEncoder().encode(lines.toSpliced(21, 1, ...Array<string>(5020).fill(module)).join('\n')),
  ]
  for (const input of large) {
    const started = performance.now()
    expect(codeOf(input)).toBe('licence.size')
    expect(performance.now() - started).toBeLessThan(5000)
  }
  const full = lines.toSpliced(21, 1, ...Array<string>(4990).fill(module)).join('\n')
  expect(codeOf(full)).toBe('ok')
})
