import { expect, test } from 'vitest'
import { Failure } from '../operations/failure.ts'
import { PdfFonts, settable } from './pdf-fonts.ts'
import { PdfPage } from './pdf-page.ts'

const names = {
  German: 'Müller & Söhne „Größe“ – 5 €',
  Polish: 'Łódzkie Zakłady Mechaniczne Żółw',
  Hungarian: 'Győri Szerszámgép Kft.',
  Turkish: 'İstanbul Dişli Sanayi ığ',
  Romanian: 'Întreprinderea Ștefănești',
  Czech: 'Příbramské převody s.r.o.',
  Greek: 'Ελληνική Μηχανική ΑΕ',
  Russian: 'Зубчатые колёса ООО',
  Kazakh: 'Қазақ машина жасау',
  Vietnamese: 'Công ty Bánh răng Việt Nam',
}

test.each(Object.entries(names))('a name in %s is set with every letter', async (_, name) => {
  const fonts = new PdfFonts(undefined)
  for (const weight of ['regular', 'bold'] as const)
    expect((await fonts.of(settable(name), weight)).name).toMatch(/^(Helvetica|NotoSans)/)
  const page = await PdfPage.begin({ title: name, author: 'Wellenwerk', language: 'de', colour: '#0b6e6e' })
  page.heading(1, name)
  page.table([{ text: name, share: 1 }], [[{ text: name }]])
  const bytes = await page.bytes(() => name)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test.each([
  ['Chinese', '东方齿轮 GmbH', '东方齿轮'],
  ['Hebrew', 'חברת', 'חברת'],
  ['Arabic', 'شركة', 'شركة'],
])('letters of %s are told before a document is made', async (_, name, letters) => {
  const page = await PdfPage.begin({ title: name, author: 'Wellenwerk', language: 'de', colour: '#0b6e6e' })
  page.line('Lizenzpass')
  page.line(name)
  const refused: unknown = await page.bytes(() => '').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Failure)
  expect(refused).toMatchObject({ code: 'pdf.lettersMissing', details: { letters } })
})

test('what cannot be seen is not set', () => {
  expect(settable('A\u200dB\u00adC\tD\u0000')).toBe('ABC D ')
})
