import { expect, test } from 'vitest'
import { guardCell, guardQuote, quotedInCsv, unguardCell } from './formula-guard.ts'

test('a quote comes before what a spreadsheet would run, and is taken off again', () => {
  for (const text of [
    '\n=1',
    '\v=1',
    '\u2028=1',
    '\u0085=1',
    ' =1',
    '\u00a0@x',
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    "'=1",
    "''=1",
  ]) {
    expect(guardCell(text)).toBe(`'${text}`)
    expect(unguardCell(guardCell(text))).toBe(text)
  }
})

test('other texts and numbers stay as they are, in a workbook also formulas', () => {
  for (const cell of ['', 'Voss GmbH', "'Anna'", 'a=b', -1, 1.5]) expect(guardCell(cell)).toBe(cell)
  expect([guardQuote('=1'), guardQuote("'=1")]).toEqual(['=1', "''=1"])
})

test('phone numbers in groups are shown as they are, and read back from older files', () => {
  for (const phone of ['+49 351 123', '+49 (351) 123-45', '+1 212 555-0100', '+49 351/1234 567', '+44 20 7946 0018']) {
    expect(guardCell(phone)).toBe(phone)
    expect(unguardCell(phone)).toBe(phone)
    expect(unguardCell(`'${phone}`)).toBe(phone)
    expect(unguardCell(guardCell(`'${phone}`))).toBe(`'${phone}`)
  }
  for (const text of [
    '+49351123',
    '+49 351 123 =1',
    '+49-351-123',
    '+1 2+3',
    '+49 A1',
    '+49 351\n=1',
    '+0 1 2',
    '+1 (',
    '+ 1 2',
  ])
    expect(guardCell(text)).toBe(`'${text}`)
})

test('whatever some program takes for the end of a line or of a cell is written between quotes', () => {
  for (const end of ['\r', '\n', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', ';', '"', '\0'])
    expect([end, quotedInCsv.test(`bitte${end}=cmd|' /C calc'!A0`)]).toEqual([end, true])
  expect(quotedInCsv.test('Brückenbau Nord GmbH, 1,5 – „gut“')).toBe(false)
})
