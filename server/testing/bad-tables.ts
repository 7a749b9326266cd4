import { deflateRawSync } from 'node:zlib'

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer) => {
  let c = 0xffffffff
  for (const byte of bytes) c = crcTable[(c ^ byte) & 255]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

/** A zip file of these parts; `size` lies about how large the larger ones are unpacked. */
function zip(given: Record<string, Buffer | string> | [string, Buffer | string][], size?: number): Buffer {
  const parts = Array.isArray(given) ? given : Object.entries(given)
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of parts) {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(Math.min(size ?? Infinity, bytes.length), 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, rest, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end])
}
const transitional = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheet = (rows: string, prefix = '', namespace = transitional) =>
  `<${prefix}worksheet xmlns${prefix && `:${prefix.slice(0, -1)}`}="${namespace}"><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`
const relations = (...targets: string[]) =>
  `<Relationships>${targets.map((target, at) => `<Relationship Id="r${at}" Type="x/worksheet" Target="${target}"/>`).join('')}</Relationships>`
/** The parts of a workbook with one sheet. */
const parts = (page: Buffer | string, name = 'worksheets/sheet1.xml') => ({
  'xl/workbook.xml': '<workbook xmlns:r="urn:r"><sheets><sheet name="A" sheetId="1" r:id="r0"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relations(name),
  [`xl/${name}`]: page,
})
const workbook = (page: Buffer | string) => zip(parts(page))

/** Tables that are refused, each with its code. */
export const badTables: [string, Buffer | string, string][] = [
  ['nothing', '', 'imports.empty'],
  ['headers alone', 'Kundennummer;Name\n', 'imports.empty'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'imports.kindUnknown'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'imports.oldWorkbook'],
  ['a zip that is no workbook', zip({ 'a.txt': 'x' }), 'imports.kindUnknown'],
  ['a broken zip', zip({ 'xl/workbook.xml': '<x/>' }).subarray(0, 40), 'imports.damaged'],
  ['macros', zip({ 'xl/workbook.xml': '<x/>', 'xl/vbaProject.bin': 'x' }), 'imports.macros'],
  [
    'entities that grow',
    zip({ 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>' }),
    'imports.damaged',
  ],
  ['a zip bomb that lies about its size', zip(parts(Buffer.alloc(250 * 1024 * 1024, ' ')), 100), 'imports.tooLarge'],
  ['too many rows in a workbook', workbook(sheet('<row><c><v>1</v></c></row>'.repeat(100_032))), 'imports.tooManyRows'],
  ['too many rows', `Kundennummer;Name\n${'1;a\n'.repeat(100_001)}`, 'imports.tooManyRows'],
  ['too many columns', `${Array.from({ length: 201 }, (_, n) => `S${n}`).join(';')}\n1`, 'imports.tooManyColumns'],
  [
    'a sheet in UTF-16',
    workbook(Buffer.from(`\uFEFF${sheet('<row><c><v>1</v></c></row>')}`, 'utf16le')),
    'imports.damaged',
  ],
  ['a document type in UTF-16', workbook(Buffer.from('\uFEFF<!DOCTYPE x><x/>', 'utf16le')), 'imports.damaged'],
  [
    'two sheets of one name',
    zip([...Object.entries(parts(sheet('<row/>'))), ['xl/worksheets/sheet1.xml', sheet('')]]),
    'imports.damaged',
  ],
  ['tags without end', workbook('<a>'.repeat(200_000)), 'imports.damaged'],
  ['20 MB of semicolons', Buffer.alloc(20_000_000, ';'), 'imports.tooManyColumns'],
  ['rows of nothing but semicolons', `a;b\n${`${';'.repeat(16_000)}\n`.repeat(1000)}`, 'imports.tooLarge'],
  ['20 MB of quotes', Buffer.alloc(20_000_000, '"'), 'imports.damaged'],
  ['20 MB in one cell', `Kundennummer;Name\n1;${'x'.repeat(20_000_000)}`, 'imports.damaged'],
  [
    'a row that is too long',
    `${Array.from({ length: 40 }, (_, n) => `S${n}`).join(';')}\n${Array(40).fill('x'.repeat(2000)).join(';')}`,
    'imports.rowTooLong',
  ],
]
