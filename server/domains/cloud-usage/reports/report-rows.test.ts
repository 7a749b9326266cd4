import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { readRows } from './report-rows.ts'

async function rowsOf(text: string, size: number): Promise<unknown> {
  const bytes = Buffer.from(text)
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const found: string[][] = []
  try {
    for await (const rows of readRows(pieces())) found.push(...rows.map(({ record }) => record))
    return found
  } catch (error) {
    return (error as { code: string }).code
  }
}

function asCsvParse(text: string): unknown {
  try {
    return parse(text, { bom: true, delimiter: [',', ';', '\t'], relax_column_count: true, skip_empty_lines: true })
  } catch {
    return 'cloudUsage.damaged'
  }
}

describe('the rows of a report', () => {
  test.each([
    ['plain', 'a,b\n1,2\n3,4'],
    ['CRLF, empty lines and a mark in front', '\uFEFFa;b\r\n\r\n1;2\r\n3;4\r\n'],
    ['quotes', 'a,b\n"1 ""x"" 2","x\r\ny,;"\n"",\n"last",'],
    ['quotes and CRLF', '"a",b\r\n1,"2"\r\n3,4\r\n"5",6'],
    ['letters of several bytes', 'ä,ö\n"ß€",😀\n'],
    ['a quote inside', 'a,b\n1,x"y\n'],
    ['something after a quote', 'a,b\n1,"x"y\n'],
    ['a quote that never ends', 'a,b\n1,"x\n2,3\n'],
    ['columns more and fewer', 'a,b\n1\n1,2,3\n,\n'],
  ])('%s: as csv-parse reads them, in pieces of any size', async (_, text) => {
    const expected = asCsvParse(text)
    for (const size of [1, 2, 3, 7, 1000]) expect(await rowsOf(text, size), `pieces of ${size}`).toEqual(expected)
  })

  test('lines that end in either way in one file are lines', async () => {
    expect(await rowsOf('a,b\r\n1,2\n\n"3",4\r\n', 3)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
  })

  test('a row longer than any report’s is refused', async () => {
    expect(await rowsOf(`a,b\n${'x'.repeat(70_000)}`, 1000)).toBe('cloudUsage.damaged')
  })
})
