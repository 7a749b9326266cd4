import { expect, test } from 'vitest'
import { arrangeRows } from './arrange-rows.ts'
import type { Column } from '../columns/column.ts'

const columns: Column<{ name: string }>[] = [{ key: 'name', text: 'Name' }]
const found = (search: string, ...names: string[]) =>
  arrangeRows(
    names.map((name) => ({ name })),
    columns,
    search,
    'name',
  ).map(({ name }) => name)

test('a search finds with one slip of the keys where nothing matches to the letter', () => {
  for (const slip of ['Nordlcht', 'Nordliccht', 'Nordlixht', 'Nrodlicht', 'Ordlicht', 'nordlich'])
    expect([slip, found(slip, 'Nordlicht', 'Werkskonto')]).toEqual([slip, ['Nordlicht']])
  expect(found('Nordlcth', 'Nordlicht')).toEqual([])
  // To the letter it finds nothing more.
  expect(found('werk', 'Werkskonto', 'Wark')).toEqual(['Werkskonto'])
  expect(found('werks', 'Werkskonto', 'Warkskonto')).toEqual(['Werkskonto'])
  // A short word with a slip would be too many others.
  expect(found('wrk', 'Werk')).toEqual([])
  expect(found('', 'b', 'a')).toEqual(['a', 'b'])
})
