import { expect, test } from 'vitest'
import { guardCell, unguardCell } from '#contract/formula-guard.ts'
import { csvOf } from './csv.ts'

const columns = [
  { key: 'name', text: 'Name' },
  { key: 'count', text: 'Anzahl' },
  { key: 'picture', text: '', noExport: true },
]

/** What a spreadsheet takes for a formula, also behind quotes and as Japanese keyboards type it. */
const beginnings = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', "'=", "''@"]

test('semicolons, a byte order mark, decimal commas, and no cell runs as a formula', async () => {
  const rows = [
    { name: 'Voss; "Söhne"', count: 1.5 },
    { name: '=HYPERLINK("https://evil.example")', count: -3 },
  ]
  const bytes = new Uint8Array(await csvOf(columns, rows).arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    'Name;Anzahl\r\n"Voss; ""Söhne""";1,5\r\n"\'=HYPERLINK(""https://evil.example"")";-3\r\n',
  )
})

test.each(beginnings)('a cell that begins with %j is written as in files of the server', async (beginning) => {
  const name = `${beginning}1+1`
  const text = await csvOf([{ key: 'name', text: 'Name' }], [{ name }]).text()
  const written = text.replace('\uFEFF', '').split('\r\n')[1]!
  expect(written.replaceAll('"', '')).toBe(guardCell(name))
  expect(guardCell(name)).toBe(`'${name}`)
  expect(unguardCell(`'${name}`)).toBe(name)
})

test('a day is written as it is shown', async () => {
  const column = { key: 'day', text: 'Tag', shown: ({ day }: { day: string }) => day.split('-').toReversed().join('.') }
  expect(await csvOf([column], [{ day: '2027-01-31' }]).text()).toContain('\r\n31.01.2027\r\n')
})

test('a line end of any kind inside of a text begins no row', async () => {
  for (const end of ['\r', '\n', '\u2028', '\u2029', '\v', '\f', '\u0085', '\t']) {
    const text = await csvOf([{ key: 'name', text: 'Name' }], [{ name: `bitte${end}=cmd` }]).text()
    expect([end, text.endsWith(`Name\r\n"bitte${end}=cmd"\r\n`)]).toEqual([end, true])
  }
})
