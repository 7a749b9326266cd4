import { Worker } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { createContact, listContacts } from '#contract/contacts.ts'
import { listStudentDomains } from '#contract/student-domains.ts'
import { badTables } from '../../testing/bad-tables.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'

const portal = testPortal()
const upload = (kind: string, content: string | Uint8Array, who: Who = 'licenser', fileName = 'tabelle.csv') =>
  portal.call(
    who,
    'POST',
    `/imports?kind=${kind}&fileName=${encodeURIComponent(fileName)}`,
    Buffer.from(content as string),
  )
const read = (id: string) => portal.call('licenser', 'GET', `/imports/${id}`)

const settled = async (id: string, wanted: string) =>
  (
    await until(
      () => read(id),
      ({ json }) => json.state === wanted,
    )
  ).json

async function checked(kind: string, content: string) {
  const { id, mapping } = (await upload(kind, content)).json
  expect((await portal.call('licenser', 'PUT', `/imports/${id}/mapping`, { mapping })).status).toBe(200)
  const record = await settled(id, 'checked')
  const { items } = (await portal.call('licenser', 'GET', `/imports/${id}/rows?pageSize=50`)).json
  return { id: id as string, record, items }
}

async function written(id: string, rows: 'all' | number[] = 'all') {
  const started = await portal.call('licenser', 'POST', `/imports/${id}/start`, { rows })
  expect(started.status).toBe(201)
  return settled(id, 'done')
}

const companies = `Kundennummer;Name;Straße;Hausnummer;PLZ;Ort;Land;Kundenart;Vertragsbeginn;Vertragsende
61001;Prüf & Test GmbH;Weg;1;20457;Hamburg;Deutschland;Firma;01.01.2026;unbegrenzt
10023;Müller & Söhne Antriebstechnik GmbH;;;;Lübeck;;;;
61002;Ohne Straße AG;;2;20457;Hamburg;DE;Firma;;
61003;Alpen AG;Gasse;3;6020;Innsbruck;Austria;Bergbahn;;
61001;Doppelt GmbH;Weg;1;20457;Hamburg;DE;Firma;;
abc;Buchstaben GmbH;Weg;1;20457;Hamburg;DE;Firma;;
61004;Rückwärts GmbH;Weg;1;20457;Hamburg;DE;Firma;01.02.2026;01.01.2026
`

test('companies: each row is told what would become of it, and written once', async () => {
  const { id, record, items } = await checked('companies', companies)
  expect(record.counts).toMatchObject({ new: 1, changed: 1, error: 5, checked: 7 })
  expect(items[0]).toMatchObject({ row: 2, key: '61001', outcome: 'new' })
  expect(items[1]).toMatchObject({ outcome: 'changed', changes: { city: ['Bielefeld', 'Lübeck'] } })
  const problems = items
    .slice(2)
    .map((row: { problems: { code: string; field: string }[] }) =>
      row.problems.map(({ code, field }) => `${field}: ${code}`),
    )
  expect(problems).toEqual([
    ['street: imports.valueMissing'],
    ['companyType: companies.typeUnknown'],
    ['customerNumber: imports.twice'],
    ['customerNumber: imports.valueInvalid'],
    ['contractStart: companies.serviceContractStartEndError'],
  ])
  const done = await written(id)
  expect(done.counts).toMatchObject({ chosen: 2, written: 2, failed: 0 })
  const created = (await portal.call('licenser', 'GET', '/companies?search=61001')).json.items
  expect(created).toHaveLength(1)
  const whole = (await portal.call('licenser', 'GET', `/companies/${created[0].id}`)).json
  expect(whole).toMatchObject({ country: 'DE', serviceContract: { start: '2026-01-01', end: null } })
  const again = await portal.call('licenser', 'POST', `/imports/${id}/start`, { rows: 'all' })
  expect(again.json.code).toBe('imports.nothingChosen')
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'accountEmail', 'requestId'])
    .where('recordId', '=', created[0].id)
    .execute()
  expect(audit).toEqual([
    { operation: 'startImport', accountEmail: 'licenser@wellenwerk.example', requestId: `import ${id} row 2` },
  ])
  // Imported anew, nothing is left to do.
  const second = await checked('companies', companies.split('\n').slice(0, 3).join('\n'))
  expect(second.record.counts).toMatchObject({ unchanged: 2, new: 0, changed: 0 })
})

