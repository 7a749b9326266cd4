import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, inject, test } from 'vitest'
import { listResigningHolders } from '#contract/keys.ts'
import { listHoldingMoves } from '#contract/moves.ts'
import { readLicenceRequest } from '#contract/renewals.ts'
import { workAsApplication } from '#platform/database/application-role.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { applicationPassword } from './testing/global-setup.ts'
import { testPortal } from './testing/portal.ts'

// What an earlier release wrote, brought up to date by the migrations since: `filled/` holds whole databases as they were
// written by the code of their time, table by table, rows as JSON.
type Rows = Record<string, unknown>[]
const filled = JSON.parse(
  gunzipSync(readFileSync(new URL('./migrations/filled/0016.json.gz', import.meta.url))).toString('utf8'),
) as { merges: string[]; people: string[]; companies: string[]; data: Record<string, Rows> }
const { data } = filled
const rowsOf = (table: string): Rows => data[table] ?? []

const name = 'filled_0016'
beforeAll(async () => {
  const admin = openDatabase(inject('postgresUrl'), 1)
  await admin.pool.query(`CREATE DATABASE ${name}`)
  await admin.close()
  const database = openDatabase(inject('postgresUrl').replace(/postgres$/, name), 1)
  await migrate(database.db as never, '0016-role-settings')
  await database.pool.query("SET session_replication_role = 'replica'")
  for (const [table, rows] of Object.entries(data)) {
    // Migrations have filled some tables themselves; others refuse to lose rows.
    const { rows: own } = await database.pool.query(`SELECT FROM "${table}" LIMIT 1`)
    if (own.length > 0) await database.pool.query(`DELETE FROM "${table}"`)
    const { rows: columns } = await database.pool.query<{ name: string }>(
      "SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER'",
      [table],
    )
    const names = columns.map((column) => column.name).join(', ')
    await database.pool.query(
      `INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows)],
    )
  }
  await database.pool.query("SET session_replication_role = 'origin'")
  expect(await migrate(database.db as never)).toContain('0017-holdings')
  await database.close()
  await workAsApplication(inject('postgresUrl').replace(/postgres$/, name), applicationPassword)
})
const portal = testPortal({}, name)

test('every product a company or a person had is a holding, with the same configuration, hosts, licences and history', async () => {
  const holdings = await portal.query(
    'SELECT id, company_id, contact_id, product_id, configuration_id, note FROM holdings',
  )
  for (const { id, company_id, product_id, configuration_id, note } of rowsOf('company_products'))
    expect(holdings).toContainEqual({
      id,
      company_id,
      contact_id: null,
      product_id,
      configuration_id: configuration_id ?? null,
      note,
    })
  for (const { contact_id, product_id } of rowsOf('contact_products'))
    expect(holdings).toContainEqual(expect.objectContaining({ company_id: null, contact_id, product_id }))
  expect(holdings).toHaveLength(rowsOf('company_products').length + rowsOf('contact_products').length)
  for (const table of ['hosts', 'licences', 'configuration_history', 'moves', 'licence_requests', 'campaign_rows']) {
    const key = table === 'campaign_rows' ? 'campaign_id' : 'id'
    const now = await portal.query(`SELECT ${key} AS key, holding_id FROM ${table} ORDER BY 1, 2`)
    const before = rowsOf(table).map((row) => ({ key: row[key], holding_id: row['company_product_id'] }))
    expect(now, table).toHaveLength(before.length)
    expect(now, table).toEqual(expect.arrayContaining(before))
  }
  const kinds = await portal.query('SELECT id, kind, company_id FROM configurations')
  for (const { id, kind, company_id } of rowsOf('configurations'))
    expect(kinds).toContainEqual({ id, kind: kind === 'company' ? 'held' : kind, company_id })
  expect(await portal.query('SELECT problems FROM campaign_rows')).toEqual([
    { problems: [{ code: 'holdings.disabled', detail: {} }] },
  ])
})

test('the ledger still proves every licence, and whose each is can be read', async () => {
  const [{ id }] = await portal.query('SELECT holding_id AS id FROM moves')
  expect((await portal.ask('licenser', listHoldingMoves, { params: { id } })).items).toMatchObject([
    { state: 'done', holder: { kind: 'company', id: filled.companies[0] } },
  ])
  const requests = await portal.query('SELECT id FROM licence_requests')
  expect((await portal.ask('licenser', readLicenceRequest, { params: { id: requests[0].id } })).holder.id).toBe(
    filled.companies[0],
  )
  const [resigning] = await portal.query('SELECT resigning_id AS id FROM resigning_holders')
  const page = await portal.ask('administrator', listResigningHolders, { params: { id: resigning.id } })
  expect(page.items).toMatchObject([{ holder: { id: filled.companies[0] }, licences: 1, signed: 1 }])
})

test('contacts are sorted by the name of their company', async () => {
  const contacts = await portal.query(
    `SELECT company_name_key AS key, companies.name_key AS name FROM contacts
     LEFT JOIN companies ON companies.id = company_id`,
  )
  expect(contacts.some(({ name }) => name === null)).toBe(true)
  expect(contacts.some(({ name }) => name !== null)).toBe(true)
  for (const { key, name } of contacts) expect(key).toBe(name)
})

test('merges of before can be taken back: products, moves and requests return to whom they belonged', async () => {
  // As old as the fixture is, undoing is only open for thirty days.
  await portal.query('UPDATE merges SET merged_at = now()')
  for (const merge of filled.merges.toReversed()) {
    const undone = await portal.call('administrator', 'POST', `/merges/${merge}/undo`)
    expect([undone.status, undone.json.code ?? undone.json.stayed]).toEqual([201, []])
  }
  const [kept, back] = filled.companies
  const owners = await portal.query('SELECT company_id FROM moves JOIN holdings ON holdings.id = holding_id')
  expect(owners).toEqual([{ company_id: kept }])
  const asked = await portal.query('SELECT company_id FROM licence_requests JOIN holdings ON holdings.id = holding_id')
  expect(asked).toEqual([{ company_id: back }])
  const products = await portal.query(
    'SELECT contact_id, count(*)::int AS n FROM holdings WHERE contact_id = ANY($1) GROUP BY 1 ORDER BY 2',
    [filled.people],
  )
  expect(products).toEqual([
    { contact_id: filled.people[0], n: 1 },
    { contact_id: filled.people[1], n: 2 },
  ])
})
