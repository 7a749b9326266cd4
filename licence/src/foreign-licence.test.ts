import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, foldName } from './file-text.ts'
import { networkLicence } from './fixtures/signed.ts'
import { readForeignLicence } from './foreign-licence.ts'
import { bareFileName, productsNamed } from './licence-file-name.ts'
import { signLicence } from './sign.ts'

const folder = new URL('fixtures/foreign/', import.meta.url)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => {
  const file = readForeignLicence(bytesOf(text))
  return file.ok ? file : expect.fail(file.code)
}

test('reads every sample, whatever its encoding and line ends', () => {
  const found = readdirSync(folder)
    .toSorted()
    .map((name) => {
      const file = readForeignLicence(readFileSync(new URL(name, folder)))
      return [name, file.ok && file.customerNumbers, file.ok && file.product]
    })
  expect(found).toEqual([
    ['Wellenwerk_Netzwerk_19_10023.lic', ['10023'], { title: 'wellenwerknetzwerk', version: 19 }],
    ['Wellenwerk_Netzwerk_20_10311.lic', ['10311'], { title: 'wellenwerknetzwerk', version: 20 }],
    ['Wellenwerk_Netzwerk_20_99999.lic', ['99999'], { title: 'wellenwerknetzwerk', version: 20 }],
    ['Wellenwerk_Netzwerk_20_ohne-Agreement.lic', [], { title: 'wellenwerknetzwerk', version: 20 }],
    ['wellenwerk-einzelplatz-v20.lic', ['10147'], { title: 'wellenwerkeinzelplatz', version: 20 }],
  ])
})

test('a customer number is found in whatever spelling, blanks, line end and encoding it stands', () => {
  const number = fc.integer({ min: 1, max: 9_999_999_999 }).map(String)
  const spelling = fc.constantFrom('=', ' = ', ' ', '\t', ': ', '  =  ')
  const quote = fc.constantFrom('', '"', "'")
  const around = fc.constantFrom('', ' ', '\t')
  const end = fc.constantFrom('\n', '\r\n', '\r')
  const encoding = fc.constantFrom<BufferEncoding>('utf8', 'latin1', 'utf16le')
  fc.assert(
    fc.property(number, spelling, quote, around, end, encoding, (digits, equals, mark, blank, lineEnd, code) => {
      const lines = ['# Müller', `${blank}AGREEMENT${equals}${mark}${digits}${mark}${blank}`, 'LICENSEE Größl', '']
      const text = `${code === 'utf16le' ? '\ufeff' : ''}${lines.join(lineEnd)}`
      expect(readForeignLicence(Buffer.from(text, code))).toMatchObject({ ok: true, customerNumbers: [digits] })
    }),
  )
})

test('leading zeros are no part of a number; what is no number names nobody; two numbers are two', () => {
  expect(read('AGREEMENT=0010023').customerNumbers).toEqual(['10023'])
  expect(read('AGREEMENT=KD-10023\nAGREEMENT=\nAGREEMENT 12345678901\nAGREEMENTS=7').customerNumbers).toEqual([])
  expect(read('AGREEMENT=1 ; Rahmenvertrag\nagreement "2"\nAGREEMENT=1').customerNumbers).toEqual(['1', '2'])
})

test('modules have count and last day; lines nobody can read are told', () => {
  const file = read(
    'MODULE=E;5;31.12.9999\nMODULE=KERN;-1;2027-01-31\nMODULE "ZAHN;9999;1.2.2027"\nMODULE=X;500;1.1.2027\nMODULE=Y;1;31.02.2027\nMODULE=',
  )
  expect(file.modules).toEqual([
    { licName: 'E', count: { kind: 'counted', n: 5 }, startDate: null, endDate: null },
    { licName: 'KERN', count: { kind: 'dependency' }, startDate: null, endDate: '2027-01-31' },
    { licName: 'ZAHN', count: { kind: 'uncounted' }, startDate: null, endDate: '2027-02-01' },
  ])
  expect(file.unread).toEqual(['X;500;1.1.2027', 'Y;1;31.02.2027', ''])
})

