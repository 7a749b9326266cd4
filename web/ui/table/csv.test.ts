import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const columns = [
  { key: 'name', text: 'Name' },
  { key: 'count', text: 'Anzahl' },
  { key: 'picture', text: '', noExport: true },
]

test('semicolons, a byte order mark, decimal commas, and no cell runs as a formula', async () => {
  const rows = [
    { name: 'Voss; "Söhne"', count: 1.5 },
    { name: '=HYPERLINK("https://evil.example")', count: -3 },
  ]
  const bytes = new Uint8Array(await csvOf(columns, rows).arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    'Name;Anzahl\r\n"Voss; ""Söhne""";1,5\r\n"\'=HYPERLINK(""https://evil.example"")";-3\r\n',
  )
})
