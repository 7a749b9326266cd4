import { expect, test } from 'vitest'
import { guardCell, guardQuote, unguardCell } from './formula-guard.ts'

test('a quote comes before what a spreadsheet would run, and is taken off again', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1', "'=1", "''=1"]) {
    expect(guardCell(text)).toBe(`'${text}`)
    expect(unguardCell(guardCell(text))).toBe(text)
  }
})

test('other texts and numbers stay as they are, in a workbook also formulas', () => {
  for (const cell of ['', 'Voss GmbH', "'Anna'", 'a=b', -1, 1.5]) expect(guardCell(cell)).toBe(cell)
  expect([guardQuote('=1'), guardQuote("'=1")]).toEqual(['=1', "''=1"])
})