test('a contract that begins with the day of older systems is none, for a company that is there as well', async () => {
  const table = (city: string, from: string, to: string) =>
    `Kundennummer;Name;Straße;Hausnummer;PLZ;Ort;Vertragsbeginn;Vertragsende\n61071;Ohne Vertrag AG;Weg;1;20457;${city};${from};${to}\n`
  const contractOf = async () => {
    const { items } = (await portal.call('licenser', 'GET', '/companies?search=61071')).json
    return (await portal.call('licenser', 'GET', `/companies/${items[0].id}`)).json.serviceContract
  }
  await written((await checked('companies', table('Kiel', '01.01.1970', '01.01.1970'))).id)
  expect(await contractOf()).toBeNull()
  await written((await checked('companies', table('Kiel', '01.01.2026', '31.12.9999'))).id)
  expect(await contractOf()).toEqual({ start: '2026-01-01', end: null })
  const { id, items } = await checked('companies', table('Kiel', '1970-01-01', '1970-01-01'))
  expect(items[0].changes).toEqual({ contractStart: ['01.01.2026 – ∞', ''] })
  await written(id)
  expect(await contractOf()).toBeNull()
})

test('contacts: by e-mail address and the number of their company; chosen rows only', async () => {
  const { id, record, items } = await checked(
    'contacts',
    `E-Mail,Kundennummer,Anrede,Vorname,Nachname,Hauptansprechpartner
neu.eins@import.example,10147,Frau,Änne,Eins,nein
NEU.ZWEI@import.example,10147,Mr.,Bo,Zwei,
customer@wellenwerk.example,10023,,,Umbenannt,
falsch,10147,Frau,C,Drei,
neu.vier@import.example,99999999,Frau,D,Vier,
neu.fuenf@import.example,,Dr.,E,Fünf,vielleicht
`,
  )
  expect(record.counts).toMatchObject({ new: 2, changed: 1, error: 3 })
  expect(items[2].changes).toMatchObject({ lastName: [expect.any(String), 'Umbenannt'] })
  expect(items[4].problems).toMatchObject([{ code: 'imports.companyUnknown', details: { number: '99999999' } }])
  expect(items[5].problems.map(({ field }: { field: string }) => field)).toEqual(['salutation', 'mainContact'])
  const done = await written(id, [3, 5])
  expect(done.counts).toMatchObject({ chosen: 1, written: 1 })
  const found = (await portal.ask('licenser', listContacts, { query: { search: 'neu.zwei' } })).items
  expect(found).toMatchObject([
    { email: 'neu.zwei@import.example', salutation: 'Herr', companyName: expect.stringContaining('Lindqvist') },
  ])
  expect((await portal.ask('licenser', listContacts, { query: { search: 'neu.eins' } })).items).toEqual([])
  const rest = await written(id)
  expect(rest.counts).toMatchObject({ chosen: 3, written: 3 })
  const answer = await portal.call('licenser', 'POST', '/exports', {
    list: 'listImportRows',
    params: { id },
    format: 'csv',
  })
  const report: string[][] = parse(answer.bytes, { bom: true, delimiter: ';' })
  expect(report).toHaveLength(7)
  expect(report[4]).toEqual(
    expect.arrayContaining(['5', 'falsch', 'Fehler', 'E-Mail-Adresse: Angabe ungültig: „falsch“']),
  )
})

test('what a row would change is told in words and days as people read them, on the page and in the report', async () => {
  const table = (language: string, salutation: string) =>
    `E-Mail;Vorname;Nachname;Anrede;Sprache\nworte@import.example;A;B;${salutation};${language}\n`
  await written((await checked('contacts', table('de', 'keine'))).id)
  const { id, items } = await checked('contacts', table('en', 'Frau'))
  expect(items[0].changes).toEqual({ salutation: ['NoSalutation', 'Frau'], language: ['de', 'en'] })
  const report = async (language: string) => {
    const body = { list: 'listImportRows', params: { id }, format: 'csv', language }
    const { bytes } = await portal.call('licenser', 'POST', '/exports', body)
    const lines: string[][] = parse(bytes, { bom: true, delimiter: ';' })
    return lines[1]!.join(' ')
  }
  expect(await report('de')).toContain('Sprache: Deutsch → Englisch; Anrede: Keine Anrede → Frau')
  expect(await report('en')).toContain('Language: German → English')
})