test("Keywerk's own files are read as such, and told when damaged", async () => {
  const sign = async (): Promise<Uint8Array> => new Uint8Array(64)
  const bytes = await signLicence(networkLicence, { keyId: networkLicence.keyId, sign })
  const file = readForeignLicence(bytes)
  expect(file).toMatchObject({ ok: true, own: true, customerNumbers: [networkLicence.agreement] })
  expect(file.ok && file.modules).toHaveLength(networkLicence.modules.length)
  expect(readForeignLicence(bytes.subarray(0, -3))).toEqual({ ok: false, code: 'damaged' })
})

test('what is no licence file is told apart', () => {
  expect(readForeignLicence(new Uint8Array(1024 * 1024 + 1))).toEqual({ ok: false, code: 'size' })
  expect(readForeignLicence(bytesOf(' \r\n\t'))).toEqual({ ok: false, code: 'empty' })
  expect(readForeignLicence(new Uint8Array())).toEqual({ ok: false, code: 'empty' })
  expect(readForeignLicence(bytesOf('AGREEMENT=10023\0'))).toEqual({ ok: false, code: 'binary' })
  expect(readForeignLicence(Buffer.from('AGREEMENT=10023', 'utf16le'))).toEqual({ ok: false, code: 'binary' })
})

test('any bytes are read without an error and in little time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      const text = decodeText(bytes)
      expect(text === null || text.isWellFormed()).toBe(true)
      readForeignLicence(bytes)
    }),
  )
  const million = 1024 * 1024
  const began = performance.now()
  for (const nasty of ['\n', ' ', '=', '"', 'AGREEMENT ', 'A', 'MODULE=;', '1'])
    readForeignLicence(bytesOf(nasty.repeat(million / nasty.length)))
  readForeignLicence(bytesOf(`AGREEMENT${' '.repeat(million - 20)}x`))
  expect(performance.now() - began).toBeLessThan(5000)
})

test('the file name says product and version, as people and systems spell them', () => {
  const first = (name: string) => productsNamed(name)[0]
  expect(first('Wellenwerk_Netzwerk_20_10311.lic')).toEqual({ title: 'wellenwerknetzwerk', version: 20 })
  expect(first('wellenwerk-einzelplatz-v20.lic')).toEqual({ title: 'wellenwerkeinzelplatz', version: 20 })
  expect(first('WELLENWERK NETZWERK 19 (1).LIC')).toEqual({ title: 'wellenwerknetzwerk', version: 19 })
  expect(first('C:\\alt\\Stirnraeder_18.lic')).toEqual({ title: foldName('Stirnräder'), version: 18 })
  for (const name of [
    'Kopie von Wellenwerk_Netzwerk_20_10023.lic',
    'Kopie (2) von Wellenwerk_Netzwerk_20_10023.lic',
    'Copy of Wellenwerk_Netzwerk_20_10023.lic',
    'Wellenwerk_Netzwerk_20_10023 - Kopie (2).lic',
    'Wellenwerk_Netzwerk_20_10023 (1).lic.txt',
    'Wellenwerk%20Netzwerk%2020.lic',
    'Wellenwerk_Netzwerk_20_10023.lic (3).lic',
    'Wellenwerk_Netzwerk_20_10023-Copy.lic',
  ]) {
    expect(first(name), name).toEqual({ title: 'wellenwerknetzwerk', version: 20 })
  }
  expect(productsNamed('Kopie von Wellenwerk (1).lic')).toEqual([])
  expect(first('Kopierwerk 20.lic')).toEqual({ title: 'kopierwerk', version: 20 })
  expect(productsNamed('Paket_3_Netzwerk_20_10023.lic')).toContainEqual({ title: 'paket3netzwerk', version: 20 })
  expect(productsNamed('general 2024.lic')).toEqual([])
  expect(productsNamed('20.lic')).toEqual([])
})

test('a file name keeps no path, no control or direction character, and is bounded', () => {
  expect(bareFileName('../../etc/passwd.lic')).toBe('passwd.lic')
  expect(bareFileName('M%C3%BCller%20%26%20Co.lic')).toBe('Müller & Co.lic')
  expect(bareFileName('a%2F..%2Fb%00.lic')).toBe('b.lic')
  expect(bareFileName('100%25%.lic')).toBe('100%25%.lic')
  expect(bareFileName('a\u202ecil.exe\0\n.lic')).toBe('acil.exe.lic')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
      const bare = bareFileName(name)
      expect(bare.length).toBeLessThanOrEqual(200)
      expect(bare).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u)
      expect(bare.isWellFormed()).toBe(true)
    }),
  )
})
