import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cellsOf, heads, readTable, relationTypes, row, text, workbook } from '../../../testing/small-tables.ts'

const table = 'Kundennummer;Firma\r\n1;Köthe\r\n'
const plain = [['1', 'Köthe']]
const sql = 'SQLite format 3\u0000'
const cyrillic = 'Номер\tФирма\r\nОдин\tЗавод\r\n'

test.each<[string, Uint8Array | string, string[][]]>([
  ['UTF-16 of another alphabet without a mark', Buffer.from(cyrillic, 'utf16le'), [['Один', 'Завод']]],
  ['the same the other way round', Buffer.from(cyrillic, 'utf16le').swap16(), [['Один', 'Завод']]],
  ['a zero byte in a cell', table.replace('K', 'K\u0000'), plain],
  ['zero bytes up to the end of a block', Buffer.concat([Buffer.from(table), Buffer.alloc(512)]), plain],
  ['the end mark of MS-DOS', `${table}\u001a`, plain],
  ['a mark before each of two joined files', `\uFEFF${table}\uFEFF2;B\r\n`, [...plain, ['2', 'B']]],
  ['line ends of old Macs', table.replaceAll('\r\n', '\r'), plain],
  ['line ends changed twice', table.replaceAll('\r\n', '\r\r\n'), plain],
  ['a column without a header and content', 'Kundennummer;Firma;;\n1;Köthe;;\n', plain],
  ['120,000 rows that once were formatted', `Kundennummer;Firma\n1;Köthe\n${';\n'.repeat(120_000)}`, plain],
  ['quotes behind blanks', 'Kundennummer, Firma, Ort\n1, "A, B", C\n', [['1', 'A, B', 'C']]],
  ['blanks behind quotes', 'Kundennummer,Firma,Ort\n1,"A, B" ,C\n', [['1', 'A, B', 'C']]],
  ['rows between quotes', '"Kundennummer,Firma,Ort"\n"1,""A, B"",C"\n', [['1', 'A, B', 'C']]],
  [
    'a quote within a cell',
    'Kundennummer;Firma\n1;Rohr 12" lang\n2;"A" GmbH\n',
    [
      ['1', 'Rohr 12" lang'],
      ['2', '"A" GmbH'],
    ],
  ],
  [
    'texts as formulas',
    'Kundennummer;PLZ\n1;="01067"\n2;"=""01067"""\n',
    [
      ['1', '01067'],
      ['2', '01067'],
    ],
  ],
  [
    'apostrophes before numbers',
    "Kundennummer;Ort\n'1;'s-Hertogenbosch\n2;'68er\n",
    [
      ['1', "'s-Hertogenbosch"],
      ['2', "'68er"],
    ],
  ],
  ['nothing of MySQL', 'Kundennummer;Firma;Ort\n1;\\N;B\n', [['1', '', 'B']]],
  ['tabs under the name of commas', 'sep=\t\nKundennummer\tFirma\n1\tKöthe\n', plain],
])('of a text file with %s what was meant is read', async (_, bytes, cells) => {
  expect(await cellsOf(bytes)).toEqual(cells)
})

test('headers with line ends and blanks of any kind are known', async () => {
  const { reading, rows } = await readTable('Liste\n"Kunden-\nnummer";\u00a0Firma\u00a0\n1;A\n')
  expect([reading.headerRow, rows[0]!.cells]).toEqual([2, ['1', 'A']])
})

test.each([
  ['4,90E+12', 'imports.roundedNumber'],
  ['1.2345E+15', 'imports.roundedNumber'],
  ['1,5E+3', undefined],
  ['1E5', undefined],
  ['#NV', 'imports.errorCell'],
  ['#N/A', 'imports.errorCell'],
  ['#######', 'imports.errorCell'],
  ['#1', undefined],
])('the text %s is told as %s', async (written, code) => {
  const { rows } = await readTable(`Kundennummer;Telefon\n1;${written}\n`)
  expect(rows[0]!.notes.map((note) => note.code)).toEqual(code ? [code] : [])
})

