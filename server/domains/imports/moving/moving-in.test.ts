import { expect, test } from 'vitest'
import { importFields, type ImportKind } from '#contract/import-kinds.ts'
import { movingTables as tables } from '../../../testing/moving-tables.ts'
import { testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const settled = async (id: string, wanted: string) => {
  const read = () => ask('GET', `/imports/${id}`)
  const { json } = await until(read, ({ json: { state } }) => state !== 'checking' && state !== 'writing')
  expect([json.kind, json.state]).toEqual([json.kind, wanted])
  return json
}

/** Uploads a table and checks it; its record, and what is told of each row. */
async function checked(kind: string, rows: readonly string[]) {
  const uploaded = await ask('POST', `/imports?kind=${kind}&fileName=${kind}.csv`, Buffer.from(rows.join('\n')))
  expect(uploaded.status, JSON.stringify(uploaded.json)).toBe(201)
  const { id, mapping } = uploaded.json
  expect(mapping).not.toContain(null)
  expect((await ask('PUT', `/imports/${id}/mapping`, { mapping })).status).toBe(200)
  const record = await settled(id, 'checked')
  const { items } = (await ask('GET', `/imports/${id}/rows?pageSize=50`)).json
  const problems = items.map(({ problems: all }: { problems: { code: string }[] }) =>
    all.map(({ code }) => code).join(),
  )
  return { id: id as string, counts: record.counts, items, problems }
}

/** Takes a table over; what became of its rows. */
async function takenOver(kind: string, rows: readonly string[]) {
  const { id, counts, problems } = await checked(kind, rows)
  expect(problems.filter(Boolean)).toEqual([])
  expect((await ask('POST', `/imports/${id}/start`, { rows: 'all' })).status).toBe(201)
  const done = await settled(id, 'done')
  const failed = (await ask('GET', `/imports/${id}/rows?result=failed&pageSize=5`)).json.items
  expect(failed).toEqual([])
  return { ...counts, written: done.counts.written }
}

const errorsOf = async (kind: string, rows: readonly string[]) => (await checked(kind, rows)).problems

test('what is not there yet is told with the table that comes first', async () => {
  expect(await errorsOf('masters', ['Produkt;Modul Ebene 1', 'nirgends;E'])).toEqual(['imports.productUnknown'])
  expect(
    await errorsOf('masters', ['Produkt;Modul Ebene 1;Modul Ebene 2', 'WW-NW-20;E;', 'WW-NW-20;nirgends;']),
  ).toEqual(['imports.otherRow', 'imports.moduleUnknown'])
  expect(await errorsOf('holdings', ['Firma;Produkt', '99999;WW-NW-20', '10023;nirgends', ';WW-NW-20'])).toEqual([
    'imports.companyUnknown',
    'imports.productUnknown',
    'imports.holderOneOfTwo',
  ])
  expect(await errorsOf('configurations', ['Kundenprodukt;Modul Ebene 1;Anzahl', 'nirgends;E;5'])).toEqual([
    'imports.holdingUnknown',
  ])
  expect(await errorsOf('hosts', ['Alte ID;Firma;Produkt', 'R9;10023;WW-EP-18'])).toEqual(['imports.holdingUnknown'])
  expect(await errorsOf('licences', ['Alte ID;Host-ID', '4712;nirgends'])).toEqual(['imports.hostUnknown'])
})

test('a small portal moves in, and a second run changes nothing', async () => {
  for (const [kind, rows] of Object.entries(tables)) {
    const counts = await takenOver(kind, rows)
    expect([kind, counts.error, counts.written]).toEqual([kind, 0, counts.new + counts.changed])
    expect(counts.new, kind).toBeGreaterThan(0)
  }
  for (const [kind, rows] of Object.entries(tables)) {
    const { counts, items } = await checked(kind, rows)
    expect([kind, items.map(({ changes }: { changes: object }) => changes), counts]).toEqual([
      kind,
      rows.slice(1).map(() => ({})),
      expect.objectContaining({ new: 0, changed: 0, error: 0, unchanged: rows.length - 1 }),
    ])
  }
  const tooLong = ['Alte ID;Firma;Produkt;Infokommentar', `H1;C1;P1;${'x'.repeat(300)}`]
  expect(await errorsOf('holdings', tooLong)).toEqual(['imports.valueInvalid'])
  // What changed since, and nothing else, is written.
  const more = tables.configurations.map((row) => row.replace('E;;;5', 'E;;;7'))
  const { counts, items } = await checked('configurations', more)
  expect([counts.changed, items[0].changes]).toEqual([6, { count: ['5', '7'] }])
  const [one, two] = await Promise.all([checked('configurations', more), checked('configurations', more)])
  await Promise.all([one, two].map(({ id }) => ask('POST', `/imports/${id}/start`, { rows: [3] })))
  const done = await Promise.all([one, two].map(({ id }) => settled(id, 'done')))
  // Two runs at once: one of them writes all rows of the configuration, the other finds them written.
  expect(done.map(({ counts: { chosen } }) => chosen)).toEqual([6, 6])
  const again = await checked('configurations', more)
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 6 })
  const history = await portal.query(
    `SELECT count(*) AS n FROM configuration_history JOIN import_old_ids ON record_id = holding_id WHERE old_id = 'H1'`,
  )
  expect(history).toEqual([{ n: 1 }])
})

test('the guide says what is there, what comes first and what did not fit; templates fit as they are', async () => {
  await checked('holdings', ['Firma;Produkt', '99999;WW-NW-20'])
  const { items } = (await ask('GET', '/moving-in')).json
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
    'products',
    'modules',
    'masters',
    'companies',
    'contacts',
    'holdings',
    'configurations',
    'hosts',
    'licences',
  ])
  expect(items[5]).toMatchObject({ missing: [], last: { fileName: 'holdings.csv', state: 'checked', errors: 1 } })
  expect(items[5].there).toBeGreaterThan(100)
  for (const { kind } of items)
    for (const language of ['de', 'en'] as const) {
      const file = await ask('GET', `/moving-in/templates/${kind}?format=csv&language=${language}`)
      expect([kind, file.status, file.json]).toEqual([kind, 200, null])
      const uploaded = await ask('POST', `/imports?kind=${kind}&fileName=a.csv`, file.bytes)
      expect([kind, uploaded.json.mapping]).toEqual([kind, importFields[kind as ImportKind]])
    }
  const book = await ask('GET', '/moving-in/templates/hosts?format=xlsx')
  const uploaded = await ask('POST', '/imports?kind=hosts&fileName=a.xlsx', book.bytes)
  expect(uploaded.json.mapping).toEqual(importFields.hosts)
  expect((await portal.call('licenser', 'GET', '/moving-in/templates/products?format=csv')).json.code).toBe(
    'permission.missing',
  )
})
