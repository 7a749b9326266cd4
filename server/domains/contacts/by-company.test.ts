import { type Expression, sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeCompany, deleteCompany } from '#contract/companies.ts'
import { changeContact, listContacts } from '#contract/contacts.ts'
import { createMerge, previewMerge, undoMerge } from '#contract/merges.ts'
import { readPage } from '#platform/lists/list.ts'
import { testPortal } from '../../testing/portal.ts'
import { whileHeld } from '../../testing/while-held.ts'
import { contactLists } from './lists.ts'

const portal = testPortal()

// So many contacts that sorting them all would take longer than an index, however the planner counts.
beforeAll(async () => {
  await portal.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
     SELECT gen_random_uuid(), (600000 + n)::text, 'Viele ' || (n / 2), '0198c0de-0000-7000-8000-000000000002', 'A', '1', '20457', 'B'
     FROM generate_series(1, 3000) AS n`,
  )
  await portal.query(
    `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
     SELECT gen_random_uuid(), companies.id, 'Frau', 'A', 'B', companies.customer_number || '-' || n || '@viele.example', ''
     FROM companies, generate_series(1, 4) AS n WHERE name LIKE 'Viele %'`,
  )
  await portal.query('VACUUM ANALYZE companies, contacts')
})

afterEach(async () => {
  const wrong = await portal.query(
    `SELECT contacts.id, company_name_key, name_key FROM contacts LEFT JOIN companies ON companies.id = company_id
     WHERE company_name_key IS DISTINCT FROM name_key`,
  )
  expect(wrong).toEqual([])
})

const actor = { permissions: new Set(), sight: 'all', language: 'de' } as never
const source = (sort: string) => {
  const query = { ...listContacts.query.parse({}), sort } as never
  return contactLists
    .find(({ operation }) => operation === listContacts)!
    .source({ ...portal.jobCall(), actor, params: {}, query })
}

test.each(['companyName', '-companyName'])('pages of contacts by %s are those of the whole order', async (sort) => {
  const order = sort.startsWith('-') ? 'DESC' : 'ASC'
  const all = await portal.query(
    `SELECT contacts.id FROM contacts LEFT JOIN companies ON companies.id = company_id WHERE erased_at IS NULL
     ORDER BY companies.name_key ${order}, contacts.id ${order}`,
  )
  const alone = await portal.query('SELECT id FROM contacts WHERE company_id IS NULL AND erased_at IS NULL')
  expect(alone.length).toBeGreaterThan(2)
  const pageSize = 10
  const last = Math.ceil(all.length / pageSize)
  // The first ones, those around the border between people with and without a company, and the last.
  const border = Math.ceil((order === 'DESC' ? alone.length : all.length - alone.length) / pageSize)
  for (const page of new Set([1, 2, border, border + 1, 200, last, last + 1])) {
    const { items, total } = await readPage(
      portal.database.db,
      await source(sort),
      { page, pageSize, sort, search: '' },
      'lastName',
    )
    const ids = all.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)
    expect(
      items.map((item) => (item as { id: string }).id),
      String(page),
    ).toEqual(ids)
    expect(total, String(page)).toBe(Math.min(all.length, 10_000))
  }
})

test.each(['companyName', '-companyName'])('a deep page by %s is read out of the index', async (sort) => {
  const planOf = async (statement: Expression<unknown>) => {
    const { rows } = await sql<Record<string, string>>`EXPLAIN ${statement}`.execute(portal.database.db)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  }
  const { found, sort: sorted } = await source(sort)
  const contacts = () => portal.database.db.selectFrom('contacts')
  const direction = sort.startsWith('-') ? sql`DESC` : sql`ASC`
  const page = (found as unknown as ReturnType<typeof contacts>)
    .select('contacts.id')
    .orderBy(sql`${sorted['companyName']!} ${direction}, contacts.id ${direction}`)
    .limit(26)
    .offset(9000)
  expect(await planOf(page)).toMatch(/^Limit.*\n +-> +Index Only Scan.* using contacts_company_name_index/)
})

const contactOf = async (id: string) =>
  (await portal.query('SELECT company_name_key AS key, modified_at, xmin FROM contacts WHERE id = $1', [id]))[0]
const keyOf = async (id: string) => (await contactOf(id)).key
const rename = (id: string, name: string) => portal.ask('licenser', changeCompany, { params: { id }, body: { name } })

test('a contact has the key of its company, of another one after moving there, and none without', async () => {
  const [first, other] = [
    await portal.given.company({ name: 'Äbte & Söhne' }),
    await portal.given.company({ name: 'Zander' }),
  ]
  const { id } = await portal.given.contact({ companyId: first.id })
  const move = (companyId: string | null) =>
    portal.ask('administrator', changeContact, { params: { id }, body: { companyId } })
  expect(await keyOf(id)).toBe('abte sohne')
  await move(other.id)
  expect(await keyOf(id)).toBe('zander')
  await move(null)
  expect(await keyOf(id)).toBe(null)
  await move(first.id)
  expect(await keyOf(id)).toBe('abte sohne')
})

test('a rename reaches the contacts of the company, which count as unchanged', async () => {
  const company = await portal.given.company({ name: 'Alt' })
  const { id } = await portal.given.contact({ companyId: company.id })
  const before = await contactOf(id)
  await portal.ask('licenser', changeCompany, { params: { id: company.id }, body: { phone: '040 1' } })
  expect(await contactOf(id)).toEqual(before)
  await rename(company.id, 'Neu')
  expect(await contactOf(id)).toMatchObject({ key: 'neu', modified_at: before.modified_at })
})

test('a company’s merge, its undo and the deletion of a company keep the keys', async () => {
  const [kept, gone] = [await portal.given.company({ name: 'Bleibt' }), await portal.given.company({ name: 'Geht' })]
  const contacts = [
    await portal.given.contact({ companyId: kept.id }),
    await portal.given.contact({ companyId: gone.id }),
  ]
  const keys = () => Promise.all(contacts.map(({ id }) => keyOf(id)))
  const pair = { kind: 'company' as const, remaining: kept.id, removed: gone.id }
  const { version } = await portal.ask('administrator', previewMerge, { query: pair })
  const body = { kind: pair.kind, remainingId: kept.id, removedId: gone.id, take: ['name'], version }
  const { id } = await portal.ask('administrator', createMerge, { body })
  expect(await keys()).toEqual(['geht', 'geht'])
  await portal.ask('administrator', undoMerge, { params: { id } })
  expect(await keys()).toEqual(['bleibt', 'geht'])
  await portal.ask('administrator', deleteCompany, { params: { id: gone.id } })
  expect(await keyOf(contacts[0]!.id)).toBe('bleibt')
})

test('a company is renamed while a contact of it is being created, and the other way round', async () => {
  const { id } = await portal.given.company({ name: 'Vorher' })
  const insert = `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
    VALUES (gen_random_uuid(), $1, 'Frau', 'A', 'B', gen_random_uuid() || '@vorher.example', '')`
  const keys = async () =>
    (await portal.query('SELECT company_name_key AS key FROM contacts WHERE company_id = $1', [id])).map(
      ({ key }) => key,
    )
  await whileHeld(portal.database, [insert, id], () => rename(id, 'Nachher'))
  expect(await keys()).toEqual(['nachher'])
  const again = "UPDATE companies SET name = 'Zuletzt' WHERE id = $1"
  await whileHeld(portal.database, [again, id], () => portal.query(insert, [id]))
  expect(await keys()).toEqual(['zuletzt', 'zuletzt'])
})