test.each<[string, Uint8Array | string]>([
  ['a page called .xls', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>a;b</td></tr></table>'],
  ['a page with a mark', '\uFEFF<!DOCTYPE html>\n<table></table>'],
  ['an XML table of 2003', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook/>'],
  ['a page in one file', 'MIME-Version: 1.0\nX-Document-Type: Workbook\n'],
  ['JSON', '[{"Kundennummer":1,"Firma":"A"},\n{"Kundennummer":2,"Firma":"B"}]'],
  ['a PDF', '%PDF-1.4\n%a\n1 0 obj\n<< /Type /Catalog >>\nendobj'],
  ['a text with formats', '{\\rtf1\\ansi Kundennummer;Firma\n1;A}'],
  ['a database', sql],
  ['OpenDocument', zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') })],
  ['Numbers', zipSync({ 'Index/Document.iwa': strToU8('x') })],
  ['a CSV file in a ZIP file', zipSync({ 'kunden.csv': strToU8(table) })],
  ['a workbook without XML', framed('xl/workbook.bin')],
  ['a letter', framed('word/document.xml')],
])('%s is no table, and what to do is said', async (_, bytes) => {
  await expect(readTable(bytes)).rejects.toThrow('imports.kindUnknown')
})

function framed(target: string): Uint8Array {
  const relations = `<Relationships><Relationship Id="a" Type="${relationTypes}/officeDocument" Target="${target}"/></Relationships>`
  return zipSync({ '_rels/.rels': strToU8(relations), [target]: strToU8('<w:document xmlns:w="w"/>') })
}

const one = (cell: string, more: Partial<Parameters<typeof workbook>[0]> = {}) =>
  workbook({ ...more, sheets: { A: `${heads}<row><c><v>7</v></c>${cell}</row>` } })

test('characters that XML cannot hold are read back, in texts of all kinds', async () => {
  const file = one(`<c t="s"><v>0</v></c>${text('A_x000D_\nB')}<c t="str"><v>_x005F_x0041_</v></c>`, {
    texts: '<si><t>x_x0009_y</t></si>',
  })
  expect(await cellsOf(file)).toEqual([['7', 'x\ty', 'A\r\nB', '_x0041_']])
})

test('a text that is not there is no empty cell', async () => {
  await expect(readTable(one('<c t="s"><v>4</v></c>', { texts: '<si><t>x</t></si>' }))).rejects.toThrow(
    'imports.damaged',
  )
  expect(await cellsOf(one('<c t="s"/><c t="s"><v>-1</v></c>'))).toEqual([['7', '', '']])
})

test.each(['<row><c s="1"/></row>', '<row/>'])('150,000 rows of %s at the end are none', async (empty) => {
  const file = workbook({ sheets: { A: heads + row('7', '1', '2') + empty.repeat(150_000) } })
  expect(await cellsOf(file)).toEqual([['7', '1', '2']])
})

test('more rows than a sheet can have are refused, though they hold nothing', async () => {
  const file = workbook({ sheets: { A: heads + '<row/>'.repeat(1_048_577) } })
  await expect(readTable(file)).rejects.toThrow('imports.damaged')
})

test('of a number longer than a spreadsheet knows the lost digits are told', async () => {
  const { rows } = await readTable(one('<c><v>4.9012345678901E+13</v></c><c><v>1.2345678901234568E+17</v></c>'))
  expect(rows[0]!.cells[1]).toBe('49012345678901')
  expect(rows[0]!.notes).toEqual([{ code: 'imports.roundedNumber', column: 2, details: {} }])
})

test('a number that is none is told, and takes no other row along', async () => {
  const { rows } = await readTable(one('<c><v>1,5</v></c><c><v>9</v></c>'))
  expect([rows[0]!.cells, rows[0]!.notes]).toEqual([
    ['7', '', '9'],
    [{ code: 'imports.errorCell', column: 1, details: { value: '1,5' } }],
  ])
})

test('shares and amounts are numbers without their signs, truths are words', async () => {
  const cells = '<c s="1"><v>0.19</v></c><c s="2"><v>1234.5</v></c><c t="b"><v>1</v></c>'
  const file = one(cells, { formats: ['0%', '#,##0.00\\ &quot;€&quot;'] })
  expect(await cellsOf(file)).toEqual([['7', '0.19', '1234.5', 'ja']])
})

const sheet = 'xl/worksheets/sheet0.xml'
test.each([
  ['from the root', `/${sheet}`, sheet],
  ['from its folder', './worksheets/sheet0.xml', sheet],
  ['with its folder once more', sheet, sheet],
  ['with a blank', 'worksheets/Blatt%201.xml', 'xl/worksheets/Blatt 1.xml'],
  ['with an umlaut', 'worksheets/Blätter.xml', 'xl/worksheets/Blätter.xml'],
  ['with backslashes', 'worksheets\\sheet0.xml', sheet],
  ['in capitals', 'WORKSHEETS/Sheet0.xml', sheet],
  ['with a sign that is no escape', 'worksheets/100%.xml', 'xl/worksheets/100%.xml'],
])('a sheet is found where its workbook names it %s', async (_, target, name) => {
  const relations = `<Relationships><Relationship Id="s0" Type="${relationTypes}/worksheet" Target="${target}"/></Relationships>`
  const rows = `<worksheet><sheetData>${heads}${row('7', '1', '2')}</sheetData></worksheet>`
  const file = workbook({
    sheets: { A: '' },
    more: { 'xl/_rels/workbook.xml.rels': relations },
    places: { [name]: rows },
  })
  expect(await cellsOf(file)).toEqual([['7', '1', '2']])
})

test('a workbook written as it was sent, with the sizes behind each part, is read', async () => {
  const chunks: Uint8Array[] = []
  const zip = new Zip((_, chunk) => chunks.push(chunk))
  for (const [name, content] of Object.entries(workbookParts())) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(content), true)
  }
  zip.end()
  expect(await cellsOf(Buffer.concat(chunks))).toEqual([['7']])
})

const workbookParts = () => ({
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="s"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="s" Type="${relationTypes}/worksheet" Target="a.xml"/></Relationships>`,
  'xl/a.xml': `<worksheet><sheetData>${heads}${row('7')}</sheetData></worksheet>`,
})
