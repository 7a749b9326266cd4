import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import type { FileAnswer } from '#contract/operation.ts'
import type { Order } from '#contract/orders.ts'
import type { Passport } from '#contract/passports.ts'
import { passportFile } from '#domains/licences/passports/passport-pdf.ts'
import { receiptFile } from '#domains/orders/receipt.ts'
import { PdfFonts } from '#platform/files/pdf-fonts.ts'
import { Failure } from '#platform/operations/failure.ts'
import { pdfText, settableNames, unsettableNames } from './testing/pdf-text.ts'

interface Names {
  vendor: string
  holder: string
  product: string
  module: string
  machine: string
  file: string
}
type Language = 'de' | 'en'

const vendorOf = ({ vendor }: Names) => ({ name: vendor, colour: '#0b6e6e', font: undefined })
const day = '2026-03-01'

function passport(names: Names, language: Language): Promise<FileAnswer> {
  const validity = { state: 'running', day, days: 30, part: false, graceLeft: 0 } as const
  const file = { id: '1', fileName: names.file, at: `${day}T00:00:00Z`, downloads: 0, lastDownloadAt: null }
  const held: Passport = {
    id: '1',
    holder: { kind: 'company', id: '1', name: names.holder, customerNumber: '10023', language: 'de' },
    product: {
      id: '1',
      code: 'W',
      kind: 'single',
      version: 3,
      titleDe: names.product,
      titleEn: names.product,
      subtitleDe: '',
      subtitleEn: '',
      imageId: null,
    },
    note: '',
    disabled: false,
    validity,
    modules: [
      {
        level: 1,
        name: names.module,
        licName: 'KERN',
        count: { kind: 'counted', n: 2 },
        startDate: day,
        endDate: null,
        unlimited: true,
        test: true,
        testCount: 1,
        student: false,
      },
    ],
    hosts: [
      {
        id: '1',
        binding: 'name',
        machines: [{ name: names.machine, mac: null }],
        port: 27_000,
        terminalServer: false,
        virtualServer: false,
        disabled: false,
        startDate: day,
        endDate: null,
        validity,
        licence: { ...file, serial: 7, generation: 1, graceDays: 0, supersededBy: null },
        movedTo: null,
        emergencyFor: null,
      },
    ],
    imports: [file],
  }
  return passportFile(held, { language, vendor: vendorOf(names), today: day })
}

function receipt(names: Names, language: Language): Promise<FileAnswer> {
  const order: Order = {
    id: '1',
    reference: names.file,
    product: { id: '1', titleDe: names.product, titleEn: names.product, version: 3 },
    priceCents: 4990,
    refundedCents: 0,
    taxCents: 797,
    taxPercent: 19,
    currency: 'EUR',
    test: true,
    state: 'refunded',
    confirming: false,
    shopState: '',
    manual: false,
    orderedAt: `${day}T00:00:00Z`,
    paidAt: `${day}T00:00:00Z`,
    endedAt: `${day}T00:00:00Z`,
  }
  const buyer = { name: names.holder, email: 'anna@kunde.example' }
  return receiptFile(order, { language, vendor: vendorOf(names), buyer })
}

/** Each kind of document by the file that makes it, with the names it shows. */
const documents: [string, typeof passport, (keyof Names)[]][] = [
  [
    'domains/licences/passports/passport-pdf.ts',
    passport,
    ['vendor', 'holder', 'product', 'module', 'machine', 'file'],
  ],
  ['domains/orders/receipt.ts', receipt, ['vendor', 'holder', 'product', 'file']],
]

test('every kind of document that is set in letters is tried here', () => {
  const makers = globSync('server/domains/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && /PdfPage\.begin|from 'pdfkit'|drawText\(/.test(readFileSync(file, 'utf8')),
  )
  expect(makers.map((file) => file.replace(/^server\//, '')).toSorted()).toEqual(documents.map(([file]) => file))
})

const parts: (keyof Names)[] = ['vendor', 'holder', 'product', 'module', 'machine', 'file']
const plain = Object.fromEntries(parts.map((part) => [part, `Name-${part}`])) as unknown as Names
const packed = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

const settable = documents.flatMap(([file, make, shown]) =>
  Object.entries(settableNames).map(([script, name]) => ({ file, make, shown, script, name })),
)
test.each(settable)('$file: names in $script are there with every letter, in both languages', async (given) => {
  const { make, shown, name } = given
  const names = Object.fromEntries(parts.map((part, at) => [part, `${name} ${at}`])) as unknown as Names
  for (const language of ['de', 'en'] as const) {
    const text = packed(await pdfText((await make(names, language)).bytes))
    for (const part of shown) expect(text).toContain(packed(names[part]))
    expect(text).not.toContain('\uFFFD')
  }
})

const unsettable = documents.flatMap(([file, make, shown]) =>
  Object.entries(unsettableNames).flatMap(([script, name]) =>
    shown.map((part) => ({ file, make, part, script, name })),
  ),
)
test.each(unsettable)('$file: letters of $script in $part are told before', async ({ make, part, name }) => {
  const refused: unknown = await make({ ...plain, [part]: `${name} 1` }, 'de').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Failure)
  expect(refused).toMatchObject({ code: 'pdf.lettersMissing', details: { letters: [...new Set(name)].join('') } })
})

test('a letter that a font has not is seen by these tests', async () => {
  const document = new PdfDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { source } = await new PdfFonts(undefined).of('Łódź', 'regular')
  document.font(source!).text('Łódź 东').end()
  await once(document, 'end')
  expect(packed(await pdfText(Buffer.concat(chunks)))).toBe('Łódź\uFFFD')
})
