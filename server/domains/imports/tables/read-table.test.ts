import { expect, test } from 'vitest'
import {
  cellsOf,
  heads,
  readTable as read,
  row,
  strict,
  text,
  workbook as book,
} from '../../../testing/small-tables.ts'

test.each([
  ['windows-1252', [0xf6, 0xdf]],
  ['macintosh', [0x9a, 0xa7]],
  ['cp850', [0x94, 0xe1]],
] as const)('the encoding %s is told by its letters, and that it is a guess', async (encoding, [oe, ss]) => {
  const bytes = Buffer.concat([
    Buffer.from('Kundennummer;Firma\r\n1;K'),
    Buffer.from([oe]),
    Buffer.from('the Gr'),
    Buffer.from([oe, ss]),
    Buffer.from('e GmbH\r\n'),
  ])
  const { reading, rows } = await read(bytes)
  expect([reading.encoding, reading.guessed]).toEqual([encoding, ['encoding']])
  expect(rows[0]!.cells).toEqual(['1', 'Köthe Größe GmbH'])
})

test('an encoding that was chosen counts, and is no guess', async () => {
  const bytes = Buffer.from('Kundennummer;Firma\n1;G\u0083teau', 'latin1')
  const { reading, rows } = await read(bytes, { encoding: 'cp437' })
  expect([reading.guessed, rows[0]!.cells[1]]).toEqual([[], 'Gâteau'])
})

test('of a UTF-8 file with one row of another system that row alone is told', async () => {
  const good = 'Kundennummer;Firma\n1;Köthe Größe\n2;Schloßallee Müßig\n'
  const { reading, rows } = await read(Buffer.concat([Buffer.from(good), Buffer.from('3;Br\u00f6se KG\n', 'latin1')]))
  expect(reading.encoding).toBe('utf-8')
  expect(rows.map(({ cells, notes }) => [cells[1], notes.map(({ code }) => code)])).toEqual([
    ['Köthe Größe', []],
    ['Schloßallee Müßig', []],
    ['Br\uFFFDse KG', ['imports.unreadableLetters']],
  ])
})

test('UTF-16 with and without a mark is read', async () => {
  const table = 'Kundennummer\tFirma\r\n1\tKöthe\r\n'
  for (const bytes of [Buffer.from(`\uFEFF${table}`, 'utf16le'), Buffer.from(table, 'utf16le')])
    expect(await cellsOf(bytes)).toEqual([['1', 'Köthe']])
})

test.each([
  ['a blank line', '\r\nKundennummer;Firma\r\n7;A', 2],
  ['a title and a blank line', 'Kundenliste, Stand 01.03.2026\r\n\r\nKundennummer;Firma\r\n7;A', 3],
  ['a title in a cell of its own', ';Liste;\r\nKundennummer;Firma;Ort\r\n7;A;B', 2],
  ['nothing', 'Kundennummer;Firma\r\n7;A', 1],
])('%s above the headers is passed over; rows keep the numbers they have in the file', async (_, table, headerRow) => {
  const { reading, headers, rows } = await read(table)
  expect([reading.headerRow, headers[0], rows[0]!.row, rows[0]!.cells[0]]).toEqual([
    headerRow,
    'Kundennummer',
    headerRow + 1,
    '7',
  ])
})

test('headers nobody knows are in the first row as wide as the table; another can be chosen', async () => {
  const table = 'Liste\nx;y;z\n1;2;3\n4;5;6'
  expect((await read(table)).headers).toEqual(['x', 'y', 'z'])
  const chosen = await read(table, { headerRow: 3 })
  expect([chosen.headers, chosen.rows.length, chosen.reading.guessed]).toEqual([['1', '2', '3'], 1, []])
  await expect(read(table, { headerRow: 9 })).rejects.toThrow('imports.empty')
})

test('more cells than headers are told; what is empty beside them is not', async () => {
  const { rows } = await read('Kundennummer;Firma\n1;A;B\n2;C;;\n')
  expect(rows.map(({ notes }) => notes.map(({ code }) => code))).toEqual([['imports.rowTooWide'], []])
})

test('a quote that closes in a later row takes no row along unsaid', async () => {
  const { rows } = await read('Kundennummer;Firma;Ort\n1;A;"12 Zoll\n2;B;\n3;C;12"\n4;D;\n')
  expect(rows.map(({ cells, notes }) => [cells[0], notes.map(({ code }) => code)])).toEqual([
    ['1', ['imports.cellHoldsRows']],
    ['4', []],
  ])
  await expect(read('Kundennummer;Firma\n1;"A\n2;B\n')).rejects.toThrow('imports.quoteOpen')
})

test('a remark of several lines is a remark', async () => {
  const { rows } = await read('Kundennummer;Firma;Bemerkung\n1;A;"erste Zeile\nzweite; mit Strichpunkt"\n')
  expect(rows[0]!.notes).toEqual([])
})