test('a row that no longer fits when it is written fails alone', async () => {
  const { id } = await checked(
    'contacts',
    'Email;Vorname;Nachname\nspaet.eins@import.example;A;B\nspaet.zwei@import.example;C;D\n',
  )
  await portal.ask('licenser', createContact, {
    body: {
      salutation: 'Herr',
      firstName: 'Schon',
      lastName: 'Da',
      email: 'spaet.eins@import.example',
    },
  })
  const done = await written(id)
  expect(done.counts).toMatchObject({ written: 1, failed: 1 })
  const { items } = (await portal.call('licenser', 'GET', `/imports/${id}/rows?result=failed`)).json
  expect(items).toMatchObject([{ row: 2, problems: [{ code: 'imports.changedMeanwhile' }], outcome: 'changed' }])
  expect(items[0].changes).toMatchObject({ firstName: ['Schon', 'A'] })
  // What it would do now has been seen: chosen once more, it does it.
  expect((await written(id)).counts).toMatchObject({ written: 2, failed: 0 })
  const { json } = await portal.call('licenser', 'GET', '/contacts?search=spaet.eins@import.example')
  expect(json.items).toMatchObject([{ firstName: 'A', lastName: 'B' }])
})

test.each([
  ['UTF-8 with a mark and semicolons', Buffer.from('\uFEFFKundennummer;Ort\n1;Köln')],
  ['UTF-8 with tabs', Buffer.from('Kundennummer\tOrt\n1\tKöln')],
  ['UTF-8 with commas and quotes', Buffer.from('"Kundennummer","Ort"\r\n"1","Köln"\r\n')],
  ['UTF-16 little endian', Buffer.from('\uFEFFKundennummer;Ort\n1;Köln', 'utf16le')],
  ['UTF-16 big endian', Buffer.from('\uFEFFKundennummer;Ort\n1;Köln', 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from('Kundennummer;Ort\n1;Köln', 'utf16le')],
  ['Windows-1252', Buffer.from('Kundennummer;Ort\n1;Köln', 'latin1')],
])('%s is read', async (_name, bytes) => {
  const { json } = await upload('companies', bytes)
  expect(json).toMatchObject({
    headers: ['Kundennummer', 'Ort'],
    understood: [[{ cell: '1', value: '1' }], [{ cell: 'Köln', value: 'Köln' }]],
    mapping: ['customerNumber', 'city'],
  })
})

test('a workbook is read, its numbers and days as texts', async () => {
  const row = (values: (string | number | Date)[]) =>
    values.map((value) =>
      value instanceof Date
        ? { value, type: Date, format: 'dd.mm.yyyy' }
        : { value, type: typeof value === 'number' ? Number : String },
    )
  const file = writeXlsxFile([
    row(['Kundennummer', 'Vertragsbeginn']),
    row([61500, new Date('2026-03-01T00:00:00Z')]),
  ] as never)
  const { json } = await upload(
    'companies',
    await (file as unknown as { toBuffer(): Promise<Buffer> }).toBuffer(),
    'licenser',
    'a.xlsx',
  )
  expect(json).toMatchObject({
    understood: [[{ cell: '61500', value: '61500' }], [{ cell: '2026-03-01', value: '2026-03-01' }]],
    mapping: ['customerNumber', 'contractStart'],
  })
})

test('the thread that reads a table loads the reader alone: neither shapes nor, for text, what reads workbooks', async () => {
  const hook = `import{registerHooks}from'node:module';import{parentPort}from'node:worker_threads';registerHooks({resolve(name,context,next){parentPort.postMessage({loaded:name});return next(name,context)}})`
  const module = new URL('tables/read-table.ts', import.meta.url).href
  const work = `const {default: read} = await import('${module}'); await read({ bytes: Buffer.from('a;b\\n1;2'), known: [], choice: {} }); process.exit()`
  const worker = new Worker(work, {
    eval: true,
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hook)}`],
  })
  const loaded: string[] = []
  worker.on('message', (told: { loaded: string }) => loaded.push(told.loaded))
  await new Promise((done) => worker.once('exit', done))
  expect(loaded).toContain('csv-parse/sync')
  expect(loaded.filter((name) => /zod|workbook|excel|fastify|kysely/.test(name))).toEqual([])
})

/** A workbook whose cell shows the first of so many texts. */
function sharing(texts: string): Buffer {
  const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0"?>${text}`)
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const related = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${types}/${kind}" Target="${target}"/>`
  return Buffer.from(
    zipSync({
      '_rels/.rels': xml(
        `<Relationships ${related}>${relation('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      ),
      'xl/workbook.xml': xml(
        `<workbook ${main} xmlns:r="${types}"><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships ${related}>${relation('a', 'worksheet', 'worksheets/sheet1.xml')}${relation('b', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>0</v></c></row></sheetData></worksheet>`,
      ),
      'xl/sharedStrings.xml': xml(`<sst ${main}>${texts}</sst>`),
    }),
  )
}

test.each([
  ['one that unpacks 480-fold', '<si><t>x</t></si>'.repeat(2_000_000)],
  ['one with a text no cell can hold', `<si><t>${'x'.repeat(1_000_000)}</t></si>`],
])('a workbook is refused before its texts are read: %s', async (_, texts) => {
  const { status, json } = await upload('companies', sharing(texts), 'licenser', 'a.xlsx')
  expect([status, json.code]).toEqual([422, 'imports.tooLarge'])
})

test('texts that few cells left behind are no reason to refuse it', async () => {
  const { status, json } = await upload(
    'companies',
    sharing('<si><t>Kundennummer</t></si>'.repeat(1000)),
    'licenser',
    'a.xlsx',
  )
  expect([status, json.headers]).toEqual([201, ['Kundennummer']])
})

test.each(badTables)('%s is refused by name', async (_name, content, code) => {
  const answer = await upload('companies', content)
  expect([answer.status, answer.json.code]).toEqual([answer.json.code === 'request.mediaType' ? 415 : 422, code])
})

test('more than 50 MB are not taken', async () => {
  expect((await upload('companies', Buffer.alloc(50 * 1024 * 1024 + 1, 'a'))).json.code).toBe('request.tooLarge')
})

test('what is cut short in the middle of a character is taken and judged like everything else', async () => {
  const { items } = await checked(
    'companies',
    `Kundennummer;Name;Kundenart;${'h'.repeat(199)}😀\n61081;X;${'a'.repeat(99)}😀;${'z'.repeat(3999)}😀\n`,
  )
  expect(items).toMatchObject([{ outcome: 'error', problems: [{ code: 'companies.typeUnknown' }] }])
})

test('the mapping is checked, and remembered for the next table', async () => {
  const first = (await upload('companies', 'Nummer;Wer;Was\n7;b;c')).json
  expect(first.mapping).toEqual([null, null, null])
  const map = (mapping: unknown[]) => portal.call('licenser', 'PUT', `/imports/${first.id}/mapping`, { mapping })
  expect((await map([null, 'name', null])).json.code).toBe('imports.keyMissing')
  expect((await map(['customerNumber', 'name', 'name'])).json.code).toBe('imports.fieldTwice')
  expect((await map(['customerNumber', 'lastName', null])).json.code).toBe('imports.fieldUnknown')
  expect((await map(['customerNumber', 'name', null])).status).toBe(200)
  await settled(first.id, 'checked')
  expect((await upload('companies', 'Was;Nummer\n1;2')).json.mapping).toEqual([null, 'customerNumber'])
})

test('nobody sees the uploads of others; customers upload nothing; contacts need both permissions', async () => {
  const { id } = (await upload('companies', 'Kundennummer;Name\n1;a')).json
  expect((await portal.call('administrator', 'GET', `/imports/${id}`)).json.code).toBe('imports.notFound')
  expect((await portal.call('administrator', 'GET', `/imports/${id}/rows`)).json.code).toBe('imports.notFound')
  expect((await portal.call('administrator', 'DELETE', `/imports/${id}`)).json.code).toBe('imports.notFound')
  expect((await upload('contacts', 'E-Mail\na@b.example', 'customer')).status).toBe(403)
  expect((await portal.call('licenser', 'DELETE', `/imports/${id}`)).status).toBe(204)
  expect((await read(id)).status).toBe(404)
})

test('the dry run cannot be started over a running import, nor a start repeated', async () => {
  const { id } = (await upload('companies', 'Kundennummer;Name\n1;a')).json
  expect((await portal.call('licenser', 'POST', `/imports/${id}/start`, { rows: 'all' })).json.code).toBe(
    'imports.notChecked',
  )
  await portal.database.db.updateTable('imports').set({ state: 'writing' }).where('id', '=', id).execute()
  const mapping = ['customerNumber', 'name']
  expect((await portal.call('licenser', 'PUT', `/imports/${id}/mapping`, { mapping })).json.code).toBe(
    'imports.started',
  )
  expect((await portal.call('licenser', 'DELETE', `/imports/${id}`)).json.code).toBe('imports.running')
})

test('a check or a writing that comes to no end in all its tries can be begun anew', async () => {
  const names = ['Eins', 'Zwei', 'Drei', 'Vier']
  const rows = names.map((name, at) => `${61_091 + at};${name} GmbH;Weg;1;20457;Hamburg\n`)
  const table = `Kundennummer;Name;Straße;Hausnummer;PLZ;Ort\n${rows.join('')}`
  const poison = (id: string, notes: string) =>
    portal.database.pool.query('UPDATE import_rows SET notes = $2 WHERE import_id = $1 AND row = 5', [id, notes])
  const { id } = await checked('companies', table)
  await poison(id, '7')
  const { mapping } = (await read(id)).json
  const check = () => portal.call('licenser', 'PUT', `/imports/${id}/mapping`, { mapping })
  expect((await check()).json.state).toBe('checking')
  await settled(id, 'mapping')
  await poison(id, '[]')
  expect((await check()).status).toBe(200)
  await settled(id, 'checked')
  await poison(id, '7')
  expect((await written(id)).counts).toMatchObject({ chosen: 4, written: 3 })
  await poison(id, '[]')
  expect((await written(id)).counts).toMatchObject({ written: 4, failed: 0 })
})

test('the line with which Excel names the separator is no header', async () => {
  const { record, items } = await checked(
    'companies',
    `sep=;\r\nKundennummer;Name\r\n10023;Müller & Söhne Antriebstechnik GmbH\r\n`,
  )
  expect([record.counts.unchanged, items[0].row, items[0].key]).toEqual([1, 2, '10023'])
})

test('a German zip code that lost its zero is told', async () => {
  const { items } = await checked(
    'companies',
    'Kundennummer;Name;Straße;Hausnummer;PLZ;Ort;Land\n61077;Elbwerk GmbH;Weg;1;1067;Dresden;DE\n61078;Alpwerk AG;Weg;1;6020;Innsbruck;AT\n',
  )
  expect(items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['error', 'new'])
  expect(items[0].problems).toMatchObject([{ code: 'companies.zipDigits', field: 'zipCode' }])
})

test('a table of student domains is judged, written, and recognises students from then on', async () => {
  const table = `Domain;Hochschule;Englishdescription;Land;Art
@Neue-Hochschule.example;Neue Hochschule;New University;Deutschland;Hochschule
tum.de;TU München (neu);;;
aalen.hochschule;Hochschule Aalen;;DE;
keine domain;Irgendwas;;DE;
neue-hochschule.example;Doppelt;;DE;
nirgends.example;Ohne Land;;;
`
  const { id, record, items } = await checked('studentDomains', table)
  expect(record.counts).toMatchObject({ new: 2, changed: 1, error: 3 })
  expect(
    items.map(
      ({ key, outcome, problems }: { key: string; outcome: string; problems: { code: string; field: string }[] }) => [
        key,
        outcome,
        problems[0]?.code ?? '',
        problems[0]?.field ?? '',
      ],
    ),
  ).toEqual([
    ['neue-hochschule.example', 'new', '', ''],
    ['tum.de', 'changed', '', ''],
    ['aalen.hochschule', 'new', '', ''],
    ['keine domain', 'error', 'students.domainName', 'domain'],
    ['neue-hochschule.example', 'error', 'imports.twice', 'domain'],
    ['nirgends.example', 'error', 'imports.valueMissing', 'country'],
  ])
  const done = await written(id)
  expect(done.counts).toMatchObject({ written: 3, failed: 0 })
  const listed = async (search: string) =>
    (await portal.ask('licenser', listStudentDomains, { query: { search } })).items
  expect((await listed('neue-hochschule'))[0]).toMatchObject({
    domain: 'neue-hochschule.example',
    kind: 'university',
    country: 'de',
    nameDe: 'Neue Hochschule',
    nameEn: 'New University',
  })
  expect((await listed('aalen.hochschule'))[0]).toMatchObject({ nameEn: 'Hochschule Aalen' })
  const [munich] = (await listed('tum.de')).filter(({ domain }) => domain === 'tum.de')
  expect(munich!.nameDe).toBe('TU München (neu)')
  expect((await upload('studentDomains', table, 'customer')).status).toBe(403)
  const double = { domain: 'neue-hochschule.example', country: 'de', nameDe: 'x', nameEn: 'x' }
  const again = await portal.call('licenser', 'POST', '/student-domains', double)
  expect([again.status, again.json.code]).toEqual([409, 'students.createDomainError'])
})