test.each([
  [';', 'Kundennummer;Firma, GmbH;Ort\n1;a,b;c'],
  ['\t', 'Kundennummer\tFirma\n1\ta;b'],
  [',', 'Kundennummer,Firma\n1,"a;b;c;d"'],
  ['|', 'Kundennummer|Firma\n1|a'],
])('cells parted by %j are told apart', async (delimiter, table) => {
  expect((await read(table)).reading.delimiter).toBe(delimiter)
})

test('lines that end in different ways are lines', async () => {
  expect(await cellsOf('Kundennummer;Firma\r\n1;A\n2;B\r3;C')).toEqual([
    ['1', 'A'],
    ['2', 'B'],
    ['3', 'C'],
  ])
})

test('of a workbook the sheet with the headers is read: neither a hidden nor an empty one, nor a cover', async () => {
  const file = book({
    sheets: {
      '-Alt': heads + row('8', '1', '2'),
      Leer: '',
      Deckblatt: row('Kundenliste'),
      Daten: heads + row('7', '01067', '3'),
    },
    active: 2,
  })
  const { reading, rows } = await read(file)
  expect([reading.sheet, reading.sheets, reading.hiddenSheets]).toEqual(['Daten', ['Leer', 'Deckblatt', 'Daten'], 1])
  expect(rows[0]!.cells[0]).toBe('7')
})

test('of two sheets alike the one that was open counts, unless another is chosen', async () => {
  const file = book({ sheets: { A: heads + row('1', '', ''), B: heads + row('2', '', '') }, active: 1 })
  expect((await cellsOf(file))[0]![0]).toBe('2')
  expect((await cellsOf(file, { sheet: 'A' }))[0]![0]).toBe('1')
  await expect(read(file, { sheet: 'C' })).rejects.toThrow('imports.empty')
})

test('postcodes and telephone numbers are taken as their format shows them', async () => {
  const file = book({
    formats: ['00000', '&quot;+&quot;00\\ 000\\ 0000000', '#,##0.00', '[$-407]00000', '0'],
    sheets: {
      A: `${heads}<row><c s="1"><v>1067</v></c><c s="2"><v>493511234567</v></c><c s="3"><v>1234.5</v></c></row><row><c s="4"><v>1067</v></c><c s="5"><v>1067</v></c><c><v>0.30000000000000004</v></c></row>`,
    },
  })
  expect(await cellsOf(file)).toEqual([
    ['01067', '+49 351 1234567', '1234.5'],
    ['01067', '1067', '0.3'],
  ])
})

test('days are days and told as such, in the calendars of 1900 and 1904', async () => {
  const days = (serial: number, date1904: boolean) =>
    read(
      book({
        formats: ['d. mmm'],
        date1904,
        sheets: { A: `${heads}<row><c><v>1</v></c><c s="1"><v>${serial}</v></c></row>` },
      }),
    )
  const [usual, old] = [await days(45_419, false), await days(43_957, true)]
  for (const { rows } of [usual, old])
    expect([rows[0]!.cells[1], rows[0]!.notes]).toEqual([
      '2024-05-07',
      [{ code: 'imports.dateCell', column: 1, details: {} }],
    ])
})

test('a formula counts as the value stored with it, and is told; an error is nothing', async () => {
  const file = book({
    sheets: {
      A: `${heads}<row><c><f>6+1</f><v>7</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>x</v></c></row>`,
    },
  })
  const { rows } = await read(file)
  expect(rows[0]!.cells).toEqual(['7', '', 'x'])
  expect(rows[0]!.notes.map(({ code, column }) => [code, column])).toEqual([
    ['imports.formulaCell', 0],
    ['imports.errorCell', 1],
    ['imports.formulaCell', 2],
  ])
})

test('cells and rows without references follow each other; references leave gaps', async () => {
  const file = book({ sheets: { A: `${heads}<row>${text('7')}<c r="C2" t="inlineStr"><is><t>9</t></is></c></row>` } })
  expect(await cellsOf(file)).toEqual([['7', '', '9']])
})

test('texts cells share come with their formatting taken off, and without how they are pronounced', async () => {
  const file = book({
    texts: '<si><r><t>Mül</t></r><r><rPr><b/></rPr><t>ler &amp; Co</t></r><rPh><t>x</t></rPh></si>',
    sheets: { A: `${heads}<row><c t="s"><v>0</v></c></row>` },
  })
  expect((await cellsOf(file))[0]![0]).toBe('Müller & Co')
})

test('the strict form and another prefix are read alike', async () => {
  const sheet = (heads + row('7', '', '')).replaceAll(/<(\/?)(row|c|is|t)\b/g, '<$1x:$2')
  expect((await cellsOf(book({ namespace: strict, sheets: { A: sheet } })))[0]![0]).toBe('7')
})

test('what add-ins leave behind is no macro; a project of macros is', async () => {
  const sheets = { A: heads + row('7', '', '') }
  expect(
    await cellsOf(book({ sheets, more: { 'xl/customProperty1.bin': 'x', 'xl/printerSettings1.bin': 'x' } })),
  ).toHaveLength(1)
  await expect(read(book({ sheets, more: { 'xl/vbaProject.bin': 'x' } }))).rejects.toThrow('imports.macros')
})
